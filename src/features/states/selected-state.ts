/** The state a person files in, as components and loaders read it (specification, application section 4). */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import type { StateCode } from '@/api/generated/filing/model';
import { mappingIdInForce, mappingQuery, parseMappingJson, useMappingId } from '@/features/matters';
import { type Person, usePerson } from '@/features/session';
import { chooseState, readStateCode, type StateSources } from './model/state-choice';
import { savedStateQuery } from './queries';

/** The state named by the route or the query, whatever the route. */
export function useAddressedState(): StateCode | undefined {
  const ofRoute = useParams({ strict: false, select: (params) => ('state' in params ? params.state : undefined) });
  const ofQuery = useSearch({ strict: false, select: (search) => search.state });
  return readStateCode(ofRoute) ?? readStateCode(ofQuery);
}

/** What names a state; each is asked for only when the ones before it name none. */
function useStateSources(): StateSources & { isPending: boolean } {
  const addressed = useAddressedState();
  const userId = usePerson()?.userId ?? 0;
  const saved = useQuery({ ...savedStateQuery(userId), enabled: userId !== 0 });
  const mappingId = useMappingId();
  const asksMatter = Boolean(mappingId) && !addressed && !saved.isPending && !readStateCode(saved.data);
  const mapping = useQuery({ ...mappingQuery(mappingId), enabled: asksMatter });
  return {
    addressed,
    saved: saved.data,
    ofMatter: parseMappingJson(mapping.data?.json)?.State,
    isPending: !addressed && (saved.isPending || (asksMatter && mapping.isPending)),
  };
}

/** The selected state; undefined for as long as it is not known what names one. */
export function useSelectedState(): StateCode | undefined {
  const { isPending, ...sources } = useStateSources();
  return isPending ? undefined : chooseState(sources);
}

/** Whether the person has to be asked: nothing names a state, and it is certain that none was saved. */
export function useIsStateUnchosen(): boolean {
  const { isPending, addressed, saved, ofMatter } = useStateSources();
  return !isPending && saved === null && !addressed && !readStateCode(ofMatter);
}

interface StateAddress {
  /** Of the address, and so is `mappingId`. */
  state: string | undefined;
  mappingId: string | undefined;
}

/** The same for a loader; a setting or a matter that cannot be read does not keep a page away. */
export async function selectedState(
  queryClient: QueryClient,
  { state: addressed, mappingId: inAddress }: StateAddress,
  person: Person | undefined,
): Promise<StateCode> {
  const isSavedNeeded = person && !readStateCode(addressed);
  const saved = isSavedNeeded
    ? await queryClient.ensureQueryData(savedStateQuery(person.userId)).catch(() => null)
    : null;
  const mappingId = mappingIdInForce(inAddress);
  const isMatterNeeded = mappingId && !readStateCode(addressed) && !readStateCode(saved);
  const mapping = isMatterNeeded ? await queryClient.ensureQueryData(mappingQuery(mappingId)).catch(() => null) : null;
  return chooseState({ addressed, saved, ofMatter: parseMappingJson(mapping?.json)?.State });
}
