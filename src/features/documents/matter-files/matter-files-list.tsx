import { Button } from '@mantine/core';
import { IconFolder } from '@tabler/icons-react';
import type { MatterFile } from '@/api/generated/integration/model';
import { formatBytes } from '@/lib/format/bytes';
import { formatCount } from '@/lib/format/numbers';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import classes from './matter-files.module.css';
import { PickedRow } from './picked-row';

interface MatterFilesListProps {
  /** Undefined while loading. */
  files: readonly MatterFile[] | undefined;
  /** Missing where the system doesn't count. */
  total: number | undefined;
  /** Reads on, where the listing has more. */
  more: { isLoading: boolean; onLoad: () => void } | undefined;
  pickedIds: ReadonlySet<string>;
  onOpen: (folder: MatterFile) => void;
  onToggle: (file: MatterFile) => void;
  onPreview: (file: MatterFile) => void;
}

/** Folders to open and PDFs to pick. Other files can't be filed, so they can't be picked. */
export function MatterFilesList(props: MatterFilesListProps) {
  const { files, total, more, pickedIds, onOpen, onToggle, onPreview } = props;
  if (!files) return <SkeletonLines lines={5} />;
  if (files.length === 0) return <p className={classes.nothing}>No results found</p>;
  return (
    <>
      <ul className={classes.list} aria-label="Matter files">
        {files.map((file) => (
          <li key={file.id} className={classes.row}>
            {file.isFolder ? (
              <Button
                variant="subtle"
                size="compact-sm"
                className={classes.opens}
                leftSection={<IconFolder size={18} aria-hidden />}
                onClick={() => onOpen(file)}
              >
                {file.name}
              </Button>
            ) : (
              <PickedRow
                name={file.name}
                facts={factsOf(file)}
                isPicked={pickedIds.has(file.id)}
                isRefused={file.fileType !== 'application/pdf'}
                onToggle={() => onToggle(file)}
                onPreview={() => onPreview(file)}
              />
            )}
          </li>
        ))}
      </ul>
      {more && (
        <div className={classes.more}>
          <Button variant="default" size="compact-sm" loading={more.isLoading} onClick={more.onLoad}>
            Show more
          </Button>
          <span className={classes.nothing} role="status">
            {total === undefined
              ? `The first ${formatCount(files.length)} items`
              : `${formatCount(files.length)} of ${formatCount(total)} items`}
          </span>
        </div>
      )}
    </>
  );
}

/** Size, version, and who has it checked out: what is added is the last version that was checked in. */
function factsOf({ sizeBytes, version, checkedOut }: MatterFile): string | undefined {
  const facts = [
    sizeBytes === undefined ? undefined : formatBytes(sizeBytes),
    version === undefined || version === 1 ? undefined : `Version ${version}`,
    checkedOut && `Checked out by ${checkedOut.by}`,
  ];
  return facts.filter(Boolean).join(' · ') || undefined;
}
