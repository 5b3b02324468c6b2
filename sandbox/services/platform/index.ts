/** The platform backend: every operation of its contract, and the form of the sign-in page. */
import { Hono } from 'hono';
import { operations } from '../../generated/platform/operations.ts';
import { backendRouter } from '../../http/router.ts';
import type { Sandbox } from '../../sandbox.ts';
import { sessionHandlers } from './session.ts';
import { signInRoutes } from './sign-in.ts';

export function platformRouter(sandbox: Sandbox): Hono {
  return new Hono()
    .route('/', signInRoutes(sandbox))
    .route('/', backendRouter(sandbox, operations, { ...sessionHandlers(sandbox) }));
}
