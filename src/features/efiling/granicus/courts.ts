/** The portal's courts. They change rarely and stay fresh for a day. */
import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { getListFlCourtsQueryKey, getListFlCourtsQueryOptions } from '@/api/generated/filing';
import type { Court, FlCourt } from '@/api/generated/filing/model';
import type { FilingStart } from '../descriptor';
import { plainCourt } from '../model/plain-rows';

const day = 24 * 60 * 60 * 1000;
const kept = { staleTime: day } as const;

/** The courts as the portal has them, with their numbers and divisions. */
export const flCourts = () => getListFlCourtsQueryOptions({ query: kept });

/** The key of a query that answers the portal's rows in the form's shape. */
export const derivedKey = (...parts: readonly unknown[]): QueryKey => [
  ...getListFlCourtsQueryKey(),
  'as tables',
  ...parts,
];

export const courtsQuery: FilingStart['courts'] = () =>
  queryOptions({
    ...kept,
    queryKey: derivedKey('courts'),
    queryFn: async ({ client }) => (await client.fetchQuery(flCourts())).map(toCourt),
  });

export const toCourt = ({ courtId, name, timeZone }: FlCourt): Court =>
  plainCourt({ code: courtId, name }, { timeZone });
