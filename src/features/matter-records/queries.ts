/** What the product made and did for a matter. Deployments without the workspace service keep none of it together. */
import { queryOptions } from '@tanstack/react-query';
import { runtimeConfig } from '@/api/config';
import { getGetMatterFileQueryOptions, listMatterFiles } from '@/api/generated/integration';
import type { MatterFile } from '@/api/generated/integration/model';
import { getListMatterDocumentsQueryOptions, getListMatterEventsQueryOptions } from '@/api/generated/workspace';
import type { SystemMatter } from '@/features/matters';
import { readSearch } from '@/lib/form/search-text';
import type { RowSource } from '@/lib/grid/export/read-all';

/** Whether the deployment keeps the records of matters. */
export function keepsMatterRecords(): boolean {
  return runtimeConfig().services.workspace !== undefined;
}

/** Milliseconds between questions while something is on its way to the matter. */
const whileSending = 5_000;

/** Documents that the product made, asked again while some are on their way to the matter. */
export function ourDocumentsQuery(clientReference: string) {
  return queryOptions({
    ...getListMatterDocumentsQueryOptions({ clientReference }),
    enabled: keepsMatterRecords(),
    refetchInterval: ({ state }) =>
      state.data?.some(({ arrival }) => arrival?.status === 'waiting') ? whileSending : false,
  });
}

/** Everything that happened in a matter's orders, newest first. */
export function matterEventsQuery(clientReference: string) {
  return queryOptions({ ...getListMatterEventsQueryOptions({ clientReference }), enabled: keepsMatterRecords() });
}

/** A folder or document of the connected system. */
export function systemFileQuery({ integrationName }: SystemMatter, fileId: string) {
  return queryOptions({ ...getGetMatterFileQueryOptions('1', integrationName, fileId), retry: false });
}

/** All rows of a folder or of a search, in parts: folders first, then by name. */
export function systemFileRows(
  { integrationName, matterReference }: SystemMatter,
  { folderId, searchTerm }: { folderId: string | undefined; searchTerm: string },
): RowSource<MatterFile> {
  const search = readSearch(searchTerm);
  const asked = search.kind === 'words' ? { SearchTerm: search.term } : { ParentId: folderId };
  return {
    read: async ({ top, skip }, signal) => {
      const page = await listMatterFiles(
        '1',
        integrationName,
        matterReference,
        { Limit: top, Offset: skip, ...asked },
        { signal },
      );
      return { items: page.items, total: page.total ?? skip + page.items.length };
    },
    rowId: ({ id }) => id,
    pageSize: 200,
  };
}
