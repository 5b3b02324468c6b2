/** Serves the sandbox and the runtime config from Vite's dev and preview servers: one process, one port. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Connect, HttpServer, Plugin } from 'vite';
import {
  contentSecurityPolicy,
  fixedHeaders,
  policySources,
  tokenInAddress,
  windowEnds,
} from '../deploy/security-headers.ts';
import { noteClientAddress } from './http/client-address.ts';
import { runtimeConfig } from './runtime-config.ts';

/** `base` is the application's prefix with both slashes: `/app/`. */
export function sandboxPlugin(base: string): Plugin {
  const listener = getRequestListener(
    async (request, { incoming }) => (await import('./server.ts')).fetch(noteClientAddress(request, incoming)),
    { overrideGlobalObjects: false },
  );
  /** Nonce for scripts that Vite injects; a dev server uses one for its lifetime. */
  const nonce = randomBytes(16).toString('base64');
  const mount =
    (developmentNonce?: string): Connect.NextHandleFunction =>
    (request, response, next) => {
      const [path = '/'] = (request.url ?? '/').split('?');
      if (path.startsWith(base)) setSecurityHeaders(request, response, developmentNonce);
      if (windowEnds.some((page) => path === `${base}${page}`)) response.removeHeader('Cross-Origin-Opener-Policy');
      if (path === `${base}config.js`)
        void sendConfig(request, response).catch((error) => sendFailure(error, response, next));
      else if (path === '/') response.writeHead(302, { location: base }).end();
      // The prefix without a slash redirects, as in deploy/: it is the fallback target of redirects.
      else if (`${path}/` === base) response.writeHead(302, { location: base + request.url?.slice(path.length) }).end();
      else if (/^\/(api|sandbox)(\/|$)/.test(path)) void listener(request, response).catch(next);
      else next();
    };
  return {
    name: 'benchfile-sandbox',
    config: (_, { command, isPreview }) => (command === 'serve' && !isPreview ? { html: { cspNonce: nonce } } : {}),
    configureServer(server) {
      keepConnections(server.httpServer);
      server.middlewares.use(mount(nonce));
    },
    configurePreviewServer(server) {
      keepConnections(server.httpServer);
      server.middlewares.use(mount());
    },
  };
}

/** Outlasts clients' idle connections: closing one just as its next request starts would fail that request. */
function keepConnections(server: HttpServer | null): void {
  if (server && 'keepAliveTimeout' in server) server.keepAliveTimeout = 65_000;
}

const hostOf = (request: IncomingMessage) => request.headers.host ?? 'localhost';

/** Sends the same headers as deploy/, for the same config. */
function setSecurityHeaders(request: IncomingMessage, response: ServerResponse, nonce?: string): void {
  const sources = policySources(runtimeConfig(hostOf(request)));
  const reported = tokenInAddress.test(request.url ?? '') ? { ...sources, reports: '' } : sources;
  response.setHeader('Content-Security-Policy', contentSecurityPolicy(reported, nonce));
  for (const [name, value] of Object.entries(fixedHeaders)) response.setHeader(name, value);
}

async function sendConfig(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const features = await (await import('./server.ts')).features();
  const config = { ...runtimeConfig(hostOf(request)), features };
  response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' });
  response.end(`globalThis.benchfileConfig = ${JSON.stringify(config)};\n`);
}

/** Explains unusable data without a stack trace. */
async function sendFailure(error: unknown, response: ServerResponse, next: Connect.NextFunction): Promise<void> {
  const { UnusableDataError } = await import('./db/connection.ts');
  if (!(error instanceof UnusableDataError)) return next(error);
  response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(error.message);
}
