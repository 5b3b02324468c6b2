/**
 * Stops redirects that lead in a circle. Every navigation inside the application passes it (routes/__root.tsx), because
 * redirects come from guards, loaders, effects and failed calls, and only together do they make a circle.
 */

/** Milliseconds in which a second redirect to the same page is a circle. */
const period = 1000;
/** What a person does before they go to a page again. Assistive technology changes a field without a pointer or keys. */
const inputs = ['pointerdown', 'keydown', 'change', 'popstate'] as const;

/** Redirects lead in a circle, which the message names, without what the addresses ask for. */
export class RedirectLoopError extends Error {
  constructor(hrefs: readonly string[]) {
    const paths = hrefs.map((href) => href.replace(/[?#].*/, ''));
    super(`The same page was reached twice within a second without input: ${paths.join(' → ')}.`);
    this.name = 'RedirectLoopError';
  }
}

/** Redirects since the last input. The first navigation after it is the person's. */
let redirects: { href: string; at: number }[] = [];
let isPersons = true;
let current: string | undefined;

/** Forgets earlier navigations, and counts what follows a person's input from the start. Returns how to stop. */
export function watchInput(): () => void {
  const watching = new AbortController();
  const startOver = () => {
    redirects = [];
    isPersons = true;
  };
  startOver();
  current = undefined;
  for (const input of inputs)
    window.addEventListener(input, startOver, { signal: watching.signal, capture: true, passive: true });
  return () => watching.abort();
}

/**
 * Call before each navigation to `href`. The page that is already open isn't counted: it may load again.
 * @throws RedirectLoopError if a redirect led there within the last second.
 */
export function passRedirectGuard(href: string): void {
  if (href === current) return;
  current = href;
  const now = performance.now();
  redirects = redirects.filter(({ at }) => now - at < period);
  const isLoop = redirects.some((redirect) => redirect.href === href);
  if (!isPersons) redirects.push({ href, at: now });
  isPersons = false;
  if (isLoop) throw new RedirectLoopError(redirects.map((redirect) => redirect.href));
}
