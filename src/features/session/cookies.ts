/** Cookies shared with the platform. */

/** The value of a cookie; undefined if it is missing or the browser blocks cookies. */
export function readCookie(name: string): string | undefined {
  const pair = allCookies()
    .split('; ')
    .find((each) => each.startsWith(`${name}=`));
  return pair && decode(pair.slice(name.length + 1));
}

/** Sets a cookie for this host. `lifetime` in seconds. */
export function writeCookie(name: string, value: string, lifetime: number): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  write(`${name}=${encodeURIComponent(value)}; path=/; max-age=${lifetime}; samesite=lax${secure}`);
}

/** Removes a cookie, both this host's and the one shared across its domain. */
export function removeCookie(name: string): void {
  const domain = window.location.hostname.split('.').slice(-2).join('.');
  for (const scope of ['', `; domain=.${domain}`]) write(`${name}=; path=/; max-age=0${scope}`);
}

function write(cookie: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that firms use.
    document.cookie = cookie;
  } catch {
    // A frame without access to cookies works without them.
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
