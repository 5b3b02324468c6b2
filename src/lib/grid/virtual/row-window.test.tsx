import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ClientGrid } from '../client-grid';
import { columnsOf, type GridColumns } from '../columns/columns';

interface Row {
  id: number;
  name: string;
}

const rows: readonly Row[] = Array.from({ length: 500 }, (_, id) => ({ id, name: `Case ${id + 1}` }));
const column = columnsOf<Row>();
const columns: GridColumns<Row> = column.columns([
  column.accessor('name', {
    id: 'case',
    meta: { label: 'Case' },
    cell: ({ getValue }) => <a href="#case">{getValue()}</a>,
  }),
]);
const rowId = ({ id }: Row) => id;
const rowHeight = 50;

function Cases({ query }: { query?: string }) {
  return (
    <MantineProvider>
      <ClientGrid
        label="Cases"
        noun={['case', 'cases']}
        columns={columns}
        rowId={rowId}
        rows={rows}
        isRefreshing={false}
        error={null}
        onRetry={vi.fn()}
        sort={[]}
        onSortChange={vi.fn()}
        query={query}
        rowHeight={rowHeight}
        empty="No cases"
      />
    </MantineProvider>
  );
}

const names = () => screen.getAllByRole('link').map((link) => link.textContent);
const frame = () => {
  const scroller = screen.getByRole('grid', { name: 'Cases' }).parentElement;
  if (!scroller) throw new Error('The grid has no frame.');
  return scroller;
};

function scrollTo(top: number) {
  frame().scrollTop = top;
  fireEvent.scroll(frame());
}

it('renders the rows on the screen and a few more', () => {
  render(<Cases />);
  expect(names()[0]).toBe('Case 1');
  expect(names().length).toBeLessThan(25);
  scrollTo(100 * rowHeight);
  expect(names()[0]).toBe('Case 97');
  expect(names()).toContain('Case 101');
  scrollTo(500 * rowHeight);
  expect(names().at(-1)).toBe('Case 500');
});

it('stays within a list that becomes shorter', () => {
  const { rerender } = render(<Cases />);
  scrollTo(300 * rowHeight);
  rerender(<Cases query="Case 49" />);
  expect(names()).toEqual(['Case 49', ...Array.from({ length: 10 }, (_, digit) => `Case 49${digit}`)]);
});

it('follows the height of the frame, except that of a short list', () => {
  const heights = { clientHeight: 0, scrollHeight: 0 };
  let resized: () => void = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  render(<Cases />);
  Object.defineProperty(frame(), 'clientHeight', { get: () => heights.clientHeight });
  Object.defineProperty(frame(), 'scrollHeight', { get: () => heights.scrollHeight });
  const rowsAt = (clientHeight: number, scrollHeight: number) => {
    Object.assign(heights, { clientHeight, scrollHeight });
    act(() => resized());
    return names().length;
  };
  expect(rowsAt(1000, 25_000)).toBe(24);
  expect(rowsAt(500, 25_000)).toBe(14);
  expect(rowsAt(200, 200)).toBe(14);
  expect(rowsAt(600, 600)).toBe(16);
  vi.unstubAllGlobals();
});

it('moves the focus to rows that are not rendered', async () => {
  const user = userEvent.setup();
  render(<Cases />);
  screen.getByRole('link', { name: 'Case 1' }).focus();
  await user.keyboard('{End}');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Case 500' })).toHaveFocus());
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Case 499' })).toHaveFocus());
  await user.keyboard('{Home}');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Case 1' })).toHaveFocus());
});
