/** What the pickers ask of the connected system. The matter list is called with version 2, the rest with 1 (decision 9). */
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
import type { BuildReferenceRequest, Cabinet, IntegrationName } from '@/api/generated/integration/model';
import { pageSize as attributePageSize, skipAfter } from './model/netdocuments-choice';

const minute = 60_000;

/** Matters a page. */
const pageSize = 100;

/** In place of a token. */
const firstPage = '';

/** A list of hundreds of pages is not asked for again because somebody looked at another window. */
const pagedList = {
  gcTime: 5 * minute,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  structuralSharing: false,
} as const;

interface MatterSearch {
  integrationName: IntegrationName;
  /** Words to look for; undefined for all matters. */
  term: string | undefined;
  /** When the list was last asked of the system itself, past any cache; undefined for not at all. */
  reloadedAt: number | undefined;
}

/** Matters by name, page by page. The list without words is the one that reloading brings. */
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
          ...(pageParam === firstPage ? {} : { PaginationToken: pageParam }),
          ...(term === undefined && pageParam === firstPage ? { ForceReload: true } : {}),
        },
        { signal },
      ),
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.nextPaginationToken,
  });
}

/** The cabinets that the person can see, by name. */
export function cabinetsQuery() {
  return queryOptions(getListNetDocumentsCabinetsQueryOptions('1'));
}

/** Which attributes have to be chosen in a cabinet. Nothing is asked without one. */
export function attributesQuery(cabinet: Cabinet | undefined) {
  return queryOptions({
    ...getGetNetDocumentsAttributesQueryOptions('1', cabinetParams(cabinet)),
    enabled: cabinet !== undefined,
  });
}

export interface AttributeSearch {
  cabinet: Cabinet;
  /** Which values are meant: those of the parent attribute, or those of the primary one. */
  of: 'parent' | 'primary';
  /** The parent that was chosen, where there is one. */
  parentValue: string | undefined;
  term: string | undefined;
}

/** Values of an attribute, 50 a page. */
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
    getNextPageParam: (last, pages) => (last.hasMore ? skipAfter(pages) : undefined),
  });
}

/** The references of what was chosen. Building them changes nothing, so that asking twice does no harm. */
export function builtReferenceQuery(request: BuildReferenceRequest | undefined) {
  return queryOptions({
    queryKey: [...getListNetDocumentsCabinetsQueryKey('1'), 'built', request],
    queryFn: request ? ({ signal }) => buildNetDocumentsMatterReference('1', request, { signal }) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Asks the cabinets again, and whatever is in them. */
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
