/** The selected state, for components and loaders (specification, application section 4). */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import type { StateCode } from '@/api/generated/filing/model';
import type { Client } from '@/api/generated/platform/model';
import { firmQuery } from '@/features/firm';
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
  const { userId, clientId } = usePerson() ?? { userId: 0, clientId: 0 };
  const saved = useQuery({ ...savedStateQuery(userId), enabled: userId !== 0 });
  const mappingId = useMappingId();
  const needsMapping = Boolean(mappingId) && !inUrl && !saved.isPending && !readStateCode(saved.data);
  const mapping = useQuery({ ...mappingQuery(mappingId), enabled: needsMapping });
  const ofMatter = parseMappingJson(mapping.data?.json)?.State;
  const isPending = !inUrl && (saved.isPending || (needsMapping && mapping.isPending));
  const needsFirm = !inUrl && !isPending && !readStateCode(saved.data) && !readStateCode(ofMatter) && clientId > 0;
  const firm = useQuery({ ...firmQuery(clientId), enabled: needsFirm });
  return {
    inUrl,
    saved: saved.data,
    ofMatter,
    ofFirm: stateOfFirm(firm.data),
    isPending: isPending || (needsFirm && firm.isPending),
  };
}

/** The state of a firm's street address. */
function stateOfFirm(firm: Pick<Client, 'addresses'> | null | undefined): string | undefined {
  return firm?.addresses.find(({ addressType }) => addressType === 0)?.state;
}

/** The selected state; undefined while its sources load. */
export function useSelectedState(): StateCode | undefined {
  const { isPending, ...sources } = useStateSources();
  return isPending ? undefined : chooseState(sources);
}

/** Tells whether to ask the person for a state: neither the address nor the matter has one, and none was ever saved. */
export function useIsStateUnchosen(): boolean {
  const { isPending, inUrl, saved, ofMatter } = useStateSources();
  return !isPending && saved === null && !inUrl && !readStateCode(ofMatter);
}

/** Search parameters of the URL. */
interface StateSearch {
  state: string | undefined;
  mappingId: string | undefined;
}

/** The selected state, for a loader. A source that fails to load is skipped. */
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
  const ofMatter = parseMappingJson(mapping?.json)?.State;
  const isFirmNeeded = isSavedNeeded && !readStateCode(saved) && !readStateCode(ofMatter);
  const firm = isFirmNeeded
    ? await queryClient.ensureQueryData(firmQuery(person.clientId)).catch(() => undefined)
    : undefined;
  return chooseState({ inUrl, saved, ofMatter, ofFirm: stateOfFirm(firm) });
}
