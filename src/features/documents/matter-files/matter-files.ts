/** The files of a matter in the firm's connected system. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { downloadMatterFile, getListMatterFilesQueryOptions } from '@/api/generated/integration';
import type { IntegrationName, MatterFile } from '@/api/generated/integration/model';
import { readSearch } from '@/lib/form/search-text';

/** A matter, identified by the connected system and its id there. */
export interface SystemMatter {
  integrationName: IntegrationName;
  matterReference: string;
}

const pageLength = 200;

/** A folder of a matter (the root without `folderId`) or, with a search term, the matter's files of that name. */
export function matterFilesQuery(
  { integrationName, matterReference }: SystemMatter,
  { folderId, searchTerm }: { folderId: string | undefined; searchTerm: string },
) {
  const search = readSearch(searchTerm);
  const asked = search.kind === 'words' ? { SearchTerm: search.term } : { ParentId: folderId };
  return queryOptions({
    ...getListMatterFilesQueryOptions('1', integrationName, matterReference, {
      Limit: pageLength,
      ...asked,
    }),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** Downloads a file under the name it will be filed under. */
export async function fetchMatterFile(
  { integrationName }: SystemMatter,
  file: MatterFile,
  name: string,
): Promise<File> {
  const content = await downloadMatterFile('1', integrationName, file.id);
  return new File([content], withExtension(name, file.name), { type: file.fileType ?? 'application/pdf' });
}

/** Adds the original's extension to a name without one. An empty name becomes the original. */
export function withExtension(name: string, original: string): string {
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(original)?.[0] ?? '';
  const clean = name.trim().replaceAll(/[/\\]/g, '-');
  if (clean === '') return original;
  return clean.toLowerCase().endsWith(extension.toLowerCase()) ? clean : `${clean}${extension}`;
}
