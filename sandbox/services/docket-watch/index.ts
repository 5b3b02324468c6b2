/** The docket-watch backend: changes, searching entries, deadlines, calendar feeds and PACER spending. */
import type { Hono } from 'hono';
import { operations } from '../../generated/docket-watch/operations.ts';
import { rights } from '../../http/rights/table.ts';
import { backendRouter } from '../../http/router.ts';
import type { Sandbox } from '../../sandbox.ts';
import { autoFetch } from './auto-fetch.ts';
import { calendarFeeds } from './calendar-feeds.ts';
import { changes } from './changes.ts';
import { deadlines } from './deadlines.ts';
import { entries } from './entries.ts';
import { pacerSpend } from './pacer-spend.ts';

export function docketWatchRouter(sandbox: Sandbox): Hono {
  return backendRouter(sandbox, {
    operations,
    rights: rights['docket-watch'],
    handlers: {
      ...autoFetch,
      ...calendarFeeds,
      ...changes,
      ...deadlines,
      ...entries,
      ...pacerSpend,
    },
  });
}
