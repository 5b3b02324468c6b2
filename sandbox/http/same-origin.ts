/** Guards pages that act by cookie: the session cookie is SameSite=Lax, and this refuses what the browser says is foreign. */

/** Whether a request comes from a page of the same host, or from no page (a script, a test). */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  // By host and not by scheme: a proxy that ends TLS in front of the sandbox changes the scheme.
  return origin === null || (URL.canParse(origin) && new URL(origin).host === new URL(request.url).host);
}
