import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState, useSyncExternalStore } from 'react';
import { explain, failureOf } from '@/api/errors';
import type { MatterFile } from '@/api/generated/integration/model';
import { matterFilesQuery } from '@/features/documents';
import { ConnectNotice, isDisconnection, useFirmSystem } from '@/features/integrations';
import type { SystemMatter } from '@/features/matters';
import { readSearch } from '@/lib/form/search-text';
import { ClientGrid } from '@/lib/grid/client-grid';
import { ListFilterBar } from '@/lib/grid/list/list-filter-bar';
import { sortOf } from '@/lib/grid/list/list-request';
import { tableColumns } from '@/lib/grid/list/table-column';
import { RowSelection, withSelectColumn } from '@/lib/grid/tools/row-selection';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { EmptyState } from '@/lib/ui/empty-state';
import { ButtonLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';
import { systemFilesList } from '../lists/system-files-list';
import { systemFileQuery } from '../queries';
import type { MatterDocumentsSearch, MatterDocumentsSearchInput } from '../search';
import { FolderPath } from './folder-path';
import { SaveSelected } from './save-selected';
import { ListedSystem } from './system-file-actions';

const LargeFolder = lazy(() => import('./large-folder'));

const { noun, rowId, nameOf } = systemFilesList;
const listed = tableColumns(systemFilesList);

interface SystemDocumentsProps {
  matter: SystemMatter;
  clientReference: string;
  search: MatterDocumentsSearch;
}

/** What the connected system holds in the matter: folders to any depth, searched by name, saved one or many at a time. */
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
  const failure = found.error ?? opened.error;
  if (failure)
    return (
      <Failure
        matter={matter}
        error={failure}
        folder={folder}
        onRetry={() => void Promise.all([found.refetch(), folderId !== undefined && opened.refetch()])}
      />
    );
  const { data: page } = found;
  const isLarge = page !== undefined && (page.total ?? 0) > page.items.length;
  const sort = sortOf(systemFilesList, search.sort);
  const grid = { label: 'Documents in the matter', noun, columns, rowId, sort };
  return (
    <ListedSystem value={matter.integrationName}>
      <ListFilterBar list={systemFilesList} search={search} />
      {!isSearch && <FolderPath matter={matter} folder={folder} />}
      {selected.size > 0 && (
        <SaveSelected
          system={matter.integrationName}
          clientReference={clientReference}
          selected={[...selected.values()]}
          onClear={() => selection.clear()}
        />
      )}
      {isLarge ? (
        <Suspense>
          <LargeFolder key={`${folderId} ${q}`} matter={matter} folderId={folderId} searchTerm={q} {...grid} />
        </Suspense>
      ) : (
        <ClientGrid
          {...grid}
          rows={page?.items}
          isRefreshing={found.isPlaceholderData}
          error={found.error}
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

interface FailureProps {
  matter: SystemMatter;
  error: Error;
  folder: readonly string[];
  onRetry: () => void;
}

const doNothing = () => Promise.resolve();

/** Says what happened: disconnected, the folder was deleted, or the system is down. Nothing of ours is lost by it. */
function Failure({ matter, error, folder, onRetry }: FailureProps) {
  const system = useFirmSystem();
  if (system?.name === matter.integrationName && isDisconnection(error))
    return <ConnectNotice system={system} beforehand={doNothing} onConnected={onRetry} />;
  const name = system?.displayName ?? 'The connected system';
  const failure = failureOf(error);
  if (failure.kind === 'not-found' && folder.length > 0)
    return (
      <Notice
        tone="warning"
        title="This folder was deleted or moved"
        action={
          <ButtonLink
            to="."
            search={(search) => ({ ...search, folder: undefined })}
            variant="default"
            size="compact-sm"
          >
            Back to the matter’s documents
          </ButtonLink>
        }
      >
        {`It is no longer in ${name}.`}
      </Notice>
    );
  return (
    <Notice
      tone="bad"
      title="The matter’s documents couldn’t be loaded"
      action={
        <Button variant="default" size="compact-sm" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {explain(failure, `${name} isn’t responding. Documents made here are still listed on the other tab.`)}
    </Notice>
  );
}
