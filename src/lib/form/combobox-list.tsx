import '@mantine/core/styles/VisuallyHidden.css';
import { VisuallyHidden } from '@mantine/core';
import { defaultRangeExtractor, observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import classes from './combobox.module.css';
import type { ListOption } from './option';

/** Methods for the input. */
export interface ComboboxListHandle {
  /** Scrolls an option into view. */
  reveal(place: number): void;
}

/** Loads the rest of a list. */
export interface MoreOptions {
  /** Called near the end of the loaded options. */
  load: () => void;
  isLoading: boolean;
}

export interface ComboboxListProps {
  ref: Ref<ComboboxListHandle>;
  id: string;
  label: string;
  options: readonly ListOption[];
  chosen: string | undefined;
  active: number;
  onHover: (place: number) => void;
  onChoose: (option: ListOption) => void;
  /** Shown if there are no options. */
  emptyText: string;
  more?: MoreOptions | undefined;
}

/** Sizes in tests, where nothing has a layout. */
const assumed = { row: 36, width: 320, height: 240 };

/** Options before the end at which the next page loads. */
const ahead = 20;

/** Indent of nested options in pixels, and the deepest level that is indented further. */
const indent = 18;
const deepest = 4;

/** The options of a combobox, virtualized. The focus stays in the input. */
export function ComboboxList(props: ComboboxListProps) {
  const { ref, id, label, options, chosen, active, onHover, onChoose, emptyText, more } = props;
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
    // `aria-activedescendant` needs the active option even when it is scrolled out of view.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...(active < range.count ? [active] : [])])].sort(
        (one, other) => one - other,
      ),
  });
  useImperativeHandle(ref, () => ({ reveal: (place) => virtualizer.scrollToIndex(place) }), [virtualizer]);
  const isNearEnd = (virtualizer.range?.endIndex ?? 0) >= options.length - ahead;
  const loadMore = more && !more.isLoading && isNearEnd ? more.load : undefined;
  useEffect(() => loadMore?.(), [loadMore]);
  if (options.length === 0)
    return (
      <div id={id} role="status" className={classes.empty}>
        {emptyText}
      </div>
    );
  return (
    <div ref={scroller} id={id} role="listbox" aria-label={label} className={classes.scroller} tabIndex={-1}>
      <div
        style={{ height: virtualizer.getTotalSize() + (more ? assumed.row : 0) }}
        className={classes.whole}
        role="presentation"
      >
        {virtualizer.getVirtualItems().map((row) => {
          const option = options[row.index];
          if (!option) return null;
          const depth = Math.min(option.parents?.length ?? 0, deepest);
          return (
            <div
              key={row.key}
              ref={virtualizer.measureElement}
              data-index={row.index}
              role="presentation"
              className={classes.row}
              style={{ transform: `translateY(${row.start}px)` }}
            >
              {option.heading && (
                <div aria-hidden className={classes.heading}>
                  {option.heading}
                </div>
              )}
              {/* biome-ignore lint/a11y/useFocusableInteractive: focus stays in the input, which names the active option */}
              {/* biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys */}
              <div
                id={`${id}-${row.index}`}
                role="option"
                aria-selected={option.value === chosen}
                aria-disabled={option.isDisabled}
                // Said once, on entering the group.
                aria-description={option.heading}
                aria-setsize={more ? -1 : options.length}
                aria-posinset={row.index + 1}
                data-active={row.index === active || undefined}
                className={classes.option}
                style={{ paddingInlineStart: 10 + indent * depth }}
                onMouseMove={() => onHover(row.index)}
                onClick={() => onChoose(option)}
              >
                {depth > 0 && <VisuallyHidden>{`${option.parents?.join(', ')}: `}</VisuallyHidden>}
                <span className={classes.label}>{option.label}</span>
                {option.description && <span className={classes.description}>{option.description}</span>}
              </div>
            </div>
          );
        })}
        {more && (
          <div aria-hidden className={classes.more}>
            Loading more…
          </div>
        )}
      </div>
    </div>
  );
}
