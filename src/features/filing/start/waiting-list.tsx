import { Button, Group, Text } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import type { StateCode } from '@/api/generated/filing/model';
import { formatBytes } from '@/lib/format/bytes';
import { Notice } from '@/lib/ui/notice';
import { StatusBadge } from '@/lib/ui/status-badge';
import { DocumentActions } from '../documents/document-actions';
import { useRowDrag } from '../documents/use-row-drag';
import { summonsHint } from '../model/own-filing';
import { useWaitingDocuments, type WaitingFile } from './waiting-documents';
import classes from './waiting-list.module.css';

/**
 * The documents that wait for a draft, in the order to file them. Each can be dragged or moved by its buttons, or by Alt and
 * an arrow key; Ctrl+Z takes the last move back. What moved is announced.
 */
export function WaitingList({ state }: { state: StateCode }) {
  const { waiting, store } = useWaitingDocuments();
  const { files, hasLead, isOrdered, former } = waiting;
  const [said, setSaid] = useState('');
  const drag = useRowDrag(files, moveTo);

  function moveTo(id: string, place: number): void {
    const moved = files.find((each) => each.id === id);
    if (!moved) return;
    store.move(id, place);
    setSaid(
      `${moved.fileName} is now document ${place + 1} of ${files.length}${place === 0 ? ', the lead document' : ''}.`,
    );
    // A moved row, and a button that disappears, lose the focus.
    setTimeout(() => {
      if (document.activeElement === document.body) document.getElementById(rowId(moved))?.focus();
    });
  }

  function undo(): void {
    store.undoMove();
    setSaid('The order is as it was before.');
  }

  function moveByKey(event: KeyboardEvent, file: WaitingFile, place: number): void {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined || !event.altKey || files[place + by] === undefined) return;
    event.preventDefault();
    moveTo(file.id, place + by);
  }

  function undoByKey(event: KeyboardEvent): void {
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || !former) return;
    event.preventDefault();
    undo();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the key that takes a move back
    <div onKeyDown={undoByKey}>
      {files.length > 0 && !hasLead && (
        <Notice tone="info" title="No lead document yet">
          These look like exhibits. Add the paper they belong to, or make one of them the lead document.
        </Notice>
      )}
      <ol className={classes.files} aria-label="Documents to file">
        {files.map((file, place) => {
          const dragged = drag(file);
          const isLead = place === 0 && hasLead;
          const hint = isLead ? undefined : summonsHint(file, state);
          return (
            <li
              key={file.id}
              className={classes.file}
              data-dragged={dragged?.isDragged || undefined}
              data-edge={dragged?.edge}
              onKeyDown={(event) => moveByKey(event, file, place)}
              {...dragged?.row}
            >
              {dragged && (
                <span className={classes.grip} draggable title="Drag to reorder" aria-hidden {...dragged.handle}>
                  <IconGripVertical size={18} stroke={1.5} />
                </span>
              )}
              <span className={classes.what} id={rowId(file)} tabIndex={-1}>
                <span className={classes.name}>{file.fileName}</span>{' '}
                <span className={classes.size}>{formatBytes(file.file.size)}</span>{' '}
                {isLead && <StatusBadge tone="neutral" label="Lead document" />}
                {hint && <span className={classes.hint}>{hint}</span>}
              </span>
              <DocumentActions
                fileName={file.fileName}
                {...(isLead ? {} : { onPromote: () => moveTo(file.id, 0) })}
                {...(place > 0 ? { onMoveUp: () => moveTo(file.id, place - 1) } : {})}
                {...(place < files.length - 1 ? { onMoveDown: () => moveTo(file.id, place + 1) } : {})}
                onRemove={() => store.remove(file.id)}
              />
            </li>
          );
        })}
      </ol>
      {files.length > 1 && !isOrdered && hasLead && (
        <Text size="xs" c="dimmed" mb="xs">
          In the order that names and first pages suggest. Check the lead document.
        </Text>
      )}
      <Group gap="xs" wrap="nowrap" align="flex-start" mb={said ? 'xs' : undefined}>
        <Text size="sm" role="status">
          {said}
        </Text>
        {former && (
          <Button variant="subtle" size="compact-sm" className={classes.undo} onClick={undo}>
            Undo
          </Button>
        )}
      </Group>
    </div>
  );
}

const rowId = ({ id }: WaitingFile) => `waiting-${id}`;
