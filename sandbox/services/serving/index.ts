/** The serving backend: services that no court performs. */
import type { Hono } from 'hono';
import { operations } from '../../generated/serving/operations.ts';
import { rights } from '../../http/rights/table.ts';
import { backendRouter } from '../../http/router.ts';
import type { Sandbox } from '../../sandbox.ts';
import { addresses } from './addresses/index.ts';
import { envelopes } from './envelopes/index.ts';
import { offices } from './offices.ts';
import { orders } from './orders/index.ts';
import { requests } from './requests.ts';
import { rules } from './rules/index.ts';
import { skipTraceOrders } from './skip-traces.ts';

export function servingRouter(sandbox: Sandbox): Hono {
  return backendRouter(sandbox, {
    operations,
    rights: rights.serving,
    handlers: {
      ...rules,
      ...addresses,
      ...offices,
      ...orders,
      ...requests,
      ...skipTraceOrders,
      ...envelopes,
    },
  });
}
