/** Queries of the matter pickers: the matter list with version 2, the rest with 1 (decision 9). */
import { infiniteQueryOptions, type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import {
  buildNetDocumentsMatterReference,
  getGetNetDocumentsAttributesQueryOptions,
  getListIntegrationMattersQueryKey,
  getListNetDocumentsAttributeOptionsQueryKey,
  getListNetDocumentsCabinetsQueryKey,
  getListNetDocumentsCabinetsQueryOptions,
  listIntegrationMatters,
  listNetDocumentsAttributeOptions,
} from '@/api/generated/integration';
import type {
  BuildReferenceRequest,
  Cabinet,
  IntegrationName,
  Matter,
  MatterList,
} from '@/api/generated/integration/model';
import { type NextPart, nextPart, whenAllowed } from '@/api/listings';
import { type MatterRow, toRows } from './model/matter-rows';
import { pageSize as attributePageSize, skipAfter } from './model/netdocuments-choice';

const minute = 60_000;

/** Matters per page. */
const pageSize = 100;

/** Where a list begins. */
const beginning: Partial<NextPart> = {};

/** The items of pages. */
const countOf = (pages: readonly MatterList[]) => pages.reduce((sum, { items }) => sum + items.length, 0);

/** A list of hundreds of pages is too expensive to refetch on focus. */
const pagedList = {
  gcTime: 5 * minute,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  structuralSharing: false,
} as const;

interface MatterSearch {
  integrationName: IntegrationName;
  /** Search term; undefined for all matters. */
  term: string | undefined;
  /** When the list was last reloaded past the integration service's cache, if ever. */
  reloadedAt: number | undefined;
}

/** Matters by name, page by page. The list without a term is always reloaded from the connected system. */
export function mattersQuery({ integrationName, term, reloadedAt }: MatterSearch) {
  return infiniteQueryOptions({
    ...pagedList,
    queryKey: [...getListIntegrationMattersQueryKey('2', integrationName), 'pages', { term, reloadedAt }],
    queryFn: ({ pageParam, signal }) =>
      listIntegrationMatters(
        '2',
        integrationName,
        {
          Limit: pageSize,
          ...(term === undefined ? {} : { SearchTerm: term }),
          ...pageParam,
          ...(term === undefined && pageParam === beginning ? { ForceReload: true } : {}),
        },
        { signal },
      ),
    initialPageParam: beginning,
    meta: { shows: ['connection'] },
    getNextPageParam: (page, pages): Partial<NextPart> | undefined => nextPart(page, countOf(pages)),
  });
}

/** The most that a page can have. */
const largestPage = 500;

/** All matters of the connected system, fetched page by page: for matching by name. */
export function allMattersQuery(integrationName: IntegrationName) {
  return queryOptions({
    queryKey: [...getListIntegrationMattersQueryKey('2', integrationName), 'all'],
    queryFn: async ({ signal }): Promise<MatterRow[]> => {
      const items: Matter[] = [];
      for (let part: Partial<NextPart> | undefined = beginning; part !== undefined; ) {
        const asked: Partial<NextPart> = part;
        const page: MatterList = await whenAllowed(
          () => listIntegrationMatters('2', integrationName, { Limit: largestPage, ...asked }, { signal }),
          signal,
        );
        items.push(...page.items);
        part = nextPart(page, items.length);
      }
      return toRows(items);
    },
    meta: { shows: ['connection'] },
    ...pagedList,
  });
}

/** The person's cabinets, by name. */
export function cabinetsQuery() {
  return queryOptions(getListNetDocumentsCabinetsQueryOptions('1'));
}

/** The attributes to choose in a cabinet. Disabled without one. */
export function attributesQuery(cabinet: Cabinet | undefined) {
  return queryOptions({
    ...getGetNetDocumentsAttributesQueryOptions('1', cabinetParams(cabinet)),
    enabled: cabinet !== undefined,
  });
}

export interface AttributeSearch {
  cabinet: Cabinet;
  /** The attribute whose values are listed. */
  of: 'parent' | 'primary';
  /** The chosen parent value, if the attribute has a parent. */
  parentValue: string | undefined;
  term: string | undefined;
}

/** Values of an attribute, 50 per page. */
export function attributeOptionsQuery({ cabinet, of, parentValue, term }: AttributeSearch) {
  const params = {
    ...cabinetParams(cabinet),
    ...(parentValue === undefined ? {} : { selectedParentAttributeValue: parentValue }),
    searchTerm: term ?? '',
    searchingChildAttributes: of === 'primary',
    top: attributePageSize,
  };
  return infiniteQueryOptions({
    ...pagedList,
    queryKey: [...getListNetDocumentsAttributeOptionsQueryKey('1', params), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      listNetDocumentsAttributeOptions('1', { ...params, skip: pageParam }, { signal }),
    initialPageParam: 0,
    meta: { shows: ['connection'] },
    getNextPageParam: (last, pages) => (last.hasMore ? skipAfter(pages) : undefined),
  });
}

/** The references of the chosen matter. Building them has no side effects, so it is a query. */
export function builtReferenceQuery(request: BuildReferenceRequest | undefined) {
  return queryOptions({
    queryKey: [...getListNetDocumentsCabinetsQueryKey('1'), 'built', request],
    queryFn: request ? ({ signal }) => buildNetDocumentsMatterReference('1', request, { signal }) : skipToken,
    meta: { shows: ['connection'] },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Refetches the cabinets and their contents. */
export function refreshCabinets(queryClient: QueryClient): Promise<void> {
  const [first, , resource, system] = getListNetDocumentsCabinetsQueryKey('1');
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] === first && queryKey[2] === resource && queryKey[3] === system,
  });
}

function cabinetParams(cabinet: Cabinet | undefined) {
  return {
    repositoryId: cabinet?.repositoryId ?? '',
    cabinetId: cabinet?.id ?? '',
    ...(cabinet && cabinet.primaryAttributeId > 0 ? { primaryAttributeId: cabinet.primaryAttributeId } : {}),
  };
}
