/** The filing backend: every operation of its contract; those without a handler answer 501. */
import type { Hono } from 'hono';
import { operations } from '../../generated/filing/operations.ts';
import { backendRouter } from '../../http/router.ts';
import type { Sandbox } from '../../sandbox.ts';
import { codes } from './codes/index.ts';
import { drafts } from './drafts.ts';
import { serviceCategories } from './service-categories.ts';
import { states } from './states.ts';

export const filingHandlers = { ...codes, ...drafts, ...serviceCategories, ...states };

export function filingRouter(sandbox: Sandbox): Hono {
  return backendRouter(sandbox, operations, filingHandlers);
}
