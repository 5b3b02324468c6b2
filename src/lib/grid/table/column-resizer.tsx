import { type PointerEvent, useRef } from 'react';
import { clampWidth } from '../columns/columns';
import classes from './grid.module.css';

interface ColumnResizerProps {
  /** In pixels; undefined resets the width. */
  onResize: (width: number | undefined) => void;
}

/** The draggable edge of a header; a double-click resets the width. The Columns panel offers widths to the keyboard. */
export function ColumnResizer({ onResize }: ColumnResizerProps) {
  const drag = useRef<{ from: number; width: number; before: string; to?: number }>(undefined);

  function start(event: PointerEvent<HTMLElement>) {
    const header = event.currentTarget.closest('th');
    if (event.button !== 0 || !header) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: event.clientX, width: header.offsetWidth, before: header.style.width };
  }

  // Resizes the header directly, without rendering; `onResize` is called on release.
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
      title="Drag to resize. Double-click to reset."
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={cancel}
      onDoubleClick={() => onResize(undefined)}
    />
  );
}
