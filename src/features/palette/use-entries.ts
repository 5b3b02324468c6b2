import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { OrderSearchRequest } from '@/api/generated/billing/model';
import { usePermissions } from '@/features/access';
import { recentMattersQuery } from '@/features/matters';
import { ordersQuery } from '@/features/orders';
import { usePerson } from '@/features/session';
import { stateQuickActionsQuery, useSelectedState } from '@/features/shell';
import { caseEntries, matterEntry, orderEntry } from './found';
import type { Entry, EntryGroup } from './model/entry';
import { groupEntries } from './model/groups';
import { pageEntries, serviceEntries } from './model/pages';
import { recentEntries } from './recent';

/** Milliseconds of quiet after which orders and cases are searched, and characters from which on; an order id is shorter. */
const quiet = 300;
const fewest = 3;

const latestOrders = {
  sort: [{ field: 'updatedAt', direction: 'desc' }],
  top: 8,
  skip: 0,
} satisfies OrderSearchRequest;

/** What the palette shows. */
export interface FoundEntries {
  groups: readonly EntryGroup[];
  /** Orders and cases are on their way. */
  isSearching: boolean;
  /** They could not be searched; the rest is there all the same. */
  hasFailed: boolean;
  retry: () => void;
}

/** Everything that fits what is typed, and without anything typed what a person is likely to want. */
export function useEntries(typed: string): FoundEntries {
  const person = usePerson();
  const permissions = usePermissions();
  const state = useSelectedState();
  const actions = useQuery({ ...stateQuickActionsQuery(state ?? 'CA'), enabled: state !== undefined });
  const matters = useQuery(recentMattersQuery);
  const wanted = typed.trim();
  const [settled] = useDebouncedValue(wanted, quiet);
  const isSearched = settled.length >= fewest || /^[0-9]+$/.test(settled);
  const orders = useQuery({
    ...ordersQuery({ ...latestOrders, ...(isSearched && { searchText: settled.slice(0, 200) }) }),
    enabled: isSearched || settled === '',
    placeholderData: undefined,
    refetchInterval: false,
  });
  const rows = settled === wanted ? (orders.data?.items ?? []) : [];
  const ofMatters: Entry[] = matters.data?.map(matterEntry) ?? [];
  return {
    groups: groupEntries(typed, {
      recent: recentEntries(person?.userId ?? 0),
      pages: permissions ? pageEntries(permissions) : [],
      services: permissions ? serviceEntries(permissions, state, actions.data ?? []) : [],
      matters: ofMatters,
      cases: caseEntries(rows),
      orders: rows.map(orderEntry),
    }),
    isSearching: settled !== wanted || orders.isFetching,
    hasFailed: orders.isError,
    retry: () => void orders.refetch(),
  };
}
