/**
 * All Benchfile backends in one process. The dev and preview servers, the tests (through MSW) and the end-to-end tests
 * call `createSandbox(options).fetch`.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { fixedHeaders } from '../deploy/security-headers.ts';
import { MovableClock } from './clock.ts';
import { Faults } from './control/faults.ts';
import { controlRoutes } from './control/routes.ts';
import { clockOffset, readSetting, writeSetting } from './control/settings.ts';
import { SlowStart } from './control/slow-start.ts';
import { type Connection, closingOnFailure, connect, type Storage } from './db/connection.ts';
import { orderChangesChannel } from './db/order-changes.ts';
import { seedDemo } from './demo/seed.ts';
import { isOwnHost } from './http/own-host.ts';
import { problemResponse } from './http/problem.ts';
import { monitoringRoutes } from './outside/monitoring-routes.ts';
import { outsideRoutes } from './outside/outside-routes.ts';
import type { RunningSandbox, Sandbox } from './sandbox.ts';
import { billingRouter } from './services/billing/index.ts';
import { docketSyncRouter } from './services/docket-sync/index.ts';
import { docketWatchRouter } from './services/docket-watch/index.ts';
import { extractionRouter } from './services/extraction/index.ts';
import { filingRouter } from './services/filing/index.ts';
import { integrationRouter } from './services/integration/index.ts';
import { invitationsRouter } from './services/invitations/index.ts';
import { legacyServingRouter } from './services/legacy-serving/index.ts';
import { Changes } from './services/live/changes.ts';
import { liveRouter } from './services/live/index.ts';
import { notificationsRouter } from './services/notifications/index.ts';
import { placesRouter } from './services/places/index.ts';
import { platformRouter } from './services/platform/index.ts';
import { servingRouter } from './services/serving/index.ts';
import { workspaceRouter } from './services/workspace/index.ts';
import { DueWork } from './simulators/due-work.ts';
import { simulatorSteps } from './simulators/index.ts';

export interface SandboxOptions {
  storage: Storage;
  /** Seeds an empty database with the demo firms. */
  demo?: boolean;
  /** How long a request waits for due work, in milliseconds; half a second by default. */
  patience?: number;
  /** Logs the sandbox's own failures; the console by default. */
  log?: (message: string, error: unknown) => void;
}

const foreignHost = 'The sandbox answers at localhost. SANDBOX_HOSTS names other hosts.';

/** How long closing waits for pending responses, in milliseconds; a fault can delay one for minutes. */
const closingPatience = 3_000;

/** Opens the database, seeds a new one, and mounts every backend. */
export async function createSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const connection = await connect(options.storage);
  return closingOnFailure(connection.close, () => openSandbox(connection, options));
}

async function openSandbox(connection: Connection, options: SandboxOptions): Promise<RunningSandbox> {
  const { db } = connection;
  const clock = new MovableClock();
  const log = options.log ?? ((message: string, error: unknown) => console.error(message, error));
  const sandbox: Sandbox = {
    db,
    clock,
    faults: new Faults(db),
    slowStart: new SlowStart(db, clock),
    changes: new Changes(clock),
    dueWork: new DueWork(db, clock, simulatorSteps, { log, patience: options.patience }),
    tokenKey: await connection.alone(() => tokenKey(db)),
    log,
  };
  await readSwitches(sandbox);
  if (!connection.isShared) await sandbox.dueWork.resume();
  if (options.demo ?? true) await connection.alone(() => seedDemo(sandbox));
  await connection.listen(orderChangesChannel, {
    told: (payload) => sandbox.changes.pass(payload),
    listening: () => sandbox.changes.hear(),
  });
  const app = mount(sandbox);
  const { fetch, finish } = untilClosed(async (request) => {
    if (connection.isShared) await readSwitches(sandbox);
    return app.fetch(request);
  });
  return {
    ...sandbox,
    fetch,
    dump: () => connection.dump(),
    close: async () => {
      sandbox.changes.close();
      await finish(sandbox.dueWork.stop());
      await connection.close();
    },
  };
}

/** Reads the clock's offset and the other switches as stored: another process may have changed them. */
async function readSwitches({ db, clock, faults, slowStart }: Sandbox): Promise<void> {
  const offset = await readSetting(db, clockOffset);
  clock.offset = typeof offset === 'number' ? offset : 0;
  await faults.load();
  await slowStart.load();
}

/** Wraps `answer` so that `finish` waits for pending responses and further work. */
function untilClosed(answer: (request: Request) => Promise<Response>) {
  const pending = new Set<Promise<unknown>>();
  let isClosing = false;
  return {
    fetch: (request: Request): Promise<Response> => {
      if (isClosing)
        return Promise.resolve(problemResponse(503, { code: 'closing', detail: 'The sandbox is closing.' }));
      const answering = answer(request);
      const settled = answering.catch(() => {}).finally(() => pending.delete(settled));
      pending.add(settled);
      return answering;
    },
    finish: async (further: Promise<unknown>): Promise<void> => {
      isClosing = true;
      await Promise.race([Promise.all([...pending, further]), setTimeout(closingPatience, undefined, { ref: false })]);
    },
  };
}

function mount(sandbox: Sandbox): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    if (!isOwnHost(context.req.url)) return problemResponse(403, { code: 'foreign-host', detail: foreignHost });
    return next();
  });
  app.use(async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of Object.entries(fixedHeaders)) if (!headers.has(name)) headers.set(name, value);
    // Other companies' pages let each other keep hold of their windows.
    if (/^\/sandbox\/(embed|outside)\b/.test(context.req.path)) headers.delete('Cross-Origin-Opener-Policy');
  });
  const local = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
  app.use(
    '/api/*',
    cors({
      origin: (origin) => (local.test(origin) ? origin : null),
      credentials: true,
      exposeHeaders: ['content-disposition', 'retry-after'],
    }),
  );
  app.route('/api/platform', platformRouter(sandbox));
  app.route('/api/billing', billingRouter(sandbox));
  app.route('/api/extraction', extractionRouter(sandbox));
  app.route('/api/filing', filingRouter(sandbox));
  app.route('/api/integration', integrationRouter(sandbox));
  app.route('/api/invitations', invitationsRouter(sandbox));
  app.route('/api/legacy-serving', legacyServingRouter(sandbox));
  app.route('/api/live', liveRouter(sandbox));
  app.route('/api/notifications', notificationsRouter(sandbox));
  app.route('/api/places', placesRouter(sandbox));
  app.route('/api/serving', servingRouter(sandbox));
  app.route('/api/workspace', workspaceRouter(sandbox));
  app.route('/api/docket-sync', docketSyncRouter(sandbox));
  app.route('/api/docket-watch', docketWatchRouter(sandbox));
  app.route('/sandbox/outside/monitoring', monitoringRoutes(sandbox));
  app.route('/sandbox/outside', outsideRoutes(sandbox));
  app.route('/sandbox', controlRoutes(sandbox));
  app.notFound(() => problemResponse(404, { code: 'no-such-operation', detail: 'Unknown operation.' }));
  return app;
}

/** The signing key for access tokens. It is stored, so sessions survive a restart. */
async function tokenKey(db: Connection['db']): Promise<CryptoKey> {
  const stored = await readSetting(db, 'token-key');
  const text = typeof stored === 'string' ? stored : randomBytes(32).toString('base64url');
  if (text !== stored) await writeSetting(db, 'token-key', text);
  const bytes = Uint8Array.from(Buffer.from(text, 'base64url'));
  // Bytes would be made a key again for every request.
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
}
