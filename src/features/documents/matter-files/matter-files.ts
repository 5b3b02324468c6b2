/** The files of a matter in the firm's connected system. */
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { downloadMatterFile, getListMatterFilesQueryKey, listMatterFiles } from '@/api/generated/integration';
import type { IntegrationName, MatterFile, MatterFileList } from '@/api/generated/integration/model';
import { type NextPart, nextPart, whenAllowed } from '@/api/listings';
import { readSearch } from '@/lib/form/search-text';

/** A matter, identified by the connected system and its id there. */
export interface SystemMatter {
  integrationName: IntegrationName;
  matterReference: string;
  /** The firm's reference of the matter. */
  clientReference?: string | undefined;
}

/** What is listed of a matter: a folder (the root without `folderId`), or the files of the matter that a search finds. */
export interface MatterListing {
  folderId: string | undefined;
  searchTerm: string;
}

/** Items per request. */
export const partLength = 200;

/** Reads a part of a listing. Waits where the system asks for it. */
export function readListing(
  { integrationName, matterReference }: SystemMatter,
  listing: MatterListing,
): (part: { Limit: number } & Partial<NextPart>, signal: AbortSignal) => Promise<MatterFileList> {
  return (part, signal) =>
    whenAllowed(
      () => listMatterFiles('1', integrationName, matterReference, { ...part, ...askedOf(listing) }, { signal }),
      signal,
    );
}

function askedOf({ folderId, searchTerm }: MatterListing): { SearchTerm: string } | { ParentId: string | undefined } {
  const search = readSearch(searchTerm);
  return search.kind === 'words' ? { SearchTerm: search.term } : { ParentId: folderId };
}

const firstPart = (listing: MatterListing) => ({ Limit: partLength, ...askedOf(listing) });

/** The first part of a listing. */
export function matterFilesQuery(matter: SystemMatter, listing: MatterListing) {
  const { integrationName, matterReference } = matter;
  return queryOptions({
    queryKey: getListMatterFilesQueryKey('1', integrationName, matterReference, firstPart(listing)),
    queryFn: ({ signal }) => readListing(matter, listing)({ Limit: partLength }, signal),
    meta: { shows: ['connection', 'arrivals'] },
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** A listing that is read on part by part, on request. */
export function growingListingQuery(matter: SystemMatter, listing: MatterListing) {
  const { integrationName, matterReference } = matter;
  const start: Partial<NextPart> = {};
  return infiniteQueryOptions({
    queryKey: [...getListMatterFilesQueryKey('1', integrationName, matterReference, firstPart(listing)), 'parts'],
    queryFn: ({ pageParam, signal }) => readListing(matter, listing)({ Limit: partLength, ...pageParam }, signal),
    initialPageParam: start,
    meta: { shows: ['connection', 'arrivals'] },
    getNextPageParam: (last, parts) =>
      nextPart(
        last,
        parts.reduce((count, { items }) => count + items.length, 0),
      ),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** Downloads a file. Waits where the system asks for it. */
export function loadMatterFile(
  { integrationName }: Pick<SystemMatter, 'integrationName'>,
  fileId: string,
  signal?: AbortSignal,
): Promise<Blob> {
  return whenAllowed(() => downloadMatterFile('1', integrationName, fileId, { signal }), signal);
}

/** Downloads a file under the name it will be filed under. */
export async function fetchMatterFile(matter: SystemMatter, file: MatterFile, name: string): Promise<File> {
  const content = await loadMatterFile(matter, file.id);
  return new File([content], withExtension(name, file.name), { type: file.fileType ?? 'application/pdf' });
}

/** Adds the original's extension to a name without one. An empty name becomes the original. */
export function withExtension(name: string, original: string): string {
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(original)?.[0] ?? '';
  const clean = name.trim().replaceAll(/[/\\]/g, '-');
  if (clean === '') return original;
  return clean.toLowerCase().endsWith(extension.toLowerCase()) ? clean : `${clean}${extension}`;
}
