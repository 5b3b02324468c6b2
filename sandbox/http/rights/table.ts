/**
 * The rights: role × operation, over all contracts (decision 25). The router refuses what isn't here; types demand a
 * right for each operation of a contract.
 */
import { billing } from './billing.ts';
import { docketSync, docketWatch } from './dockets.ts';
import { filing } from './filing.ts';
import { integration } from './integration.ts';
import { extraction, invitations, live, notifications, places, platform, workspace } from './others.ts';
import { legacyServing, serving } from './serving.ts';

export const rights = {
  billing,
  'docket-sync': docketSync,
  'docket-watch': docketWatch,
  extraction,
  filing,
  integration,
  invitations,
  'legacy-serving': legacyServing,
  live,
  notifications,
  places,
  platform,
  serving,
  workspace,
} as const;
