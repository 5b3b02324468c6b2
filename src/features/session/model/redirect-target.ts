/** Where a person may be sent after a redirect (specification, application section 4; decision 4). */
import { isUnsafeAddress } from '@/lib/links/unsafe-address';

interface RedirectRule {
  /** Origin of the application, e.g. `https://app.benchfile.example`. */
  currentOrigin: string;
  /** The application's prefix, without a slash at the end. */
  prefix: string;
  /** The provider's own domain: https on it and below it is allowed. */
  providerDomain: string;
}

const withScheme = /^[a-z][a-z0-9+.-]*:/i;

/**
 * The target itself where it is safe, its path with the prefix where that lacked, the prefix for everything else.
 * @param input anything that stood in an address; never trusted.
 */
export function safeRedirectTarget(input: string, rule: RedirectRule): string {
  if (input === '' || input.startsWith('//') || isUnsafeAddress(input)) return rule.prefix;
  if (withScheme.test(input)) return isAllowedAddress(input, rule) ? input : rule.prefix;
  return pathBelowPrefix(input, rule) ?? rule.prefix;
}

function isAllowedAddress(input: string, { currentOrigin, providerDomain }: RedirectRule): boolean {
  // `https:evil` and `https:/evil` are URLs to a browser, and addresses to nobody; an `@` before the path is user-info.
  if (!/^https?:\/\/[^/?#@]+([/?#]|$)/i.test(input) || !URL.canParse(input)) return false;
  const { origin, protocol, hostname, pathname } = new URL(input);
  const current = new URL(currentOrigin);
  if (hostname.endsWith('.') || pathname.startsWith('//')) return false;
  return (
    origin === current.origin ||
    (hostname === 'localhost' && current.hostname === 'localhost') ||
    (protocol === 'https:' && `.${hostname}`.endsWith(`.${providerDomain.toLowerCase()}`))
  );
}

/** The path, prefixed, with query and fragment as they stood; undefined when it resolves to anywhere else. */
function pathBelowPrefix(input: string, { currentOrigin, prefix }: RedirectRule): string | undefined {
  const isPrefixed = input.startsWith(prefix) && /^([/?#]|$)/.test(input.slice(prefix.length));
  const target = isPrefixed ? input : `${prefix}${/^[/?#]/.test(input) ? '' : '/'}${input}`;
  if (!URL.canParse(target, currentOrigin)) return undefined;
  const url = new URL(target, currentOrigin);
  const isBelow = url.pathname === prefix || url.pathname.startsWith(`${prefix}/`);
  const leaves = url.pathname.startsWith(`${prefix}//`);
  return url.origin === new URL(currentOrigin).origin && isBelow && !leaves ? target : undefined;
}
