import { type DragEvent, useState } from 'react';

/** Drags a document's row to another place. The row's buttons do the same without a mouse. */
export interface RowDrag {
  /** For the handle. */
  handle: { onDragStart: (event: DragEvent) => void; onDragEnd: () => void };
  /** For the row, over which others are dragged. */
  row: { onDragOver: (event: DragEvent) => void; onDrop: (event: DragEvent) => void };
  isDragged: boolean;
  /** Where the dragged row would go. */
  edge: 'before' | 'after' | undefined;
}

/** A document whose row is dragged. */
type Dragged = { id: string };

/** Only documents of one filing are rearranged; a file dragged from outside is not ours. */
const kind = 'application/x-filing-document';

/**
 * Makes the rows of a filing's documents draggable.
 * @param moveTo receives the document and its new place among the others; undefined while they can't move.
 */
export function useRowDrag(
  documents: readonly Dragged[],
  moveTo: ((documentId: string, place: number) => void) | undefined,
): (document: Dragged) => RowDrag | undefined {
  const [draggedId, setDraggedId] = useState<string>();
  const [target, setTarget] = useState<{ id: string; edge: 'before' | 'after' }>();

  function end(): void {
    setDraggedId(undefined);
    setTarget(undefined);
  }

  function dropOn(targetId: string, edge: 'before' | 'after'): void {
    const others = documents.filter(({ id }) => id !== draggedId);
    const place = others.findIndex(({ id }) => id === targetId);
    if (moveTo && draggedId !== undefined && place >= 0) moveTo(draggedId, edge === 'before' ? place : place + 1);
    end();
  }

  return ({ id }) =>
    !moveTo || documents.length < 2
      ? undefined
      : {
          handle: {
            onDragStart: ({ dataTransfer, currentTarget }) => {
              dataTransfer.effectAllowed = 'move';
              dataTransfer.setData(kind, id);
              const row = currentTarget.closest('li');
              if (row) dataTransfer.setDragImage(row, 12, 12);
              setDraggedId(id);
            },
            onDragEnd: end,
          },
          row: {
            onDragOver: (event) => {
              if (draggedId === undefined) return;
              event.preventDefault();
              const edge = edgeAt(event);
              if (target?.id !== id || target.edge !== edge) setTarget({ id, edge });
            },
            onDrop: (event) => {
              if (draggedId === undefined) return;
              event.preventDefault();
              dropOn(id, edgeAt(event));
            },
          },
          isDragged: draggedId === id,
          edge: target?.id === id && draggedId !== id ? target.edge : undefined,
        };
}

/** The half of the row under the pointer. */
function edgeAt({ currentTarget, clientY }: DragEvent): 'before' | 'after' {
  const { top, height } = currentTarget.getBoundingClientRect();
  return clientY < top + height / 2 ? 'before' : 'after';
}
