/** The serving backend: services that no court performs. */
import type { Hono } from 'hono';
import { operations } from '../../generated/serving/operations.ts';
import { backendRouter } from '../../http/router.ts';
import type { Sandbox } from '../../sandbox.ts';
import { requests } from './requests.ts';

export function servingRouter(sandbox: Sandbox): Hono {
  return backendRouter(sandbox, operations, requests);
}
