/**
 * The runtime config: a generated object loaded before the application (specification, application sections 3 and 7).
 * One build serves every environment: the config holds the backends' addresses and the deployment's options.
 */
import * as z from 'zod/mini';
import { setDateRegion } from '@/lib/format/date-region';

const address = z
  .string()
  .check(z.regex(/^https?:\/\/[^\s?#]+$/, 'must be an http(s) address without query or fragment'));
const origin = z.string().check(z.regex(/^https?:\/\/[\w.-]+(:\d+)?$/, 'must be an origin: scheme, host and port'));

const schema = z.object({
  productName: z._default(z.string().check(z.minLength(1)), 'Benchfile'),
  /** The provider's domain. Redirects may go there. */
  providerDomain: z._default(z.string(), 'benchfile.example'),
  /** Origin of the former application, for legacy links. */
  legacyOrigin: z.optional(address),
  supportPhone: z._default(z.string(), '(800) 555-0142'),
  /** How fields and tables write dates: `MM / DD / YYYY` or `DD / MM / YYYY`. */
  region: z._default(z.enum(['US', 'EU']), 'US'),
  /** Optional support channels. The menu leaves out those without an address. */
  support: z._default(
    z.object({
      center: z.optional(address),
      featureRequest: z.optional(address),
      remoteAccess: z.optional(address),
      /** A script that sets `globalThis.benchfileChat` (src/lib/chat). */
      chatScript: z.optional(address),
    }),
    {},
  ),
  services: z.object({
    platform: address,
    /** Defaults to the platform's address. */
    billing: z.optional(address),
    filing: address,
    integration: address,
    processServing: address,
    docketSync: address,
    legacyProcessServing: address,
    documentExtract: address,
    /** What changes on dockets, deadlines and PACER spending. Without it, its pages say so. */
    docketWatch: z.optional(address),
    /** An address service for the firm address at sign-up. */
    places: z.optional(address),
    /** Notifications of court decisions. Without it, the application shows none. */
    notifications: z.optional(address),
    /** Benchfile's own service, which remembers what a firm filed. Without it, nothing is suggested. */
    workspace: z.optional(address),
    /** A stream of what changes on orders (docs/adr/0033). Without it, pages ask in intervals. */
    live: z.optional(address),
    /** Invitations by link. Without it, administrators choose new people's first password. */
    invitations: z.optional(address),
  }),
  /**
   * Basic credentials for calls without a token, as a gateway in front of a test deployment asks for. Everyone who
   * loads the page can read them.
   */
  basicCredentials: z.optional(
    z.strictObject(
      { username: z.string().check(z.regex(/^[^:]+$/, 'must not be empty or have a colon')), password: z.string() },
      'must have a username and a password, and nothing else',
    ),
  ),
  /** Key for Google Places, which then replaces the address service. */
  googlePlacesKey: z.optional(z.string().check(z.minLength(1))),
  /** A map of the deployment's choice, which attempts and addresses link to. Without it, there are no such links. */
  maps: z.optional(
    z.strictObject({
      /** With `{lat}` and `{lng}`, in degrees: `https://maps.example/?q={lat},{lng}`. */
      link: z
        .string()
        .check(z.regex(/^https:\/\/(?=.*\{lat\})(?=.*\{lng\})\S+$/, 'must be an https address with {lat} and {lng}')),
    }),
  ),
  /**
   * Other origins that may embed the application and send it messages. The server sends them as `frame-ancestors`.
   */
  frameAncestors: z._default(z.array(origin), []),
  /** A monitoring service that speaks Sentry's protocol. Without it, errors go unreported. */
  monitoring: z.optional(
    z.strictObject(
      {
        /** `https://{public key}@{host}/{project}`. */
        dsn: z.string().check(z.regex(/^https?:\/\/\w+@[\w.-]+(:\d+)?(\/[\w-]+)*\/\d+$/, 'must be a DSN')),
        /** The deployment's name in reports. */
        environment: z._default(z.string().check(z.minLength(1)), 'production'),
        /** The version in reports. */
        release: z.optional(z.string().check(z.minLength(1))),
      },
      'must have a dsn, an environment and a release, and nothing else',
    ),
  ),
  features: z._default(
    z.object({
      onboardingEnabled: z._default(z.boolean(), false),
      forceOnboardingForExistingClients: z._default(z.boolean(), false),
      /** Whether no papers are read: people enter what is on them. */
      skipDocumentExtraction: z.optional(z.boolean()),
      /** States whose papers are read, by their two letters; all without it. */
      statesForDocumentExtraction: z.optional(z.array(z.string())),
      /** States in which the papers' case is looked for among the firm's; all without it. */
      statesForCaseSearchExtraction: z.optional(z.array(z.string())),
    }),
    { onboardingEnabled: false, forceOnboardingForExistingClients: false },
  ),
});

export type RuntimeConfig = z.output<typeof schema>;

/** Defaults on a developer's machine. The specification sets only integration's port. */
const localServices = {
  platform: 'http://localhost:5165',
  filing: 'http://localhost:5166',
  integration: 'http://localhost:5167',
  processServing: 'http://localhost:5168',
  docketSync: 'http://localhost:5169',
  legacyProcessServing: 'http://localhost:5170',
  documentExtract: 'http://localhost:5171',
};

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** A valid config, or its problems, one line per field. */
export type ConfigResult = { ok: true; config: RuntimeConfig } | { ok: false; problems: string[] };

/**
 * Reads a deployment's config object.
 * @param value untrusted.
 * @param hostname host of the application. Local hosts default to local service addresses.
 */
export function parseRuntimeConfig(value: unknown, hostname: string): ConfigResult {
  const parsed = schema.safeParse(localHosts.has(hostname) ? withLocalServices(value) : value);
  if (parsed.success) return { ok: true, config: trimSlashes(parsed.data) };
  if (value === undefined)
    return { ok: false, problems: ['config.js was not loaded, or does not set the config object.'] };
  return {
    ok: false,
    problems: parsed.error.issues.map((issue) => `${issue.path.join('.') || 'config'}: ${issue.message}`),
  };
}

function withLocalServices(value: unknown): unknown {
  if (value === undefined) return { services: localServices };
  if (typeof value !== 'object' || value === null) return value;
  const services = Reflect.get(value, 'services') ?? {};
  return typeof services === 'object' ? { ...value, services: { ...localServices, ...services } } : value;
}

function trimSlashes(config: RuntimeConfig): RuntimeConfig {
  const services = Object.fromEntries(
    Object.entries(config.services).map(([name, base]) => [name, base?.replace(/\/+$/, '')]),
  );
  return { ...config, services: { ...config.services, ...services } };
}

let current: RuntimeConfig | undefined;

/** Sets the current config. The composition root calls this once. */
export function setRuntimeConfig(config: RuntimeConfig): void {
  current = config;
  setDateRegion(config.region);
}

/** The current config. */
export function runtimeConfig(): RuntimeConfig {
  if (!current) throw new Error('setRuntimeConfig was not called.');
  return current;
}

/** Tells whether the deployment remembers what a firm filed and did. Pages work without. */
export const hasWorkspace = (): boolean => runtimeConfig().services.workspace !== undefined;

/** Tells whether people are told what happened. */
export const hasNotifications = (): boolean => runtimeConfig().services.notifications !== undefined;

/** Tells whether the deployment watches dockets: without it, their pages say so. */
export const hasDocketWatch = (): boolean => runtimeConfig().services.docketWatch !== undefined;
