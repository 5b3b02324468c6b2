/** What the pages that start a filing load. */
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { hasWorkspace } from '@/api/config';
import type { FilingFlow, StateCode } from '@/api/generated/filing/model';
import { type CaseParams, type FilingStart, loadFilingStart } from '@/features/efiling';
import { mappingIdInForce } from '@/features/matters';
import { currentPerson } from '@/features/session';
import { canOpenCases, selectedState, stateSettingsQuery } from '@/features/states';
import { templatesQuery } from '@/features/templates';
import { placeOfStart, providerOfStart, startPathOfCase } from '../model/start-place';
import { recentFilingsOptions } from '../queries-recent';
import { courtCasesOptions, draftsToContinueOptions } from '../queries-start';
import { preloadFirstContent } from '../start/first-content';

interface StartDeps {
  state: StateCode | undefined;
  mappingId: string | undefined;
  /** The path of the start page, without the prefix. */
  path: string;
  /** The case that the link names. */
  params?: CaseParams;
}

/**
 * Loads what a start page needs, and starts what it offers. Returns the state whose courts or cases they are, and what
 * starts filings there, unless we don't file there.
 * @throws a redirect to the page that starts such filings.
 */
export async function loadStart(
  queryClient: QueryClient,
  flow: FilingFlow,
  { path, params, ...deps }: StartDeps,
): Promise<{ state: StateCode; filingStart: FilingStart | undefined }> {
  const pathOfCase = params && startPathOfCase(params);
  if (pathOfCase !== undefined && pathOfCase !== path) throw startAt(pathOfCase, deps.state);
  const [selected, settings] = await Promise.all([
    selectedState(queryClient, deps, currentPerson()),
    queryClient.ensureQueryData(stateSettingsQuery),
  ]);
  const place = placeOfStart(settings, { flow, path, inUrl: deps.state, selected, apiType: params?.apiType });
  if (place.path !== path && pathOfCase === undefined) throw startAt(place.path, place.state);
  const { state } = place;
  const setting = settings.find((each) => each.state === state);
  if (!setting || !canOpenCases(setting)) return { state, filingStart: undefined };
  void queryClient.prefetchQuery(draftsToContinueOptions(state, mappingIdInForce(deps.mappingId)));
  if (hasWorkspace()) void queryClient.prefetchQuery(recentFilingsOptions(state));
  if (hasWorkspace()) void queryClient.prefetchQuery(templatesQuery());
  if (flow === 'existing-case') void queryClient.prefetchQuery(courtCasesOptions(state));
  const filingStart = await loadFilingStart(providerOfStart(setting, flow, path));
  filingStart.beforeStart?.(queryClient, state);
  void queryClient.prefetchQuery(filingStart.courts(state, flow === 'new-case' ? 'Initial' : 'Subsequent'));
  preloadFirstContent(filingStart.facts.id);
  return { state, filingStart };
}

/** The same start on another page. What it was asked for stays in the address. */
function startAt(path: string, state: StateCode | undefined) {
  return redirect({ to: path, search: (search) => ({ ...search, state }), replace: true });
}
