import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { OrderSearchRequest } from '@/api/generated/billing/model';
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
import { type Arranged, arrange } from './model/groups';
import { matchEntries } from './model/match';
import { pageEntries, serviceEntries, settingEntries } from './model/pages';
import { recentEntries } from './recent';
import {
  allOrdersEntry,
  caseEntries,
  filedCases,
  foundOrderEntry,
  isStillFound,
  matterEntry,
  orderEntry,
  partyEntries,
  personEntry,
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
  const templates = useQuery(templatesQuery());
  const wanted = typed.trim();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [paused] = useDebouncedValue(wanted, pause, { leading: true });
  const asked = isUrgent ? wanted : paused;
  const isSearched = isSearchable(asked);
  const orders = useQuery({
    ...ordersQuery({ ...latestOrders, ...(isSearched && { searchText: asked.slice(0, 200) }) }),
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
    enabled: isSearched,
    staleTime: 60_000,
    placeholderData: undefined,
    refetchInterval: false,
  });
  const isShown = wanted === '' || isSearchable(wanted);
  const isCurrent = asked === wanted;
  const isResponse = isCurrent && !orders.isPlaceholderData && !orders.isLoading;
  const areOrdersSettled = !isShown || isResponse || (isCurrent && orders.fetchStatus === 'paused');
  const found = isShown ? (orders.data?.items ?? []) : [];
  // Until the response, those of the last one that match the longer text, too. They come first in the response.
  const rows = isResponse ? found : found.filter((row) => wanted !== '' && isStillFound(row, wanted));
  const hasMore = areOrdersSettled && (orders.data?.total ?? 0) > shownOrders + 1;
  const cases = caseEntries(rows);
  const filed = isSearchable(wanted) ? filedCases(filings.data ?? [], cases) : [];
  const arranged = arrange(typed, {
    // Leaves out the page that is open.
    recent: recentEntries(person?.userId ?? 0).filter(({ page }) => page.link.split('?')[0] !== path),
    pages: permissions ? pageEntries(permissions) : [],
    settings: permissions ? settingEntries(permissions) : [],
    services: permissions ? serviceEntries(permissions, state, actions.data ?? [], isFilingFormOn) : [],
    templates: { entries: templates.data?.map(templateEntry) ?? [], isSettled: !templates.isLoading },
    matters: { entries: matters.data?.map(matterEntry) ?? [], isSettled: !matters.isLoading },
    orders: {
      entries:
        wanted === ''
          ? rows.map(orderEntry)
          : hasMore
            ? [...rows.slice(0, shownOrders).map((row) => foundOrderEntry(row, wanted)), allOrdersEntry(wanted)]
            : rows.map((row) => foundOrderEntry(row, wanted)),
      isSettled: areOrdersSettled,
    },
    cases: { entries: [...cases, ...matchEntries(filed, typed)], isSettled: !filings.isLoading },
    parties: { entries: isSearchable(wanted) ? partyEntries(rows) : [], isSettled: areOrdersSettled },
    people: { entries: peopleEntries(), isSettled: isCurrent && !people.isLoading },
  });
  return {
    ...arranged,
    isSearching: !isCurrent || !areOrdersSettled || filings.isLoading || matters.isLoading || people.isLoading,
    failure: failureOf({ matters, orders, cases: orders.isError ? orders : filings, people }),
    retry: () => {
      for (const query of [matters, orders, filings, people]) if (query.isError) void query.refetch();
    },
  };

  function peopleEntries(): Entry[] {
    return isCurrent && isSearched ? (people.data?.items.map(personEntry) ?? []) : [];
  }
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
