import { useDebouncedValue } from '@mantine/hooks';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { OrderSearchRequest } from '@/api/generated/billing/model';
import { usePermissions } from '@/features/firm';
import { recentMattersQuery } from '@/features/matters';
import { stateQuickActionsQuery } from '@/features/navigation';
import { filingListQuery, ordersQuery } from '@/features/orders';
import { usePerson } from '@/features/session';
import { useSelectedState } from '@/features/states';
import { readSearch } from '@/lib/form/search-text';
import type { Entry, EntryGroup } from './model/entry';
import { groupEntries } from './model/groups';
import { matchEntries } from './model/match';
import { pageEntries, serviceEntries } from './model/pages';
import { recentEntries } from './recent';
import { caseEntries, filedCases, matterEntry, orderEntry } from './record-entries';

/** Milliseconds without typing before orders and cases are searched. */
const delay = 300;

/** An order ID is searched at any length. */
const orderIdPattern = /^[0-9]+$/;

const latestOrders = {
  sort: [{ field: 'updatedAt', direction: 'desc' }],
  top: 8,
  skip: 0,
} satisfies OrderSearchRequest;

/** What the palette shows. */
export interface FoundEntries {
  groups: readonly EntryGroup[];
  /** A search for matters, orders or cases is running. */
  isSearching: boolean;
  /** A sentence naming the failed searches. The other groups are still shown. */
  failure: string | undefined;
  retry: () => void;
}

/** Everything that matches the text, or likely destinations when there is no text. */
export function useEntries(typed: string): FoundEntries {
  const person = usePerson();
  const permissions = usePermissions();
  const state = useSelectedState();
  const actions = useQuery({ ...stateQuickActionsQuery(state ?? 'CA'), enabled: state !== undefined });
  const matters = useQuery(recentMattersQuery);
  const wanted = typed.trim();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [settled] = useDebouncedValue(wanted, delay);
  const isSearched = readSearch(settled).kind === 'words' || orderIdPattern.test(settled);
  const orders = useQuery({
    ...ordersQuery({ ...latestOrders, ...(isSearched && { searchText: settled.slice(0, 200) }) }),
    enabled: isSearched || settled === '',
    placeholderData: undefined,
    refetchInterval: false,
  });
  const filings = useQuery({
    ...filingListQuery({}),
    enabled: isSearched,
    staleTime: 60_000,
    placeholderData: undefined,
    refetchInterval: false,
  });
  const isSettled = settled === wanted;
  const rows = isSettled && (isSearched || wanted === '') ? (orders.data?.items ?? []) : [];
  const ofMatters: Entry[] = matters.data?.map(matterEntry) ?? [];
  const cases = caseEntries(rows);
  const filed = isSearched && isSettled ? filedCases(filings.data ?? [], cases) : [];
  return {
    groups: groupEntries(typed, {
      // Leaves out the page that is open.
      recent: recentEntries(person?.userId ?? 0).filter(({ page }) => page.link.split('?')[0] !== path),
      pages: permissions ? pageEntries(permissions) : [],
      services: permissions ? serviceEntries(permissions, state, actions.data ?? []) : [],
      matters: ofMatters,
      cases: [...cases, ...matchEntries(filed, typed)],
      orders: rows.map(orderEntry),
    }),
    isSearching: !isSettled || orders.isFetching || filings.isLoading || matters.isLoading,
    failure: failureOf({ matters, orders, cases: orders.isError ? orders : filings }),
    retry: () => {
      for (const query of [matters, orders, filings]) if (query.isError) void query.refetch();
    },
  };
}

const listing = new Intl.ListFormat('en-US');

function failureOf(asked: Readonly<Record<string, UseQueryResult<unknown>>>): string | undefined {
  const failed = Object.keys(asked).filter((name) => asked[name]?.isError);
  if (failed.length === 0) return undefined;
  const what = listing.format(failed);
  return `${what.charAt(0).toUpperCase()}${what.slice(1)} could not be searched.`;
}
