import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { hasWorkspace } from '@/api/config';
import { changeFailed, explain, failureOf } from '@/api/errors';
import type { MatterDocument } from '@/api/generated/workspace/model';
import { downloadOf, fileExtension, fileStem } from '@/features/documents';
import { ClientGrid } from '@/lib/grid/client-grid';
import { ListFilterBar } from '@/lib/grid/list/list-filter-bar';
import { sortOf } from '@/lib/grid/list/list-request';
import { tableColumns } from '@/lib/grid/list/table-column';
import { RowSelection, withSelectColumn } from '@/lib/grid/tools/row-selection';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { EmptyState } from '@/lib/ui/empty-state';
import { Notice } from '@/lib/ui/notice';
import { ourDocumentsList } from '../lists/our-documents-list';
import { useSendAgain } from '../mutations';
import { ourDocumentsQuery } from '../queries';
import type { MatterDocumentsSearch, MatterDocumentsSearchInput } from '../search';
import { SaveSelected, type SelectedFile } from './save-selected';

const { noun, rowId, nameOf } = ourDocumentsList;
const listed = tableColumns(ourDocumentsList);

interface OurDocumentsProps {
  clientReference: string;
  search: MatterDocumentsSearch;
}

/** Shows what the product made for the matter, and whether each document arrived in the connected system. */
export function OurDocuments({ clientReference, search }: OurDocumentsProps) {
  const change = useSearchChange<MatterDocumentsSearchInput>();
  const documents = useQuery(ourDocumentsQuery(clientReference));
  const [selection] = useState(() => new RowSelection<MatterDocument>(rowId));
  const selected = useSyncExternalStore(selection.subscribe, selection.rows);
  const columns = useMemo(() => withSelectColumn(listed, selection, nameOf), [selection]);
  if (!hasWorkspace())
    return <EmptyState title="No list of documents" description="Open an order to see its documents." />;
  const failed = documents.data?.filter(({ arrival }) => arrival?.status === 'failed') ?? [];
  const mappingIds = [...new Set(failed.flatMap(({ arrival }) => arrival?.mappingId ?? []))];
  return (
    <>
      <ListFilterBar list={ourDocumentsList} search={search} />
      {failed.length > 0 && (
        <NotInMatter clientReference={clientReference} count={failed.length} mappingIds={mappingIds} />
      )}
      {selected.size > 0 && (
        <SaveSelected
          clientReference={clientReference}
          {...toSave(asListed([...selected.values()], documents.data))}
          whenMissing="is no longer available"
          onClear={() => selection.clear()}
        />
      )}
      <ClientGrid
        label="Documents made here"
        noun={noun}
        columns={columns}
        rowId={rowId}
        rows={documents.data}
        isRefreshing={false}
        error={documents.error}
        onRetry={() => void documents.refetch()}
        sort={sortOf(ourDocumentsList, search.sort)}
        onSortChange={(sort) => change({ sort })}
        query={search.q}
        empty={
          documents.data?.length === 0 ? (
            <EmptyState title="No documents yet" description="Documents of this matter’s orders are listed here." />
          ) : (
            <EmptyState title="No document matches" description="Change or clear the search." />
          )
        }
      />
    </>
  );
}

/** Selected documents as they are listed now: what the archive keeps of a stamped copy changes. */
function asListed(selected: readonly MatterDocument[], now: readonly MatterDocument[] = []): MatterDocument[] {
  const byId = new Map(now.map((document) => [document.id, document]));
  return selected.map((document) => byId.get(document.id) ?? document);
}

/** Tells what an archive of documents holds, and what it can't hold. */
function toSave(documents: readonly MatterDocument[]): { files: SelectedFile[]; notIncluded: string | undefined } {
  const files: SelectedFile[] = [];
  const without: string[] = [];
  for (const document of documents) {
    const load = downloadOf(document);
    if (load) files.push({ name: archiveName(document), load });
    else without.push(nameOf(document));
  }
  const notIncluded = without.length > 0 ? `Not included, because there is no file: ${without.join('; ')}.` : undefined;
  return { files, notIncluded };
}

/** `Answer.pdf` as filed, `Answer - stamped.pdf` as the court returned it. */
const archiveName = ({ kind, name }: MatterDocument) =>
  kind === 'stamped' ? `${fileStem(name)} - stamped${fileExtension(name)}` : name;

interface NotInMatterProps {
  clientReference: string;
  count: number;
  mappingIds: readonly string[];
}

/** Sends again what didn't arrive. */
function NotInMatter({ clientReference, count, mappingIds }: NotInMatterProps) {
  const again = useSendAgain(clientReference);
  return (
    <Notice
      tone="warning"
      title={count === 1 ? '1 document is not in the matter' : `${count} documents are not in the matter`}
      action={
        <Button size="compact-sm" variant="default" loading={again.isPending} onClick={() => again.mutate(mappingIds)}>
          Send again
        </Button>
      }
    >
      {again.isError
        ? `${changeFailed(again.error, 'Not sent', 'they were sent')}. ${explain(failureOf(again.error), 'The connected system isn’t responding. Try again in a moment.')}`
        : 'Each row says why. Nothing is sent twice.'}
    </Notice>
  );
}
