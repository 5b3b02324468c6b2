import type { MatterFile } from '@/api/generated/integration/model';
import { formatBytes } from '@/lib/format/bytes';
import { describeList } from '@/lib/grid/list/list';
import { SystemFileActions } from '../components/system-file-actions';
import { type MatterDocumentsSearch, matterDocumentsSearch } from '../search';

/** What the connected system holds in a folder of a matter. */
export const systemFilesList = describeList<MatterFile, true, MatterDocumentsSearch>(matterDocumentsSearch)({
  noun: ['item', 'items'],
  rowId: ({ id }) => id,
  nameOf: ({ name }) => name,
  searches: 'the matter by name',
  defaultSort: ['kind', 'name'],
  columns: {
    name: {
      label: 'Name',
      value: 'name',
      link: ({ id, isFolder }) =>
        isFolder
          ? { to: '.', search: (search) => ({ ...search, q: undefined, folder: pathTo(search, id) }) }
          : undefined,
      second: { label: 'Version', value: versionText, beside: 'varied' },
      sort: true,
      card: 'title',
    },
    kind: {
      label: 'Kind',
      value: kindOf,
      index: ({ isFolder, name }) => (isFolder ? '0' : kindText(name)),
      sort: true,
      width: '8rem',
    },
    size: {
      label: 'Size',
      value: ({ sizeBytes }) => sizeBytes,
      kind: 'number',
      cell: sizeText,
      drawn: sizeText,
      sort: true,
      width: '7rem',
      align: 'end',
      from: 'md',
    },
    updated: {
      label: 'Updated',
      kind: 'instant',
      value: 'lastUpdatedAtUTC',
      isDayOnly: true,
      sort: true,
      width: '8rem',
    },
    actions: {
      label: 'Actions',
      cell: (file) => (file.isFolder ? null : <SystemFileActions file={file} />),
      width: '17rem',
      align: 'end',
    },
  },
});

function sizeText({ sizeBytes }: MatterFile): string {
  return sizeBytes === undefined ? '' : formatBytes(sizeBytes);
}

function kindOf({ isFolder, name }: MatterFile): string {
  return isFolder ? 'Folder' : kindText(name);
}

function kindText(name: string): string {
  return /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toUpperCase() ?? 'Document';
}

/** The path of a folder in the open folder. A folder that a search found opens by itself. */
function pathTo({ q, folder }: { q?: unknown; folder?: unknown }, id: string): string[] {
  return q === undefined && Array.isArray(folder) ? [...folder.map(String), id] : [id];
}

/** In document systems: the version, and who has the document checked out. */
function versionText({ version, checkedOut }: MatterFile): string | undefined {
  const facts = [version !== undefined && `Version ${version}`, checkedOut && `checked out by ${checkedOut.by}`];
  return facts.filter(Boolean).join(', ') || undefined;
}
