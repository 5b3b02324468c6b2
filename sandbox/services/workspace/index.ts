/** Benchfile's own service: what a firm filed before, its templates, what was made and done for a matter, and what is today. */
import type { Hono } from 'hono';
import { operations } from '../../generated/workspace/operations.ts';
import { rights } from '../../http/rights/table.ts';
import { backendRouter } from '../../http/router.ts';
import type { Sandbox } from '../../sandbox.ts';
import { caseStory } from './case-story.ts';
import { earlierParties } from './earlier-parties.ts';
import { matterDocuments } from './matter-documents.ts';
import { matterEvents } from './matter-events.ts';
import { recentFilings } from './recent-filings.ts';
import { stampedCopies } from './stamped-copies/stamped-copies.ts';
import { templates } from './templates.ts';
import { today } from './today.ts';

export function workspaceRouter(sandbox: Sandbox): Hono {
  return backendRouter(sandbox, {
    operations,
    rights: rights.workspace,
    handlers: {
      ...caseStory,
      ...earlierParties,
      ...matterDocuments,
      ...matterEvents,
      ...recentFilings,
      ...stampedCopies,
      ...templates,
      ...today,
    },
  });
}
