/** Mounts the sandbox and the runtime config in Vite's development and preview servers: one process, one port. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';

type Next = (error?: unknown) => void;
type Use = (handler: (request: IncomingMessage, response: ServerResponse, next: Next) => void) => void;

/** `base` is the application's prefix with slashes at both ends: `/app/`. */
export function sandboxPlugin(base: string): Plugin {
  const listener = getRequestListener(async (request) => (await import('./server.ts')).fetch(request), {
    overrideGlobalObjects: false,
  });
  const mount = (use: Use) =>
    use((request, response, next) => {
      const path = (request.url ?? '/').split('?')[0] ?? '/';
      if (path === `${base}config.js`) void sendConfig(request, response).catch(next);
      else if (path === '/') response.writeHead(302, { location: base }).end();
      else if (/^\/(api|sandbox)(\/|$)/.test(path)) void listener(request, response).catch(next);
      else next();
    });
  return {
    name: 'benchfile-sandbox',
    configureServer(server) {
      mount((handler) => server.middlewares.use(handler));
    },
    configurePreviewServer(server) {
      mount((handler) => server.middlewares.use(handler));
    },
  };
}

/** The config object of a deployment whose backends are all this sandbox. */
async function sendConfig(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const origin = `http://${request.headers.host ?? 'localhost'}`;
  const at = (backend: string) => `${origin}/api/${backend}`;
  const config = {
    productName: 'Benchfile',
    legacyOrigin: origin,
    features: await (await import('./server.ts')).features(),
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
      processServing: at('process-serving'),
      legacyProcessServing: at('legacy-process-serving'),
      documentExtract: at('document-extract'),
      places: at('places'),
    },
  };
  response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' });
  response.end(`globalThis.benchfileConfig = ${JSON.stringify(config)};\n`);
}
