/** The docket-sync backend: all operations of its contract. */
import type { Hono } from 'hono';
import { operations } from '../../generated/docket-sync/operations.ts';
import { rights } from '../../http/rights/table.ts';
import { backendRouter } from '../../http/router.ts';
import type { Sandbox } from '../../sandbox.ts';
import { bulkSync } from './bulk-sync.ts';
import { caseSearch } from './case-search.ts';
import { courts } from './courts.ts';
import { credentials } from './credentials.ts';
import { dockets } from './dockets.ts';
import { notificationSettings } from './notification-settings.ts';
import { nyscef } from './nyscef.ts';
import { savedCases } from './saved-cases.ts';
import { syncDocket } from './sync-docket.ts';

const handlers = {
  ...bulkSync,
  ...caseSearch,
  ...courts,
  ...credentials,
  ...dockets,
  ...notificationSettings,
  ...nyscef,
  ...savedCases,
  ...syncDocket,
};

export function docketSyncRouter(sandbox: Sandbox): Hono {
  return backendRouter(sandbox, { operations, rights: rights['docket-sync'], handlers });
}
