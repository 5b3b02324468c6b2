import { describe, expect, it, vi } from 'vitest';
import { columnsOf, type GridColumns } from '../columns/columns';
import {
  addressOfLayout,
  arrangeColumns,
  defaultLayout,
  type GridLayout,
  layoutOfAddress,
  moveColumn,
  pinColumns,
  readGridViews,
  resizeColumn,
  withHidden,
} from './grid-layout';
import { RowSelection } from './row-selection';

const column = columnsOf<{ a: string }>();
const columns: GridColumns<{ a: string }> = column.columns(
  ['order', 'matter', 'case', 'court'].map((id) => column.accessor('a', { id, meta: { label: id } })),
);
const idsOf = (arranged: ReturnType<typeof arrangeColumns<{ a: string }>>) => arranged.map(({ id }) => id);

describe('an arranged grid', () => {
  it('hides, orders and resizes columns, and keeps the first', () => {
    const layout = {
      ...defaultLayout,
      order: ['court', 'gone', 'order', 'matter', 'case'],
      hidden: ['order', 'case'],
      widths: { court: 96 },
    };
    const arranged = arrangeColumns(columns, layout);
    expect(idsOf(arranged)).toEqual(['order', 'court', 'matter']);
    expect(arranged[1]?.meta).toEqual({ label: 'court', width: '96px', isSized: true });
    expect(arranged[2]).toBe(columns[1]);
  });

  it('has a new column where it is declared, also in a layout from before', () => {
    const layout = { ...defaultLayout, order: ['case', 'matter'] };
    expect(idsOf(arrangeColumns(columns, layout))).toEqual(['order', 'case', 'court', 'matter']);
  });

  it('shows an optional column only if it is chosen', () => {
    const withOptional = columns.map((each) =>
      each.id === 'case' ? { ...each, meta: { label: 'case', isOptional: true } } : each,
    );
    const shownIn = (layout: GridLayout) => idsOf(arrangeColumns(withOptional, layout));
    expect(shownIn(defaultLayout)).toEqual(['order', 'matter', 'court']);
    const chosen = layoutOfAddress(withOptional, defaultLayout, ['court', 'case']);
    expect(shownIn(chosen)).toEqual(['order', 'court', 'case']);
    expect(addressOfLayout(withOptional, chosen)).toEqual(['court', 'case']);
    expect(addressOfLayout(withOptional, defaultLayout)).toBeUndefined();
    expect(shownIn(layoutOfAddress(withOptional, chosen, undefined))).toEqual(['order', 'matter', 'court']);
    const [, , optional = {}] = withOptional;
    const shown = withHidden(optional, defaultLayout, false);
    expect(shownIn(shown)).toEqual(['order', 'matter', 'case', 'court']);
    expect(withHidden(optional, shown, true)).toEqual(defaultLayout);
  });

  it('names its columns in the address, in order, and is read from there', () => {
    const layout = { ...defaultLayout, order: ['court', 'matter'], hidden: ['case'], widths: { court: 96 } };
    const names = addressOfLayout(columns, layout);
    expect(names).toEqual(['court', 'matter']);
    expect(layoutOfAddress(columns, { ...layout, hidden: [] }, [...(names ?? []), 'gone'])).toEqual(layout);
    expect(addressOfLayout(columns, defaultLayout)).toBeUndefined();
    expect(idsOf(arrangeColumns(columns, layoutOfAddress(columns, layout, undefined)))).toEqual([
      'order',
      'matter',
      'case',
      'court',
    ]);
    const none = addressOfLayout(columns, { ...defaultLayout, hidden: ['matter', 'case', 'court'] });
    expect(idsOf(arrangeColumns(columns, layoutOfAddress(columns, defaultLayout, none)))).toEqual(['order']);
  });

  it('moves a column one place, never before the first or past the last', () => {
    const moved = moveColumn(columns, defaultLayout, 'court', -1);
    expect(idsOf(arrangeColumns(columns, moved))).toEqual(['order', 'matter', 'court', 'case']);
    expect(moveColumn(columns, defaultLayout, 'matter', -1)).toBe(defaultLayout);
    expect(moveColumn(columns, defaultLayout, 'order', 1)).toBe(defaultLayout);
    expect(moveColumn(columns, defaultLayout, 'court', 1)).toBe(defaultLayout);
  });

  it('pins columns after the first, and gives its minimum width', () => {
    const wide = columns.map((each) =>
      each.id === 'order' ? { ...each, meta: { label: 'order', width: '9rem' } } : each,
    );
    const [select] = column.columns([column.display({ id: 'select', meta: { label: 'Select', width: '4rem' } })]);
    const { columns: shown, minWidth } = pinColumns([...(select ? [select] : []), ...wide], {
      ...defaultLayout,
      pinned: ['court', 'gone'],
      firstId: 'order',
    });
    expect(shown.map(({ id, meta }) => [id, meta?.pinnedAt])).toEqual([
      ['select', 'calc(0px)'],
      ['order', 'calc(0px + 4rem)'],
      ['court', 'calc(0px + 4rem + 9rem)'],
      ['matter', undefined],
      ['case', undefined],
    ]);
    expect(minWidth).toBe('calc(0px + 4rem + 9rem + 14rem + 14rem + 14rem)');
    expect(pinColumns(columns, { ...defaultLayout, pinned: ['gone', 'order'], firstId: 'order' })).toEqual({ columns });
  });

  it('sets and resets widths, and gives its minimum width', () => {
    const resized = resizeColumn(defaultLayout, 'court', 480);
    expect(resized.widths).toEqual({ court: 480 });
    expect(pinColumns(arrangeColumns(columns, resized), { ...resized, firstId: 'order' }).minWidth).toBe(
      'calc(0px + 8rem + 8rem + 8rem + 480px)',
    );
    expect(resizeColumn(resized, 'court', undefined)).toEqual(defaultLayout);
    const gone = resizeColumn(defaultLayout, 'gone', 480);
    expect(pinColumns(columns, { ...gone, firstId: 'order' })).toEqual({ columns });
  });

  it.each([null, '', '{', '[]', '{"layout":3}'])('falls back to the default if it cannot be read: %s', (text) => {
    expect(readGridViews(text)).toEqual({ layout: defaultLayout, views: [] });
  });

  it('is read back as saved', () => {
    const layout = {
      order: ['court'],
      hidden: ['case'],
      shown: ['envelope'],
      pinned: ['matter'],
      widths: { court: 320 },
      density: 'comfortable' as const,
    };
    const saved = { layout, views: [{ name: 'Mine', search: '?q=ortega', layout }] };
    expect(readGridViews(JSON.stringify(saved))).toEqual(saved);
    expect(readGridViews('{"layout":{"density":"packed","hidden":7}}').layout).toEqual(defaultLayout);
  });

  it('reads layouts saved when rows were either usual or compact', () => {
    expect(readGridViews('{"layout":{"isCompact":true}}').layout).toEqual({ ...defaultLayout, density: 'compact' });
    expect(readGridViews('{"layout":{"isCompact":false}}').layout).toEqual(defaultLayout);
  });
});

it('keeps selected rows across pages', () => {
  const selection = new RowSelection<{ id: number }>(({ id }) => id);
  const changed = vi.fn();
  const stop = selection.subscribe(changed);
  selection.toggle({ id: 1 });
  selection.addAll([{ id: 1 }, { id: 2 }]);
  selection.toggle({ id: 1 });
  expect([...selection.rows().keys()]).toEqual([2]);
  expect(selection.has({ id: 2 })).toBe(true);
  selection.clear();
  expect(selection.rows().size).toBe(0);
  expect(changed).toHaveBeenCalledTimes(4);
  stop();
});
