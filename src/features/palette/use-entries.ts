import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { OrderRow, OrderSearchRequest } from '@/api/generated/billing/model';
import { getSearchUsersQueryOptions } from '@/api/generated/platform';
import { useIsFilingFormOn } from '@/features/filing-account';
import { usePermissions } from '@/features/firm';
import { recentMattersQuery } from '@/features/matters';
import { stateQuickActionsQuery } from '@/features/navigation';
import { filingListQuery, ordersQuery } from '@/features/orders';
import { usePerson } from '@/features/session';
import { useSelectedState } from '@/features/states';
import { templatesQuery } from '@/features/templates';
import { readSearch } from '@/lib/form/search-text';
import { capitalized } from '@/lib/format/capitalized';
import type { Entry } from './model/entry';
import { type Arranged, arrange, type Results } from './model/groups';
import { isNamed, matchEntries } from './model/match';
import { pageEntries, serviceEntries, settingEntries } from './model/pages';
import { recentEntries } from './recent';
import {
  allOrdersEntry,
  caseEntries,
  filedCases,
  foundOrderEntry,
  matterEntry,
  orderEntry,
  partyEntries,
  personEntry,
  rankOfOrder,
  templateEntry,
} from './record-entries';

/** A search starts with the first key, and again at most this often in milliseconds while typing. */
const pause = 150;

/** An order ID is searched at any length. */
const orderIdPattern = /^[0-9]+$/;

const shownOrders = 5;
const latestOrders = {
  sort: [{ field: 'updatedAt', direction: 'desc' }],
  top: 8,
  skip: 0,
} satisfies OrderSearchRequest;

/** What the palette shows. */
export interface FoundEntries extends Arranged {
  /** A search is running. */
  isSearching: boolean;
  /** A sentence naming the failed searches. The other groups are still shown. */
  failure: string | undefined;
  retry: () => void;
}

/**
 * Everything that matches the text, or likely destinations when there is no text.
 * @param isUrgent searches for the text at once, because the person waits for its first result.
 */
export function useEntries(typed: string, isUrgent: boolean): FoundEntries {
  const person = usePerson();
  const permissions = usePermissions();
  const state = useSelectedState();
  const actions = useQuery({ ...stateQuickActionsQuery(state ?? 'CA'), enabled: state !== undefined });
  const isFilingFormOn = useIsFilingFormOn();
  const matters = useQuery(recentMattersQuery);
  const templates = useQuery({ ...templatesQuery(), enabled: permissions?.canFile === true });
  const wanted = typed.trim();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [paused] = useDebouncedValue(wanted, pause, { leading: true });
  const asked = isUrgent ? wanted : paused;
  const isSearched = isSearchable(asked);
  const orders = useQuery({
    ...ordersQuery({ ...latestOrders, ...(isSearched && { searchText: asked.slice(0, 200), namesFirst: true }) }),
    enabled: isSearched || asked === '',
    placeholderData: keepPreviousData,
    refetchInterval: false,
  });
  const people = useQuery({
    ...getSearchUsersQueryOptions({ name: asked.slice(0, 200), limit: 6 }),
    enabled: isSearched,
    staleTime: 60_000,
  });
  const filings = useQuery({
    ...filingListQuery({}),
    enabled: isSearched && permissions?.canSeeCourts === true,
    staleTime: 60_000,
    placeholderData: undefined,
    refetchInterval: false,
  });
  const isShown = wanted === '' || isSearchable(wanted);
  const isCurrent = asked === wanted;
  const isResponse = isCurrent && !orders.isPlaceholderData && !orders.isLoading;
  const areOrdersSettled = !isShown || isResponse || (isCurrent && orders.fetchStatus === 'paused');
  const found = isShown ? (orders.data?.items ?? []) : [];
  // Until the response, those of the last one that the longer text names, too. They come first in the response.
  const rows = isResponse ? found : found.filter((row) => wanted !== '' && rankOfOrder(row, wanted) === 0);
  const hasMore = areOrdersSettled && (orders.data?.total ?? 0) > shownOrders + 1;
  const named = rows.filter((row) => wanted === '' || rankOfOrder(row, wanted) < 2);
  const others = rows.filter((row) => !named.includes(row));
  const cases = caseEntries(named);
  const filed = isSearchable(wanted) ? filedCases(filings.data ?? [], cases) : [];
  const arranged = arrange(typed, {
    // Leaves out the page that is open.
    recent: recentEntries(person?.userId ?? 0).filter(({ page }) => page.link.split('?')[0] !== path),
    pages: permissions ? pageEntries(permissions) : [],
    settings: permissions ? settingEntries(permissions) : [],
    services: permissions ? serviceEntries(permissions, state, actions.data ?? [], isFilingFormOn) : [],
    templates: resultsOf(templates, templates.data?.map(templateEntry)),
    matters: resultsOf(matters, matters.data?.map(matterEntry)),
    orders: orderResults(named, others.length === 0),
    otherOrders: orderResults(others, others.length > 0),
    cases: resultsOf(
      filings,
      matchEntries([...cases, ...filed], typed).filter((entry) => isNamed(entry, typed)),
    ),
    parties: { ...orderResults([]), entries: isSearchable(wanted) ? partyEntries(rows) : [] },
    people: { ...resultsOf(people, peopleEntries()), isSettled: isCurrent && !people.isLoading },
  });
  return {
    ...arranged,
    isSearching: !isCurrent || !areOrdersSettled || filings.isLoading || matters.isLoading || people.isLoading,
    failure: failureOf({ matters, orders, cases: orders.isError ? orders : filings, people }),
    retry: () => {
      for (const query of [matters, orders, filings, people]) if (query.isError) void query.refetch();
    },
  };

  /** Some of the orders found; the last of them lead to all. */
  function orderResults(some: readonly OrderRow[], areLast = false): Results {
    const entries =
      wanted === ''
        ? some.map(orderEntry)
        : some.slice(0, hasMore ? shownOrders : undefined).map((row) => foundOrderEntry(row, wanted));
    if (wanted !== '' && hasMore && areLast) entries.push(allOrdersEntry(wanted));
    return { entries, isSettled: areOrdersSettled, hasFailed: orders.isError };
  }

  function peopleEntries(): Entry[] {
    return isCurrent && isSearched ? (people.data?.items.map(personEntry) ?? []) : [];
  }
}

/** What a query found, as entries. */
function resultsOf({ isLoading, isError }: UseQueryResult<unknown>, entries: readonly Entry[] = []): Results {
  return { entries, isSettled: !isLoading, hasFailed: isError };
}

/** Long enough to search for, or an order ID. */
function isSearchable(text: string): boolean {
  return readSearch(text).kind === 'words' || orderIdPattern.test(text);
}

const listing = new Intl.ListFormat('en-US');

function failureOf(asked: Readonly<Record<string, UseQueryResult<unknown>>>): string | undefined {
  const failed = Object.keys(asked).filter((name) => asked[name]?.isError);
  if (failed.length === 0) return undefined;
  const what = listing.format(failed);
  return `${capitalized(what)} could not be searched.`;
}
