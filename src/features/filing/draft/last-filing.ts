import { type QueryClient, useQuery } from '@tanstack/react-query';
import { hasWorkspace } from '@/api/config';
import type { StateCode } from '@/api/generated/filing/model';
import type { RecentFilings } from '@/api/generated/workspace/model';
import type { CourtTables, FilingContent, FilingProvider } from '@/features/efiling';
import { withLastFiling } from '../model/last-filing';
import { ifInTime, loadRecentFilings, nothingFiled, recentFilingsOptions } from '../queries-recent';
import { useDraft } from './draft-context';
import { useFilingContent } from './filing-form';

/** The person's recent choices at the draft's court. */
export function useRecentFilings(): RecentFilings {
  const { state } = useDraft();
  const courtCode = useFilingContent((content) => content.courtCode);
  return useQuery(recentFilingsOptions(state, courtCode)).data ?? nothingFiled;
}

/** Loads the person's last filing at the court. Returns what fills in content from it. Never fails. */
export async function loadLastFiling(
  client: QueryClient,
  provider: FilingProvider,
  state: StateCode,
  courtCode: string | undefined,
): Promise<(content: FilingContent, tables: CourtTables) => FilingContent> {
  if (!hasWorkspace()) return (content) => content;
  const [{ lastFiling }, accounts] = await Promise.all([
    loadRecentFilings(client, state, courtCode),
    ifInTime(client.fetchQuery(provider.paymentAccounts(state))),
  ]);
  return (content, tables) =>
    withLastFiling(content, lastFiling, { tables, accounts: accounts ?? [], now: new Date() });
}
