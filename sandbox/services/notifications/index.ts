/** The notifications backend: what happened, what a person has read of it, and orders that a person has put off. */
import type { Hono } from 'hono';
import { operations } from '../../generated/notifications/operations.ts';
import { rights } from '../../http/rights/table.ts';
import { backendRouter } from '../../http/router.ts';
import type { Sandbox } from '../../sandbox.ts';
import { attention } from './attention.ts';
import { notifications } from './notifications.ts';
import { preferences } from './preferences.ts';

export function notificationsRouter(sandbox: Sandbox): Hono {
  return backendRouter(sandbox, {
    operations,
    rights: rights.notifications,
    handlers: { ...attention, ...notifications, ...preferences },
  });
}
