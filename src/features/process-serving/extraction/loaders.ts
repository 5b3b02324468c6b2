/** Route loaders of reading papers. */
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import type { CourtState } from '@/api/generated/serving/model';
import { currentPerson } from '@/features/session';
import { selectedState, stateSettingsQuery } from '@/features/states';
import { proofFilingFeesQuery } from '../ordering/queries';
import { extractionQuery } from './queries';

/** The state whose courts the papers are of, and the reading under way, if any. */
export async function loadFileImport(
  queryClient: QueryClient,
  deps: { state: CourtState | undefined; mappingId: string | undefined; extraction: string | undefined },
): Promise<{ state: CourtState }> {
  const [state] = await Promise.all([
    selectedState(queryClient, deps, currentPerson()),
    queryClient.ensureQueryData(stateSettingsQuery),
    deps.extraction === undefined ? undefined : queryClient.fetchQuery(extractionQuery(deps.extraction)),
  ]);
  return { state };
}

/** The reading, once it is over. One under way is shown where papers are taken in. */
export async function loadExtractionOption(
  queryClient: QueryClient,
  extractionId: string,
  mappingId: string | undefined,
): Promise<{ state: CourtState }> {
  const [extraction] = await Promise.all([
    queryClient.fetchQuery(extractionQuery(extractionId)),
    queryClient.ensureQueryData(stateSettingsQuery),
  ]);
  const { status, state, purpose } = extraction;
  if (status === 'queued' || status === 'reading')
    throw redirect({
      to: '/file-import',
      search: { extraction: extractionId, mappingId, state, for: purpose },
      replace: true,
    });
  const shown = await selectedState(queryClient, { state, mappingId }, currentPerson());
  void queryClient.prefetchQuery(proofFilingFeesQuery(shown));
  return { state: shown };
}
