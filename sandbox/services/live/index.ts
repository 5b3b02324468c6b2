/** The live backend: tells open pages which orders of their firm changed (docs/adr/0033). */
import type { Hono } from 'hono';
import { operations } from '../../generated/live/operations.ts';
import { rights } from '../../http/rights/table.ts';
import { backendRouter } from '../../http/router.ts';
import type { Sandbox } from '../../sandbox.ts';
import { openStream } from './stream.ts';

export function liveRouter(sandbox: Sandbox): Hono {
  return backendRouter(sandbox, {
    operations,
    rights: rights.live,
    handlers: {
      followChanges: ({ request, session }) => openStream(sandbox, request, session.clientId),
    },
  });
}
