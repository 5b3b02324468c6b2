/** Route loaders of the filing pages. */
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { getGetOrderQueryOptions } from '@/api/generated/filing';
import type { FilingFlow, OrderDetail, StateCode } from '@/api/generated/filing/model';
import {
  type CaseParams,
  type FilingProvider,
  loadProvider,
  providerIdOf,
  type Rules,
  type Step,
} from '@/features/efiling';
import { mappingIdInForce } from '@/features/matters';
import { currentPerson } from '@/features/session';
import { canOpenCases, providerOfState, selectedState, stateSettingsQuery } from '@/features/states';
import { keepsTemplates, templatesQuery } from '@/features/templates';
import { lastStep } from './draft/journals';
import { filingFlows } from './filing-flows';
import { placeOfStart, providerOfStart, startPathOfCase } from './model/start-place';
import { courtCasesOptions, draftOptions, draftsToContinueOptions } from './queries';
import { keepsRecentFilings, recentFilingsOptions } from './queries-recent';
import { preloadFirstContent } from './start/first-content';

interface StartDeps {
  state: StateCode | undefined;
  mappingId: string | undefined;
  /** The path of the start page, without the prefix. */
  path: string;
  /** The case that the link names. */
  params?: CaseParams;
}

/**
 * Loads what a start page needs, and starts what it offers. Returns the state whose courts or cases they are, and its
 * provider, unless we don't file there.
 * @throws a redirect to the page that starts such filings.
 */
export async function loadStart(
  queryClient: QueryClient,
  flow: FilingFlow,
  { path, params, ...deps }: StartDeps,
): Promise<{ state: StateCode; provider: FilingProvider | undefined }> {
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
  if (!setting || !canOpenCases(setting)) return { state, provider: undefined };
  void queryClient.prefetchQuery(draftsToContinueOptions(state, mappingIdInForce(deps.mappingId)));
  if (keepsRecentFilings()) void queryClient.prefetchQuery(recentFilingsOptions(state));
  if (keepsTemplates()) void queryClient.prefetchQuery(templatesQuery());
  if (flow === 'existing-case') void queryClient.prefetchQuery(courtCasesOptions(state));
  const provider = await loadProvider(providerOfStart(setting, flow, path));
  provider.beforeStart?.(queryClient, state);
  void queryClient.prefetchQuery(provider.tables.courts(state, flow === 'new-case' ? 'Initial' : 'Subsequent'));
  preloadFirstContent();
  return { state, provider };
}

/** The same start on another page. What it was asked for stays in the address. */
function startAt(path: string, state: StateCode | undefined) {
  return redirect({ to: path, search: (search) => ({ ...search, state }), replace: true });
}

interface DraftParams {
  flow: FilingFlow;
  orderId: number;
  /** The state in the URL, if any. */
  state: StateCode | undefined;
}

/**
 * Fetches the latest saved draft. Returns its state, which a link may omit, its provider, which its order names, and
 * the provider's rules.
 * @throws a redirect when the draft belongs to the other filing flow.
 */
export async function openDraft(
  queryClient: QueryClient,
  { flow, orderId, state: stateInUrl }: DraftParams,
): Promise<{ state: StateCode; provider: FilingProvider; rules: Rules }> {
  const order = await findOrder(queryClient, orderId, stateInUrl);
  if (order.filingFlow && order.filingFlow !== flow) {
    const { path } = filingFlows[order.filingFlow];
    throw redirect({ to: `${path}/$orderId`, params: { orderId }, search: true, replace: true });
  }
  const state = stateInUrl ?? order.state;
  const isOrderSilent = order.apiType === undefined && order.provider === undefined;
  const provider = await loadProvider(isOrderSilent ? await providerOfState(queryClient, state) : providerIdOf(order));
  const [{ content }, rules] = await Promise.all([
    queryClient.fetchQuery(draftOptions(provider, flow, state, orderId)),
    provider.loadRules(),
  ]);
  if (keepsRecentFilings()) void queryClient.prefetchQuery(recentFilingsOptions(state, content.courtCode));
  return { state, provider, rules };
}

type DraftOrder = Pick<OrderDetail, 'state' | 'provider' | 'apiType' | 'filingFlow'>;

/** The order of a draft. Its members never change. If it doesn't load, the state in the URL will do. */
async function findOrder(queryClient: QueryClient, orderId: number, state: StateCode | undefined): Promise<DraftOrder> {
  const loading = queryClient.ensureQueryData(getGetOrderQueryOptions(orderId));
  return state === undefined ? loading : loading.catch(() => ({ state }));
}

/** The step that opens a draft: where the person left it in this browser. */
export function stepToResume(orderId: number): Step {
  return lastStep(currentPerson()?.userId, orderId);
}
