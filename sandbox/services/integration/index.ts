/** The integration backend: every operation of its contract; those without a handler answer 501. */
import type { Hono } from 'hono';
import { operations } from '../../generated/integration/operations.ts';
import { backendRouter } from '../../http/router.ts';
import type { Sandbox } from '../../sandbox.ts';
import { auth } from './auth.ts';
import { expenseCategories } from './expense-categories.ts';
import { integrations } from './integrations.ts';
import { mappings } from './mappings.ts';
import { matters } from './matters.ts';
import { netDocuments } from './netdocuments.ts';
import { requireVersion } from './require-version.ts';

export const integrationHandlers = {
  ...auth,
  ...expenseCategories,
  ...integrations,
  ...mappings,
  ...matters,
  ...netDocuments,
};

export function integrationRouter(sandbox: Sandbox): Hono {
  return backendRouter(sandbox, operations, integrationHandlers, requireVersion);
}
