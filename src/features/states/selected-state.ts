/** The selected state, for components and loaders (specification, application section 4). */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import type { StateCode } from '@/api/generated/filing/model';
import { mappingIdInForce, mappingQuery, parseMappingJson, useMappingId } from '@/features/matters';
import { type Person, usePerson } from '@/features/session';
import { chooseState, readStateCode, type StateSources } from './model/state-choice';
import { savedStateQuery } from './queries';

/** The state in the URL, on any route. */
export function useUrlState(): StateCode | undefined {
  const ofRoute = useParams({ strict: false, select: (params) => ('state' in params ? params.state : undefined) });
  const ofQuery = useSearch({ strict: false, select: (search) => search.state });
  return readStateCode(ofRoute) ?? readStateCode(ofQuery);
}

/** The sources of the state. Each is loaded only if the ones before it have none. */
function useStateSources(): StateSources & { isPending: boolean } {
  const inUrl = useUrlState();
  const userId = usePerson()?.userId ?? 0;
  const saved = useQuery({ ...savedStateQuery(userId), enabled: userId !== 0 });
  const mappingId = useMappingId();
  const needsMapping = Boolean(mappingId) && !inUrl && !saved.isPending && !readStateCode(saved.data);
  const mapping = useQuery({ ...mappingQuery(mappingId), enabled: needsMapping });
  return {
    inUrl,
    saved: saved.data,
    ofMatter: parseMappingJson(mapping.data?.json)?.State,
    isPending: !inUrl && (saved.isPending || (needsMapping && mapping.isPending)),
  };
}

/** The selected state; undefined while its sources load. */
export function useSelectedState(): StateCode | undefined {
  const { isPending, ...sources } = useStateSources();
  return isPending ? undefined : chooseState(sources);
}

/** Whether to ask the person for a state: no source has one, and none was ever saved. */
export function useIsStateUnchosen(): boolean {
  const { isPending, inUrl, saved, ofMatter } = useStateSources();
  return !isPending && saved === null && !inUrl && !readStateCode(ofMatter);
}

/** Search parameters of the URL. */
interface StateSearch {
  state: string | undefined;
  mappingId: string | undefined;
}

/** The selected state, for a loader. A setting or matter that fails to load is skipped. */
export async function selectedState(
  queryClient: QueryClient,
  { state: inUrl, mappingId: mappingIdInUrl }: StateSearch,
  person: Person | undefined,
): Promise<StateCode> {
  const isSavedNeeded = person && !readStateCode(inUrl);
  const saved = isSavedNeeded
    ? await queryClient.ensureQueryData(savedStateQuery(person.userId)).catch(() => null)
    : null;
  const mappingId = mappingIdInForce(mappingIdInUrl);
  const isMatterNeeded = mappingId && !readStateCode(inUrl) && !readStateCode(saved);
  const mapping = isMatterNeeded ? await queryClient.ensureQueryData(mappingQuery(mappingId)).catch(() => null) : null;
  return chooseState({ inUrl, saved, ofMatter: parseMappingJson(mapping?.json)?.State });
}
