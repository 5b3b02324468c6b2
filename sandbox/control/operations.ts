import { operations as billing } from '../generated/billing/operations.ts';
import { operations as docketSync } from '../generated/docket-sync/operations.ts';
import { operations as docketWatch } from '../generated/docket-watch/operations.ts';
import { operations as extraction } from '../generated/extraction/operations.ts';
import { operations as filing } from '../generated/filing/operations.ts';
import { operations as integration } from '../generated/integration/operations.ts';
import { operations as invitations } from '../generated/invitations/operations.ts';
import { operations as live } from '../generated/live/operations.ts';
import { operations as notifications } from '../generated/notifications/operations.ts';
import { operations as places } from '../generated/places/operations.ts';
import { operations as platform } from '../generated/platform/operations.ts';
import { operations as workspace } from '../generated/workspace/operations.ts';

/** Every contract operation by operationId, with its backend. */
export const backendOfOperation: ReadonlyMap<string, string> = new Map(
  Object.entries({
    platform,
    billing,
    extraction,
    filing,
    integration,
    invitations,
    live,
    notifications,
    places,
    workspace,
    'docket-sync': docketSync,
    'docket-watch': docketWatch,
  }).flatMap(([backend, table]) => Object.keys(table).map((operationId) => [operationId, backend])),
);
