import { Button, Group, Stack, Text } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { PdfView } from '@/features/documents';
import { boxAfterKey, boxBetween, type DrawnBox } from '@/features/preflight';
import { Dialog } from '@/lib/ui/dialog';
import classes from './black-out-dialog.module.css';

interface BlackOutDialogProps {
  fileName: string;
  load: () => Promise<Blob>;
  onBlackOut: (boxes: readonly DrawnBox[]) => void;
  onClose: () => void;
}

/** A new box for those who draw none: in the middle of the page. */
const middle = { x: 0.35, y: 0.45, width: 0.3, height: 0.04 };

/**
 * Draws boxes over what is blacked out, by pointer or by keyboard: Tab reaches each box, arrow keys move it, with Shift
 * they resize it, Delete removes it.
 */
export default function BlackOutDialog({ fileName, load, onBlackOut, onClose }: BlackOutDialogProps) {
  const [page, setPage] = useState(1);
  const [boxes, setBoxes] = useState<readonly DrawnBox[]>([]);
  /** The box that was added by keyboard. Its page may still be loading. */
  const toFocus = useRef<string>(undefined);
  const drag = useRef<{ id: string; x: number; y: number }>(undefined);

  const add = (box: Omit<DrawnBox, 'id' | 'page'>, id = crypto.randomUUID()) => {
    setBoxes((before) => [...before, { ...box, id, page }]);
    return id;
  };
  const change = (id: string, box: Partial<DrawnBox>) =>
    setBoxes((before) => before.map((each) => (each.id === id ? { ...each, ...box } : each)));

  function pressKey(event: KeyboardEvent, box: DrawnBox): void {
    const moved = boxAfterKey(box, event);
    if (moved) change(box.id, moved);
    else if (event.key === 'Delete' || event.key === 'Backspace')
      setBoxes((before) => before.filter(({ id }) => id !== box.id));
    else return;
    event.preventDefault();
  }

  function pointAt(event: PointerEvent): { x: number; y: number } {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    return { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
  }

  const overlay = (shown: number) => (
    <div
      className={classes.sheet}
      onPointerDown={(event) => {
        if (event.target !== event.currentTarget || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const at = pointAt(event);
        drag.current = { ...at, id: add(boxBetween(at, at)) };
      }}
      onPointerMove={(event) => {
        if (drag.current) change(drag.current.id, boxBetween(drag.current, pointAt(event)));
      }}
      onPointerUp={() => {
        drag.current = undefined;
      }}
    >
      {boxes
        .filter((box) => box.page === shown)
        .map((box, index) => (
          <button
            key={box.id}
            ref={(element) => {
              if (toFocus.current !== box.id) return;
              element?.focus();
              toFocus.current = undefined;
            }}
            type="button"
            className={classes.box}
            aria-label={`Box ${index + 1} on page ${shown}`}
            aria-describedby="black-out-keys"
            style={{
              left: `${box.x * 100}%`,
              top: `${box.y * 100}%`,
              width: `${box.width * 100}%`,
              height: `${box.height * 100}%`,
            }}
            onKeyDown={(event) => pressKey(event, box)}
          />
        ))}
    </div>
  );

  const count = boxes.length === 1 ? '1 box' : `${boxes.length} boxes`;
  return (
    <Dialog
      title="Redact"
      size="extra-large"
      mode="scrolling"
      scrollHeight="large"
      closeOnBlur={boxes.length === 0}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={boxes.length === 0}
            onClick={() => {
              onBlackOut(boxes);
              onClose();
            }}
          >
            {boxes.length === 0 ? 'Redact' : `Redact ${count}`}
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        <Text size="sm" id="black-out-keys">
          Draw a box over each word to hide. With the keyboard: arrow keys move a box, Shift with arrow keys resizes it,
          Delete removes it.
        </Text>
        <Group gap="sm">
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => {
              toFocus.current = add(middle);
            }}
          >
            Add a box
          </Button>
          <Text size="sm" role="status">
            {boxes.length > 0 && `${count} drawn`}
          </Text>
        </Group>
        <PdfView fileName={fileName} load={load} page={page} onPage={setPage} overlay={overlay} />
      </Stack>
    </Dialog>
  );
}
