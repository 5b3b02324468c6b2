/** The billing backend: every operation of its contract; those without a handler answer 501. */
import type { Hono } from 'hono';
import { operations } from '../../generated/billing/operations.ts';
import { backendRouter } from '../../http/router.ts';
import type { Sandbox } from '../../sandbox.ts';
import { files } from './files.ts';

export const billingHandlers = { ...files };

export function billingRouter(sandbox: Sandbox): Hono {
  return backendRouter(sandbox, operations, billingHandlers);
}
