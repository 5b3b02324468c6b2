/** The HTML pages the sandbox serves: one layout, one style sheet, no external resources. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { html, raw } from 'hono/html';

/** Escaped markup made by hono's html`…`. */
export type Markup = ReturnType<typeof html>;

interface Page {
  title: string;
  body: Markup;
  /** A classic script for the end of the body. */
  script?: string;
  /** Allowed origin of the page's frames. */
  frames?: string;
  /** CSS class of the body. */
  kind: 'narrow' | 'wide';
  status?: number;
  headers?: Headers;
}

const style = readFileSync(resolve(import.meta.dirname, 'html-page.css'), 'utf8');
const styleSource = sourceHash(style);

/** The product's logo and name in the page header. */
export const brand = html`<div class="brand"><svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true">
<rect width="32" height="32" rx="7" fill="#1f3a5f"/>
<path d="M7 23h18M9 20h14M11 20v-8m5 8v-8m5 8v-8M8 12l8-5 8 5z" fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/>
</svg><span>Benchfile</span></div>`;

/** A complete page that can't be cached or framed. */
export async function htmlPage({ title, body, script, frames, kind, status = 200, headers = new Headers() }: Page) {
  const page = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${raw(style)}</style>
</head>
<body class="${kind}">
${body}
${script === undefined ? '' : html`<script>${raw(script)}</script>`}
</body>
</html>
`;
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('cache-control', 'no-store');
  headers.set('referrer-policy', 'same-origin');
  headers.set(
    'content-security-policy',
    [
      "default-src 'none'",
      `style-src ${styleSource}`,
      ...(script === undefined ? [] : [`script-src ${sourceHash(script)}`]),
      ...(frames === undefined ? [] : [`frame-src ${frames}`]),
      "connect-src 'self'",
      'img-src data:',
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  );
  return new Response(String(page), { status, headers });
}

function sourceHash(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}
