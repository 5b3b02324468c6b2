/** What the product made and did for a matter. Deployments without the workspace service keep none of it together. */
import { queryOptions } from '@tanstack/react-query';
import { hasWorkspace } from '@/api/config';
import { getGetMatterFileQueryOptions } from '@/api/generated/integration';
import type { MatterFile } from '@/api/generated/integration/model';
import { getListMatterDocumentsQueryOptions, getListMatterEventsQueryOptions } from '@/api/generated/workspace';
import type { MatterEvent } from '@/api/generated/workspace/model';
import { type MatterListing, partLength, readListing } from '@/features/documents';
import type { SystemMatter } from '@/features/matters';
import type { RowSource } from '@/lib/grid/export/read-all';

/** Milliseconds between questions while something is on its way to the matter. */
const whileSending = 5_000;

/** Documents that the product made, asked again while some are on their way to the matter. */
export function ourDocumentsQuery(clientReference: string) {
  return queryOptions({
    ...getListMatterDocumentsQueryOptions({ clientReference }),
    enabled: hasWorkspace(),
    refetchInterval: ({ state }) =>
      state.data?.some(({ arrival }) => arrival?.status === 'waiting') ? whileSending : false,
  });
}

/** Everything that happened in a matter's orders, newest first. */
export function matterEventsQuery(clientReference: string) {
  return queryOptions({ ...getListMatterEventsQueryOptions({ clientReference }), enabled: hasWorkspace() });
}

/** Events on the first two screens of a timeline. */
const firstEvents = 60;

/** The newest events, so that a long story shows its beginning at once. */
export function newestEventsQuery(clientReference: string) {
  const params = { clientReference, newest: firstEvents };
  return queryOptions({ ...getListMatterEventsQueryOptions(params), enabled: hasWorkspace() });
}

/** Tells whether these newest events are all there are. */
export const areAllEvents = (newest: readonly MatterEvent[]) => newest.length < firstEvents;

/** A folder or document of the connected system. */
export function systemFileQuery({ integrationName }: SystemMatter, fileId: string) {
  return queryOptions({ ...getGetMatterFileQueryOptions('1', integrationName, fileId), retry: false });
}

/** All rows of a listing that the system counts, in windows: folders first, then by name. */
export function systemFileRows(matter: SystemMatter, listing: MatterListing): RowSource<MatterFile> {
  const read = readListing(matter, listing);
  return {
    read: async ({ top, skip }, signal) => {
      const page = await read({ Limit: top, Offset: skip }, signal);
      return { items: page.items, total: page.total ?? skip + page.items.length };
    },
    rowId: ({ id }) => id,
    pageSize: partLength,
  };
}
