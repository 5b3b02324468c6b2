/**
 * What each operation shows or touches, declared once (docs/adr/0035). The generator writes it into the client: reads
 * carry what they show in their query's `meta`, changes tell the request runner what they touched.
 */

import { billing } from './billing.ts';
import type { FactsOfOperations } from './described.ts';
import { docketSync, docketWatch } from './dockets.ts';
import { filing } from './filing.ts';
import {
  extraction,
  integration,
  invitations,
  legacyServing,
  live,
  notifications,
  places,
  platform,
  workspace,
} from './others.ts';
import { serving } from './serving.ts';

export type { FactsOfOperations } from './described.ts';

export const factsOfOperations: Readonly<Record<string, FactsOfOperations>> = {
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
};
