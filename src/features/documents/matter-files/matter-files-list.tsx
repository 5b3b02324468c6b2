import { Button, Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import { IconFolder } from '@tabler/icons-react';
import type { MatterFile, MatterFileList } from '@/api/generated/integration/model';
import { formatBytes } from '@/lib/format/bytes';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import classes from './matter-files.module.css';

interface MatterFilesListProps {
  /** Undefined while loading. */
  page: MatterFileList | undefined;
  pickedIds: ReadonlySet<string>;
  onOpen: (folder: MatterFile) => void;
  onToggle: (file: MatterFile) => void;
}

/** Folders to open and PDFs to pick. Other files can't be filed, so they can't be picked. */
export function MatterFilesList({ page, pickedIds, onOpen, onToggle }: MatterFilesListProps) {
  if (!page) return <SkeletonLines lines={5} />;
  if (page.items.length === 0) return <p className={classes.nothing}>No results found</p>;
  return (
    <>
      <ul className={classes.list} aria-label="Matter files">
        {page.items.map((file) => (
          <li key={file.id} className={classes.row}>
            {file.isFolder ? (
              <Button
                variant="subtle"
                size="compact-sm"
                leftSection={<IconFolder size={18} aria-hidden />}
                onClick={() => onOpen(file)}
              >
                {file.name}
              </Button>
            ) : (
              <Checkbox
                label={file.name}
                description={file.sizeBytes === undefined ? undefined : formatBytes(file.sizeBytes)}
                checked={pickedIds.has(file.id)}
                disabled={file.fileType !== 'application/pdf'}
                onChange={() => onToggle(file)}
              />
            )}
          </li>
        ))}
      </ul>
      {page.nextPaginationToken && (
        <p className={classes.nothing}>More files are in this folder. Search by name to find them.</p>
      )}
    </>
  );
}
