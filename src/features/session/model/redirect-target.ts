/** The rule for safe redirect targets (specification, application section 4; decision 4). */
import { isUnsafeAddress } from '@/lib/links/unsafe-address';

interface RedirectRule {
  /** Origin of the application, e.g. `https://app.benchfile.example`. */
  currentOrigin: string;
  /** The application's prefix, without a trailing slash. */
  prefix: string;
  /** The provider's domain. It and its subdomains are allowed over https. */
  providerDomain: string;
}

const withScheme = /^[a-z][a-z0-9+.-]*:/i;

/**
 * Returns a safe target: the input if it is safe, with the prefix added if it lacks one; otherwise the prefix.
 * @param input untrusted text from an address.
 */
export function safeRedirectTarget(input: string, rule: RedirectRule): string {
  if (input === '' || input.startsWith('//') || isUnsafeAddress(input)) return rule.prefix;
  if (withScheme.test(input)) return isAllowedAddress(input, rule) ? input : rule.prefix;
  return pathBelowPrefix(input, rule) ?? rule.prefix;
}

function isAllowedAddress(input: string, { currentOrigin, providerDomain }: RedirectRule): boolean {
  // Browsers accept `https:evil` and `https:/evil` as URLs. An `@` before the path is user info.
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

/** The prefixed path with its query and fragment; undefined if it resolves outside the prefix. */
function pathBelowPrefix(input: string, { currentOrigin, prefix }: RedirectRule): string | undefined {
  const isPrefixed = input.startsWith(prefix) && /^([/?#]|$)/.test(input.slice(prefix.length));
  const target = isPrefixed ? input : `${prefix}${/^[/?#]/.test(input) ? '' : '/'}${input}`;
  if (!URL.canParse(target, currentOrigin)) return undefined;
  const url = new URL(target, currentOrigin);
  const isBelow = url.pathname === prefix || url.pathname.startsWith(`${prefix}/`);
  const leaves = url.pathname.startsWith(`${prefix}//`);
  return url.origin === new URL(currentOrigin).origin && isBelow && !leaves ? target : undefined;
}
