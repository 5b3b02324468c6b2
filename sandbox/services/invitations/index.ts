/** The invitations backend: administrators invite people, who accept by a link. */
import type { Hono } from 'hono';
import { operations } from '../../generated/invitations/operations.ts';
import { rights } from '../../http/rights/table.ts';
import { backendRouter } from '../../http/router.ts';
import type { Sandbox } from '../../sandbox.ts';
import { invitationLinks } from './links.ts';
import { sentInvitations } from './sent-invitations.ts';

export function invitationsRouter(sandbox: Sandbox): Hono {
  return backendRouter(sandbox, {
    operations,
    rights: rights.invitations,
    handlers: { ...sentInvitations, ...invitationLinks(sandbox) },
  });
}
