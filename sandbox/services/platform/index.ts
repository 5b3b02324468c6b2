/** The platform backend: all operations of its contract, and the sign-in form. */
import { Hono } from 'hono';
import { operations } from '../../generated/platform/operations.ts';
import { rights } from '../../http/rights/table.ts';
import { backendRouter } from '../../http/router.ts';
import type { Sandbox } from '../../sandbox.ts';
import { catalog } from './catalog.ts';
import { firms } from './clients.ts';
import { sessionHandlers } from './session.ts';
import { settings } from './settings.ts';
import { signInRoutes } from './sign-in.ts';
import { people } from './users.ts';

export function platformRouter(sandbox: Sandbox): Hono {
  const handlers = { ...sessionHandlers(sandbox), ...firms, ...people, ...catalog, ...settings };
  return new Hono()
    .route('/', signInRoutes(sandbox))
    .route('/', backendRouter(sandbox, { operations, rights: rights.platform, handlers }));
}
