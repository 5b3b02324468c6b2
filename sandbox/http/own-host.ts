/**
 * The names that the sandbox answers to. A page whose own name leads to this machine (DNS rebinding) counts as the same
 * origin in every other way, and would control the sandbox.
 */
const ownHosts: ReadonlySet<string> = new Set([
  'localhost',
  '127.0.0.1',
  '[::1]',
  ...(process.env.SANDBOX_HOSTS ?? '').split(',').map((host) => host.trim().toLowerCase()),
]);

/** Tells whether a request's address, which holds its Host header, names the sandbox. */
export function isOwnHost(url: string): boolean {
  return ownHosts.has(new URL(url).hostname);
}
