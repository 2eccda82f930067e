import { NextResponse, type NextRequest } from 'next/server';

/**
 * The api under the dashboard's own origin, so that the browser's session cookie goes along. It authorises nothing:
 * the api does. Read at run time (a rewrite in next.config is fixed by the build). Sockets never pass here.
 */
export function proxy(request: NextRequest): NextResponse {
  const origin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';
  return NextResponse.rewrite(new URL(request.nextUrl.pathname + request.nextUrl.search, origin));
}

export const config = { matcher: ['/api/:path*', '/health/:path*'] };
