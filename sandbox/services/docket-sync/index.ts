/** The docket-sync backend: all operations of its contract; those without a handler respond 501. */
import type { Hono } from 'hono';
import { operations } from '../../generated/docket-sync/operations.ts';
import { backendRouter } from '../../http/router.ts';
import type { Sandbox } from '../../sandbox.ts';
import { savedCases } from './saved-cases.ts';

const docketSyncHandlers = {
  ...savedCases,
};

export function docketSyncRouter(sandbox: Sandbox): Hono {
  return backendRouter(sandbox, operations, docketSyncHandlers);
}
