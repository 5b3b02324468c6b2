import { Button, Group, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';

interface UndoNoteProps {
  /** What was done: `Removed Exhibit A.pdf.` */
  text: string;
  onUndo: () => void;
  /** What was pressed is gone, so the focus moves here. */
  takesFocus?: boolean;
}

/** Stands where something was removed or changed, with the way back. */
export function UndoNote({ text, onUndo, takesFocus = false }: UndoNoteProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) undo.current?.focus();
  }, [takesFocus]);
  return (
    <Group role="status" gap="xs">
      <Text size="sm">{text}</Text>
      <Button ref={undo} variant="subtle" size="compact-sm" onClick={onUndo}>
        Undo
      </Button>
    </Group>
  );
}
