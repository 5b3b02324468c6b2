/**
 * The security headers of the built application (docs/adr/0008), from one place: the sandbox's server sends them, and
 * nginx.conf.template says the same, which tests/security-headers.test.ts compares.
 */

/** What the policy takes from the runtime config; src/api/config.ts says what each is. */
export interface PolicyConfig {
  services: Readonly<Record<string, string | undefined>>;
  support?: { chatScript?: string };
  googlePlacesKey?: string;
  frameAncestors?: readonly string[];
  monitoring?: { dsn: string };
}

/** What a policy names besides the application's own origin. Lists are as they stand in it: by blanks, in order. */
export interface PolicySources {
  /** Where the chat comes from: its script and its frame. */
  scripts: string;
  /** What the application talks to: backends, monitoring, the chat. */
  connections: string;
  /** Who may show the application in a frame. */
  frameAncestors: string;
  /** Address to which the browser reports what it refused; none when empty. */
  reports: string;
}

/** Google's address service, which a config with a key for it asks. */
const googlePlaces = 'https://places.googleapis.com';

/** The sources that a runtime config names. policy-sources.jq does the same when a container starts. */
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

/** Where a monitoring service takes browsers' reports: `https://key@host/path/7` → `https://host/path/api/7/security/?sentry_key=key`. */
function reportAddress({ protocol, username, host, pathname }: URL): string {
  const [, before, project] = /^(.*)\/([^/]+)$/.exec(pathname) ?? [];
  return `${protocol}//${host}${before}/api/${project}/security/?sentry_key=${username}`;
}

/**
 * The Content-Security-Policy of everything below the application's prefix.
 * @param nonce in development only: marks the inline scripts of Vite, whose client has a socket and writes markup.
 */
export function contentSecurityPolicy(sources: PolicySources, nonce?: string): string {
  const directives = [
    ["default-src 'self'"],
    ["script-src 'self'", sources.scripts, nonce && `'nonce-${nonce}'`],
    // Mantine writes the theme's variables and responsive styles into style elements.
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

/** The headers that are the same on every answer, by name. */
export const fixedHeaders: Readonly<Record<string, string>> = {
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
};

/** Only where there is TLS: deploy/ sends it; the sandbox is reached over http. */
export const transportSecurity = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };

/**
 * An address that bears a token (specification, application section 4). A page opened with one gets a policy without a
 * report address: a report tells the page's address.
 */
export const tokenInAddress = /[?&](tempAuthId|_token|token)=/;
