import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { failureOf } from '@/api/errors';
import type { MatterFile } from '@/api/generated/integration/model';
import { nextPart } from '@/api/listings';
import { loadMatterFile, matterFilesQuery } from '@/features/documents';
import type { SystemMatter } from '@/features/matters';
import { readSearch } from '@/lib/form/search-text';
import { ClientGrid } from '@/lib/grid/client-grid';
import { ListFilterBar } from '@/lib/grid/list/list-filter-bar';
import { sortOf } from '@/lib/grid/list/list-request';
import { tableColumns } from '@/lib/grid/list/table-column';
import { RowSelection, withSelectColumn } from '@/lib/grid/tools/row-selection';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { EmptyState } from '@/lib/ui/empty-state';
import { systemFilesList } from '../lists/system-files-list';
import { systemFileQuery } from '../queries';
import type { MatterDocumentsSearch, MatterDocumentsSearchInput } from '../search';
import { FolderPath } from './folder-path';
import { LargeFolder } from './large-folder';
import { SaveSelected, type SelectedFile } from './save-selected';
import { SystemFailure } from './system-failure';
import { ListedSystem } from './system-file-actions';

const { noun, rowId, nameOf } = systemFilesList;
const listed = tableColumns(systemFilesList);

interface SystemDocumentsProps {
  matter: SystemMatter;
  clientReference: string;
  search: MatterDocumentsSearch;
}

/**
 * Shows what the connected system holds in the matter: folders to any depth, searched by name, saved one or many at a
 * time.
 */
export function SystemDocuments({ matter, clientReference, search }: SystemDocumentsProps) {
  const { folder = [], q = '' } = search;
  const change = useSearchChange<MatterDocumentsSearchInput>();
  const folderId = folder.at(-1);
  const isSearch = readSearch(q).kind === 'words';
  const found = useQuery(matterFilesQuery(matter, { folderId, searchTerm: q }));
  const opened = useQuery({ ...systemFileQuery(matter, folderId ?? ''), enabled: folderId !== undefined && !isSearch });
  const [selection] = useState(() => new RowSelection<MatterFile>(rowId));
  const selected = useSyncExternalStore(selection.subscribe, selection.rows);
  const columns = useMemo(() => withSelectColumn(listed, selection, nameOf), [selection]);
  const files = [...selected.values()].filter(({ isFolder }) => !isFolder);
  const failure = found.error ?? opened.error;
  const { data: page } = found;
  const isGone = failure !== null && failureOf(failure).kind === 'not-found';
  const failed = failure && (
    <SystemFailure
      matter={matter}
      error={failure}
      folder={folder}
      onRetry={() => void Promise.all([found.refetch(), folderId !== undefined && opened.refetch()])}
    />
  );
  // What was listed before stays, but not a folder that is gone. What was selected stays in any case, and goes on being saved.
  const isListed = !failed || (page !== undefined && !isGone);
  const isLarge = page !== undefined && !found.isPlaceholderData && nextPart(page, page.items.length) !== undefined;
  const sort = sortOf(systemFilesList, search.sort);
  const grid = { label: 'Documents in the matter', noun, columns, rowId, sort };
  return (
    <ListedSystem value={matter.integrationName}>
      {isListed && <ListFilterBar list={systemFilesList} search={search} />}
      {failed}
      {isListed && !isSearch && <FolderPath matter={matter} folder={folder} />}
      {selected.size > 0 && (
        <SaveSelected
          clientReference={clientReference}
          files={files.map((file) => toSave(matter, file))}
          notIncluded={files.length < selected.size ? 'Folders aren’t included.' : undefined}
          whenMissing="was deleted or moved"
          onClear={() => selection.clear()}
        />
      )}
      {!isListed ? null : isLarge ? (
        <LargeFolder
          key={`${folderId} ${q}`}
          matter={matter}
          folder={folder}
          searchTerm={q}
          first={page}
          {...grid}
          onSortChange={(next) => change({ sort: next })}
        />
      ) : (
        <ClientGrid
          {...grid}
          rows={page?.items}
          isRefreshing={found.isPlaceholderData}
          error={null}
          onRetry={() => void found.refetch()}
          onSortChange={(next) => change({ sort: next })}
          empty={
            isSearch ? (
              <EmptyState title="No results found" description="The search looks for names in the whole matter." />
            ) : (
              <EmptyState title="No documents" description="This folder is empty." />
            )
          }
        />
      )}
    </ListedSystem>
  );
}

const toSave = (matter: SystemMatter, { id, name }: MatterFile): SelectedFile => ({
  name,
  load: ({ signal }) => loadMatterFile(matter, id, signal),
});
