/** The courts of a state, with the system and the county of each where the state has several. */
import { getListMultisourceCourtsQueryKey, getListMultisourceCourtsQueryOptions } from '@/api/generated/filing';
import type { StateCode } from '@/api/generated/filing/model';
import { derivedQuery, isBuilt, loadCaseLookup, loadFilingStart } from '@/features/efiling';
import { providerOfState } from '@/features/states';
import type { CourtChoice } from './model/new-case';

const day = 24 * 60 * 60 * 1000;

/** A state's courts by county and name. */
export function courtChoicesQuery(state: StateCode) {
  return derivedQuery({
    queryKey: [...getListMultisourceCourtsQueryKey(state), 'as choices'],
    queryFn: async ({ client }): Promise<CourtChoice[]> => {
      const systems = await client.ensureQueryData(
        getListMultisourceCourtsQueryOptions(state, undefined, { query: { staleTime: day } }),
      );
      if (systems.length > 0)
        return systems.map(({ courtId, name, county, apiType, isPhysical }) => ({
          code: courtId,
          name,
          county,
          apiType,
          isPhysical,
        }));
      const id = await providerOfState(client, state);
      if (!isBuilt(id)) return [];
      const { facts, courts: courtsOf } = await loadFilingStart(id);
      const courts = await client.ensureQueryData(courtsOf(state, 'Subsequent'));
      return courts.map(({ code, name }) => ({
        code,
        name: name.trim(),
        county: undefined,
        apiType: facts.apiType,
        isPhysical: false,
      }));
    },
    staleTime: day,
  });
}

/** Florida's courts with the numbers that begin their cases' numbers. */
export function floridaCourtsQuery() {
  return derivedQuery({
    queryKey: [...getListMultisourceCourtsQueryKey('FL'), 'with numbers'],
    queryFn: async ({ client }) => client.ensureQueryData((await loadCaseLookup()).courts()),
    staleTime: day,
  });
}
