/**
 * The application's security headers (docs/adr/0008). The sandbox's server sends them; tests/security-headers.test.ts
 * checks that nginx.conf.template has the same.
 */

/** The config values the policy needs; see src/api/config.ts. */
export interface PolicyConfig {
  services: Readonly<Record<string, string | undefined>>;
  support?: { chatScript?: string };
  googlePlacesKey?: string;
  frameAncestors?: readonly string[];
  monitoring?: { dsn: string };
}

/** The policy's external sources, as space-separated sorted lists. */
export interface PolicySources {
  /** Origins of the chat's script and frame. */
  scripts: string;
  /** Origins the application connects to: backends, monitoring, chat. */
  connections: string;
  /** Origins that may frame the application. */
  frameAncestors: string;
  /** Address for violation reports; empty for none. */
  reports: string;
}

/** Google's address service, used when the config has its key. */
const googlePlaces = 'https://places.googleapis.com';

/** The sources named by a runtime config. policy-sources.jq does the same at container start. */
export function policySources(config: PolicyConfig): PolicySources {
  const { services, support, googlePlacesKey, frameAncestors, monitoring } = config;
  const places = googlePlacesKey ? googlePlaces : undefined;
  return {
    scripts: origins([support?.chatScript]),
    connections: origins([...Object.values(services), support?.chatScript, places, monitoring?.dsn]),
    frameAncestors: origins(frameAncestors ?? []),
    reports: monitoring ? reportAddress(new URL(monitoring.dsn)) : '',
  };
}

function origins(addresses: readonly (string | undefined)[]): string {
  const found = addresses.flatMap((address) => (address ? new URL(address).origin : []));
  return [...new Set(found)].sort().join(' ');
}

/**
 * A monitoring service's report address: `https://key@host/path/7` →
 * `https://host/path/api/7/security/?sentry_key=key`.
 */
function reportAddress({ protocol, username, host, pathname }: URL): string {
  const [, before, project] = /^(.*)\/([^/]+)$/.exec(pathname) ?? [];
  return `${protocol}//${host}${before}/api/${project}/security/?sentry_key=${username}`;
}

/**
 * The Content-Security-Policy for everything below the application's prefix.
 * @param nonce for development only: allows Vite's inline scripts, socket and generated markup.
 */
export function contentSecurityPolicy(sources: PolicySources, nonce?: string): string {
  const directives = [
    ["default-src 'self'"],
    ["script-src 'self'", sources.scripts, nonce && `'nonce-${nonce}'`],
    // Mantine writes theme variables and responsive styles into style elements.
    ["style-src 'self' 'unsafe-inline'"],
    ["img-src 'self' data: blob:"],
    ["font-src 'self'"],
    ["connect-src 'self'", sources.connections, nonce && 'ws:'],
    ["worker-src 'self'"],
    ["frame-src 'self'", sources.scripts],
    ["frame-ancestors 'self'", sources.frameAncestors],
    ["base-uri 'none'"],
    ["form-action 'self'"],
    ["object-src 'none'"],
    nonce ? [] : ["require-trusted-types-for 'script'"],
    nonce ? [] : ['trusted-types default'],
    sources.reports ? ['report-uri', sources.reports] : [],
  ];
  return directives
    .filter((directive) => directive.length > 0)
    .map((directive) => directive.filter(Boolean).join(' '))
    .join('; ');
}

/** Headers sent with every response. */
export const fixedHeaders: Readonly<Record<string, string>> = {
  // Pages that open the application can't reach its window; the pages it opens to connect a system still can.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
};

/**
 * Pages without the opener policy: they end a sign-in window by telling the frame that opened it. File & ServeXpress
 * always returns to the same page, in a frame's window, too.
 */
export const windowEnds: readonly string[] = ['connected.html', 'filing-account/fsx'];

/** Needs TLS: deploy/ sends it, the sandbox doesn't. */
export const transportSecurity = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };

/** A character as it is, or percent-encoded, as a pattern. */
function eitherWay(character: string): string {
  const digits = [...(character.codePointAt(0) ?? 0).toString(16)].map((digit) =>
    /[a-f]/.test(digit) ? `[${digit}${digit.toUpperCase()}]` : digit,
  );
  return `(?:${character}|%${digits.join('')})`;
}

/**
 * Matches addresses with a token (specification, application section 4), whose name may be percent-encoded. Pages opened
 * with one get no report address, because a report contains the page's address.
 */
export const tokenInAddress = new RegExp(
  `[?&](?:${['tempAuthId', '_token', 'token'].map((name) => [...name].map(eitherWay).join('')).join('|')})=`,
);
