import { Button, Text } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import type { MatterFile, MatterFileList } from '@/api/generated/integration/model';
import { partLength, readListing } from '@/features/documents';
import { useFirmSystem } from '@/features/integrations';
import type { SystemMatter } from '@/features/matters';
import { formatCount } from '@/lib/format/numbers';
import { ClientGrid } from '@/lib/grid/client-grid';
import { InfiniteGrid } from '@/lib/grid/infinite-grid';
import type { GridProps } from '@/lib/grid/table/use-grid-table';
import { WindowSource } from '@/lib/grid/windows/window-source';
import { mostItems, WholeFolder } from '../model/whole-folder';
import { systemFileRows } from '../queries';
import classes from './matter-documents.module.css';
import { SystemFailure } from './system-failure';

interface LargeFolderProps extends Omit<GridProps<MatterFile>, 'empty'> {
  matter: SystemMatter;
  /** The open folders, the outermost first. */
  folder: readonly string[];
  searchTerm: string;
  /** The first page, which has more after it. */
  first: MatterFileList;
}

/**
 * A folder that doesn't fit into one answer. Where the system counts, only the rows near the screen are read, in the
 * system's order; otherwise those of the first page. Both are read whole, to be sorted, on request.
 */
export function LargeFolder({ matter, folder, searchTerm, first, ...grid }: LargeFolderProps) {
  const listing = { folderId: folder.at(-1), searchTerm };
  const [whole] = useState(() => {
    const read = readListing(matter, listing);
    return new WholeFolder(first, (part, signal) => read({ Limit: partLength, ...part }, signal));
  });
  const reading = useSyncExternalStore(whole.subscribe, whole.reading);
  const { items, total, state, error } = reading;
  const isCounted = total !== undefined;
  const readOn = () => void whole.readOn();
  return (
    <>
      {state !== 'whole' && (
        <div className={classes.large}>
          <LargeFolderText total={total} read={items.length} state={state} />
          {state === 'reading' ? (
            <>
              <progress aria-label="Items read" max={total} value={isCounted ? items.length : undefined} />
              <Button variant="subtle" size="compact-sm" onClick={() => whole.stop()}>
                Cancel
              </Button>
            </>
          ) : (
            state !== 'too-large' && (
              <Button variant="default" size="compact-sm" onClick={readOn}>
                {isCounted ? 'Read it whole to sort it' : 'Read the whole folder'}
              </Button>
            )
          )}
        </div>
      )}
      {state === 'stopped' && error instanceof Error && (
        <SystemFailure
          matter={matter}
          error={error}
          folder={folder}
          onRetry={readOn}
          kept={`${formatCount(items.length)} items that were read are still listed.`}
        />
      )}
      {isCounted && state !== 'whole' ? (
        <Windows matter={matter} folder={folder} listing={listing} first={first} grid={grid} />
      ) : (
        <ClientGrid {...grid} rows={items} isRefreshing={false} error={null} onRetry={readOn} empty={null} />
      )}
    </>
  );
}

interface LargeFolderTextProps {
  total: number | undefined;
  read: number;
  state: 'partial' | 'reading' | 'stopped' | 'too-large';
}

function LargeFolderText({ total, read, state }: LargeFolderTextProps) {
  const name = useFirmSystem()?.displayName ?? 'The connected system';
  return (
    <Text size="sm" c="dimmed" role={state === 'reading' ? 'status' : undefined}>
      {textOf()}
    </Text>
  );

  function textOf(): string {
    if (state === 'reading')
      return total === undefined
        ? `${formatCount(read)} items read`
        : `${formatCount(read)} of ${formatCount(total)} items read`;
    if (state === 'too-large')
      return `Folders of more than ${formatCount(mostItems)} items can’t be sorted here. Search to find a document.`;
    if (total === undefined)
      return `The first ${formatCount(read)} items. ${name} doesn’t count its folders. Search finds any document by name.`;
    return 'Folders first, then by name. Search to narrow a folder this large.';
  }
}

interface WindowsProps {
  matter: SystemMatter;
  folder: readonly string[];
  listing: { folderId: string | undefined; searchTerm: string };
  first: MatterFileList;
  grid: Omit<GridProps<MatterFile>, 'empty'>;
}

const inOrder = () => {};

/** The rows near the screen. A window that fails says why; the others stay. */
function Windows({ matter, folder, listing, first, grid }: WindowsProps) {
  const [error, setError] = useState<Error>();
  const [source] = useState(() => {
    const rows = systemFileRows(matter, listing);
    return new WindowSource({
      ...rows,
      beginning: first.total === undefined ? undefined : { items: first.items, total: first.total },
      read: async (part, signal) => {
        try {
          const page = await rows.read(part, signal);
          setError(undefined);
          return page;
        } catch (failure) {
          if (!signal.aborted && failure instanceof Error) setError(failure);
          throw failure;
        }
      },
    });
  });
  return (
    <>
      {error && (
        <SystemFailure
          matter={matter}
          error={error}
          folder={folder}
          onRetry={() => source.retry()}
          kept="Items that were read are still listed."
        />
      )}
      <InfiniteGrid {...grid} sort={[]} onSortChange={inOrder} source={source} empty={null} />
    </>
  );
}
