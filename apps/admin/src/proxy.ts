import { NextResponse, type NextRequest } from 'next/server';

const isApi = (path: string): boolean => /^\/(api|health)(\/|$)/.test(path);

/**
 * The api under the dashboard's own origin, so that the browser's session cookie goes along. It authorises nothing:
 * the api does. Read at run time (a rewrite in next.config is fixed by the build). Sockets never pass here.
 */
const passOn = (request: NextRequest): NextResponse => {
  const origin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';
  return NextResponse.rewrite(new URL(request.nextUrl.pathname + request.nextUrl.search, origin));
};

const policyWith = (nonce: string): string =>
  [
    "default-src 'self'",
    // Next's own inline scripts carry the nonce; development needs eval for its stack traces.
    `script-src 'self' 'nonce-${nonce}'${process.env.NODE_ENV === 'development' ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const page = (request: NextRequest): NextResponse => {
  const nonce = btoa(crypto.randomUUID());
  const policy = policyWith(nonce);
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('Content-Security-Policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  response.headers.set('X-Content-Type-Options', 'nosniff');
  response.headers.set('Referrer-Policy', 'same-origin');
  response.headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  return response;
};

export const proxy = (request: NextRequest): NextResponse =>
  isApi(request.nextUrl.pathname) ? passOn(request) : page(request);

export const config = { matcher: ['/((?!_next/static|_next/image|icon.svg|light.js).*)'] };
