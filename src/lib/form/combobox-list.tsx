import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { type Ref, useImperativeHandle, useRef } from 'react';
import classes from './combobox.module.css';
import type { Option } from './option';

/** What the input asks of its list. */
export interface ComboboxListHandle {
  /** Scrolls the option at this place into sight. */
  reveal(place: number): void;
}

interface ComboboxListProps {
  ref: Ref<ComboboxListHandle>;
  id: string;
  label: string;
  options: readonly Option[];
  chosen: string | undefined;
  active: number;
  onHover: (place: number) => void;
  onChoose: (option: Option) => void;
  /** Stands in place of no options. */
  emptyText: string;
}

/** Where nothing is laid out (tests without a browser) rows and the window have these sizes. */
const assumed = { row: 36, width: 320, height: 288 };

/** The options of a combobox; only those in sight are in the page. Focus stays in the input. */
export function ComboboxList(props: ComboboxListProps) {
  const { ref, id, label, options, chosen, active, onHover, onChoose, emptyText } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: options.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => assumed.row,
    getItemKey: (place) => options[place]?.value ?? place,
    measureElement: (element) => element.getBoundingClientRect().height || assumed.row,
    observeElementRect: (instance, tell) =>
      observeElementRect(instance, (rect) =>
        tell(rect.height > 0 ? rect : { width: assumed.width, height: assumed.height }),
      ),
    initialOffset: () => Math.max(0, active - 3) * assumed.row,
    overscan: 6,
  });
  useImperativeHandle(ref, () => ({ reveal: (place) => virtualizer.scrollToIndex(place) }), [virtualizer]);
  if (options.length === 0)
    return (
      <div id={id} role="status" className={classes.empty}>
        {emptyText}
      </div>
    );
  return (
    <div ref={scroller} id={id} role="listbox" aria-label={label} className={classes.scroller} tabIndex={-1}>
      <div style={{ height: virtualizer.getTotalSize() }} className={classes.whole} role="presentation">
        {virtualizer.getVirtualItems().map((row) => {
          const option = options[row.index];
          if (!option) return null;
          return (
            // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the input, which names the active option
            // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys
            <div
              key={row.key}
              ref={virtualizer.measureElement}
              data-index={row.index}
              id={`${id}-${row.index}`}
              role="option"
              aria-selected={option.value === chosen}
              aria-setsize={options.length}
              aria-posinset={row.index + 1}
              data-active={row.index === active || undefined}
              className={classes.option}
              style={{ transform: `translateY(${row.start}px)` }}
              onMouseMove={() => onHover(row.index)}
              onClick={() => onChoose(option)}
            >
              <span>{option.label}</span>
              {option.description && <span className={classes.description}>{option.description}</span>}
            </div>
          );
        })}
      </div>
    </div>
  );
}
