/** The integration backend: all operations of its contract; those without a handler respond 501. */
import type { Hono } from 'hono';
import { operations } from '../../generated/integration/operations.ts';
import { rights } from '../../http/rights/table.ts';
import { backendRouter } from '../../http/router.ts';
import type { Sandbox } from '../../sandbox.ts';
import { auth } from './auth.ts';
import { clioMenu } from './clio-menu.ts';
import { expenseCategories } from './expense-categories.ts';
import { fileManager } from './file-manager.ts';
import { handOver } from './hand-over.ts';
import { integrations } from './integrations.ts';
import { mappings } from './mappings.ts';
import { matterFees } from './matter-fees.ts';
import { matterFiles } from './matter-files.ts';
import { matters } from './matters.ts';
import { netDocuments } from './netdocuments.ts';
import { people } from './people.ts';
import { requireVersion } from './require-version.ts';

export const integrationHandlers = {
  ...auth,
  ...clioMenu,
  ...expenseCategories,
  ...fileManager,
  ...handOver,
  ...integrations,
  ...mappings,
  ...matterFees,
  ...matterFiles,
  ...matters,
  ...netDocuments,
  ...people,
};

export function integrationRouter(sandbox: Sandbox): Hono {
  return backendRouter(sandbox, {
    operations,
    rights: rights.integration,
    handlers: integrationHandlers,
    before: requireVersion,
  });
}
