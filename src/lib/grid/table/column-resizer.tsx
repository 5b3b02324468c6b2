import { type PointerEvent, useRef } from 'react';
import { clampWidth } from '../columns/column-width';
import classes from './grid.module.css';

interface ColumnResizerProps {
  /** In pixels; undefined: the usual width again. */
  onResize: (width: number | undefined) => void;
}

/**
 * The edge of a header: dragged, it makes the column as wide as one likes; clicked twice, as wide as it was declared. For
 * the pointer alone: the columns' panel has the widths for the keyboard.
 */
export function ColumnResizer({ onResize }: ColumnResizerProps) {
  const drag = useRef<{ from: number; width: number; before: string; to?: number }>(undefined);

  function start(event: PointerEvent<HTMLElement>) {
    const header = event.currentTarget.closest('th');
    if (event.button !== 0 || !header) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: event.clientX, width: header.offsetWidth, before: header.style.width };
  }

  // The table follows the pointer without being drawn anew; how wide the column is to stay is told once it is let go.
  function move({ currentTarget, clientX }: PointerEvent<HTMLElement>) {
    const header = currentTarget.closest('th');
    if (!drag.current || !header) return;
    drag.current.to = clampWidth(drag.current.width + clientX - drag.current.from);
    header.style.width = `${drag.current.to}px`;
  }

  function end() {
    const to = drag.current?.to;
    drag.current = undefined;
    if (to !== undefined) onResize(to);
  }

  function cancel({ currentTarget }: PointerEvent<HTMLElement>) {
    const header = currentTarget.closest('th');
    if (drag.current && header) header.style.width = drag.current.before;
    drag.current = undefined;
  }

  return (
    <span
      aria-hidden
      className={classes.columnEdge}
      title="Drag to set the width, double-click for the usual one"
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={cancel}
      onDoubleClick={() => onResize(undefined)}
    />
  );
}
