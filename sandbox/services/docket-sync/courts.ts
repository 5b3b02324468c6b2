/** Court systems and courts with dockets. */
import type { Operations } from '../../generated/docket-sync/operations.ts';
import type { Handlers } from '../../http/operation.ts';
import { allCourts, docketProviders, pacer, toDocketCourt } from '../../simulators/dockets/providers.ts';

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);

export const courts = {
  listCourtSystems: ({ query }) =>
    docketProviders
      .filter(({ state }) => query.State === undefined || state === null || state === query.State)
      .map(({ providerId, courtSystemId, courtSystemName, state }) => ({
        courtSystemId,
        name: courtSystemName,
        state,
        federal: providerId === pacer.providerId,
        providerId,
      }))
      .toSorted(byName),

  listDocketCourts: ({ query }) =>
    allCourts
      .filter(
        ({ state, courtSystemId, federal }) =>
          (query.State === undefined || state === query.State) &&
          (query.CourtSystemId === undefined || courtSystemId === query.CourtSystemId) &&
          (query.Federal === undefined || federal === query.Federal),
      )
      .map(toDocketCourt)
      .toSorted(byName),
} satisfies Handlers<Operations>;
