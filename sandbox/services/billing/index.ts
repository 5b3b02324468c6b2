/** The billing backend: every operation of its contract; those without a handler answer 501. */
import type { Hono } from 'hono';
import { operations } from '../../generated/billing/operations.ts';
import { backendRouter } from '../../http/router.ts';
import type { Sandbox } from '../../sandbox.ts';
import { billingSummary } from './billing-summary.ts';
import { feeSummary } from './fee-summary.ts';
import { files } from './files.ts';
import { orders } from './orders.ts';
import { service } from './service.ts';

export const billingHandlers = { ...billingSummary, ...feeSummary, ...files, ...orders, ...service };

export function billingRouter(sandbox: Sandbox): Hono {
  return backendRouter(sandbox, operations, billingHandlers);
}
