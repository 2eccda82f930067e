import { createHash } from 'node:crypto';
import { Controller, Get, Res } from '@nestjs/common';
import type { Response } from 'express';

const SCRIPT = `
const form = document.querySelector('form'), said = document.querySelector('output');
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const body = JSON.stringify(Object.fromEntries(new FormData(form)));
  const answer = await fetch('/api' + location.pathname, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  if (answer.ok) { location.replace('/'); return; }
  const problem = await answer.json();
  said.textContent = problem.code === 'notFound' ? 'This link is used up or has run out.' : problem.message;
});
`;

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>First administrator</title>
<style>body{font:16px system-ui;max-width:24rem;margin:4rem auto;padding:0 1rem}label{display:block;margin:1rem 0}input{width:100%;font:inherit}</style>
<h1>First administrator</h1>
<form>
<label>Name <input name="name" autocomplete="username" required minlength="2" maxlength="20"></label>
<label>Password <input name="password" type="password" autocomplete="new-password" required minlength="8" maxlength="128"></label>
<button>Create</button>
<p><output role="alert"></output></p>
</form>
<script>${SCRIPT}</script>
`;

const HASH = createHash('sha256').update(SCRIPT).digest('base64');
const POLICY = `default-src 'none'; connect-src 'self'; style-src 'unsafe-inline'; script-src 'sha256-${HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Where the one-time link leads: opening it uses nothing up, sending the form does. */
@Controller('admin-link')
export class AdminLinkPage {
  @Get(':token')
  show(@Res() response: Response): void {
    response.setHeader('Content-Security-Policy', POLICY);
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Referrer-Policy', 'no-referrer');
    response.type('html').send(PAGE);
  }
}
