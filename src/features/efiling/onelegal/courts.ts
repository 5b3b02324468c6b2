/** California's courts in all systems. They change rarely and stay fresh for a day. */
import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { getListMultisourceCourtsQueryKey, getListMultisourceCourtsQueryOptions } from '@/api/generated/filing';
import type { CaseApiType, Court, MultisourceCourt, StateCode } from '@/api/generated/filing/model';
import { firmSettingQuery } from '@/api/settings/queries';
import { currentPerson } from '@/features/session';
import type { FilingStart } from '../descriptor';
import type { ProviderFacts } from '../facts';
import { plainCourt } from '../model/plain-rows';

const day = 24 * 60 * 60 * 1000;
const kept = { staleTime: day } as const;
const query = kept;

/** The state's courts in all systems. */
export const courtsOf = (state: StateCode) => getListMultisourceCourtsQueryOptions(state, undefined, { query });

/** A court with its policy and tables, as a list of one. */
export const courtQuery = (state: StateCode, courtId: string) =>
  getListMultisourceCourtsQueryOptions(state, { courtId }, { query });

/** The client setting that opens One Legal's courts; they are open without it. */
export const accessSetting = () =>
  firmSettingQuery({ clientId: currentPerson()?.clientId ?? 0, name: 'CanAccessOneLegalCourtPicker' });

/** The key of a query that answers the courts' rows in the form's shape. */
export const derivedKey = (state: StateCode, ...parts: readonly unknown[]): QueryKey => [
  ...getListMultisourceCourtsQueryKey(state),
  'as tables',
  ...parts,
];

/** The courts of one system. */
export const courtsOfSystem =
  ({ id, apiType }: ProviderFacts): FilingStart['courts'] =>
  (state) =>
    queryOptions({
      ...kept,
      queryKey: derivedKey(state, id, 'courts'),
      queryFn: async ({ client }) => ownCourts(apiType, await client.fetchQuery(courtsOf(state))),
    });

export function ownCourts(apiType: CaseApiType, courts: readonly MultisourceCourt[]): Court[] {
  return courts.filter((court) => court.apiType === apiType).map(toCourt);
}

function toCourt({ courtId, name, filingFlows }: MultisourceCourt) {
  return plainCourt(
    { code: courtId, name },
    {
      initial: filingFlows.includes('new-case'),
      subsequent: filingFlows.includes('existing-case'),
      // Cases are typed where the court's records don't have them.
      allowFilingIntoNonIndexedCase: true,
    },
  );
}
