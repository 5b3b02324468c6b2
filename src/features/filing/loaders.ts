/** Route loaders of the filing pages. */
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { failureOf } from '@/api/errors';
import { getGetOrderQueryOptions } from '@/api/generated/filing';
import type { FilingFlow, OrderDetail, StateCode } from '@/api/generated/filing/model';
import { mappingIdInForce } from '@/features/matters';
import { currentPerson } from '@/features/session';
import { canOpenCases, selectedState, stateSettingsQuery } from '@/features/states';
import { keepsTemplates, templatesQuery } from '@/features/templates';
import { lastStep } from './draft/journals';
import { filingFlows } from './filing-flows';
import type { Step } from './model/steps';
import { courtCasesOptions, courtsOptions, draftOptions, draftsToContinueOptions } from './queries';
import { keepsRecentFilings, recentFilingsOptions } from './queries-recent';

interface StartDeps {
  state: StateCode | undefined;
  mappingId: string | undefined;
}

/** Loads what a start page needs, and starts what it offers. Returns the state whose courts or cases they are. */
export async function loadStart(
  queryClient: QueryClient,
  flow: FilingFlow,
  deps: StartDeps,
): Promise<{ state: StateCode }> {
  const [state, settings] = await Promise.all([
    selectedState(queryClient, deps, currentPerson()),
    queryClient.ensureQueryData(stateSettingsQuery),
  ]);
  const setting = settings.find((each) => each.state === state);
  if (setting && canOpenCases(setting)) {
    void queryClient.prefetchQuery(draftsToContinueOptions(state, mappingIdInForce(deps.mappingId)));
    void queryClient.prefetchQuery(courtsOptions(state, flow === 'new-case' ? 'Initial' : 'Subsequent'));
    if (keepsRecentFilings()) void queryClient.prefetchQuery(recentFilingsOptions(state));
    if (keepsTemplates()) void queryClient.prefetchQuery(templatesQuery());
    if (flow === 'existing-case') void queryClient.prefetchQuery(courtCasesOptions(state));
  }
  return { state };
}

interface DraftParams {
  flow: FilingFlow;
  orderId: number;
  /** The state in the URL, if any. */
  state: StateCode | undefined;
}

/**
 * Fetches the latest saved draft. Returns its state, which a link may omit.
 * @throws a redirect when the draft belongs to the other filing flow.
 */
export async function openDraft(
  queryClient: QueryClient,
  { flow, orderId, state: stateInUrl }: DraftParams,
): Promise<StateCode> {
  const state = stateInUrl ?? (await fetchOrder(queryClient, orderId)).state;
  try {
    const { content } = await queryClient.fetchQuery(draftOptions(flow, state, orderId));
    if (keepsRecentFilings()) void queryClient.prefetchQuery(recentFilingsOptions(state, content.courtCode));
  } catch (error) {
    if (failureOf(error).kind !== 'not-found') throw error;
    const order = await fetchOrder(queryClient, orderId).catch(() => undefined);
    if (!order?.filingFlow || order.filingFlow === flow) throw error;
    const { path } = filingFlows[order.filingFlow];
    throw redirect({ to: `${path}/$orderId`, params: { orderId }, search: true, replace: true });
  }
  return state;
}

/** The step that opens a draft: where the person left it in this browser. */
export function stepToResume(orderId: number): Step {
  return lastStep(currentPerson()?.userId, orderId);
}

function fetchOrder(queryClient: QueryClient, orderId: number): Promise<OrderDetail> {
  return queryClient.fetchQuery(getGetOrderQueryOptions(orderId));
}
