/** The cookies that the platform leaves for the application. */

/** Undefined where there is none, also where the browser keeps cookies from this page. */
export function readCookie(name: string): string | undefined {
  const pair = allCookies()
    .split('; ')
    .find((each) => each.startsWith(`${name}=`));
  return pair && decode(pair.slice(name.length + 1));
}

/** Leaves a cookie for this host's pages. `lifetime` in seconds. */
export function writeCookie(name: string, value: string, lifetime: number): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  write(`${name}=${encodeURIComponent(value)}; path=/; max-age=${lifetime}; samesite=lax${secure}`);
}

/** Takes a cookie away: this host's, and the one it shares with the other hosts of its domain. */
export function removeCookie(name: string): void {
  const domain = window.location.hostname.split('.').slice(-2).join('.');
  for (const scope of ['', `; domain=.${domain}`]) write(`${name}=; path=/; max-age=0${scope}`);
}

function write(cookie: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that firms use.
    document.cookie = cookie;
  } catch {
    // A frame that may have no cookies goes on without.
  }
}

function allCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
