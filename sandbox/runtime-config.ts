/** The runtime config of a deployment whose backends and links all point to this sandbox. */

/**
 * The only origin that may frame the application: the same server under another host name, which browsers treat as
 * another site (control/embed.ts).
 */
export function embeddingOrigin(host: string): string {
  const url = new URL(`http://${host}`);
  url.hostname = '127.0.0.1';
  return url.origin;
}

/**
 * The contents of config.js, except the feature switches.
 * @param host the server's name and port, as the browser calls it.
 */
export function runtimeConfig(host: string) {
  const origin = `http://${host}`;
  const at = (backend: string) => `${origin}/api/${backend}`;
  return {
    productName: 'Benchfile',
    legacyOrigin: `${origin}/sandbox/outside/former`,
    support: {
      center: `${origin}/sandbox/outside/support`,
      featureRequest: `${origin}/sandbox/outside/feature-request`,
      remoteAccess: `${origin}/sandbox/outside/remote-access`,
      chatScript: `${origin}/sandbox/outside/chat.js`,
    },
    services: {
      platform: at('platform'),
      billing: at('billing'),
      filing: at('filing'),
      integration: at('integration'),
      docketSync: at('docket-sync'),
      docketWatch: at('docket-watch'),
      processServing: at('serving'),
      legacyProcessServing: at('legacy-serving'),
      documentExtract: at('extraction'),
      places: at('places'),
      notifications: at('notifications'),
      workspace: at('workspace'),
      invitations: at('invitations'),
      live: at('live'),
    },
    frameAncestors: [embeddingOrigin(host)],
    monitoring: {
      dsn: `http://benchfile@${host}/sandbox/outside/monitoring/1`,
      environment: 'sandbox',
      release: 'demo',
    },
  };
}
