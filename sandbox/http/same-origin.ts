/**
 * Protects pages that act on cookies. The session cookie is SameSite=Lax; this also rejects requests that the browser
 * marks as cross-origin.
 */

/** Tells whether a request comes from a page on the same host, or from no page (a script or test). */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  // Compares hosts only: a TLS proxy in front of the sandbox changes the scheme.
  return origin === null || (URL.canParse(origin) && new URL(origin).host === new URL(request.url).host);
}

/**
 * Tells where a navigation by GET came from: one of our own pages, another site (or another origin of this one), or
 * nowhere that the browser tells (a typed address, a bookmark, a mail, an old browser, a script).
 */
export function comesFrom(request: Request): 'own-page' | 'elsewhere' | 'unknown' {
  const site = request.headers.get('sec-fetch-site');
  if (site === 'same-origin') return 'own-page';
  return site === null || site === 'none' ? 'unknown' : 'elsewhere';
}
