import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { columnsOf, type GridColumns } from '../columns/columns';
import { PagedGrid } from '../paged-grid';
import { RowSelection, withSelectColumn } from '../tools/row-selection';

interface Row {
  id: number;
  name: string;
  court: string;
}

const rows: readonly Row[] = ['Ashgrove', 'Barlow', 'Brandt', 'Calder', 'Ortega', 'Owens'].map((name, id) => ({
  id,
  name,
  court: id % 2 === 0 ? 'Lakemoor' : 'Cedarfield',
}));
const column = columnsOf<Row>();
const columns: GridColumns<Row> = column.columns([
  column.accessor('name', {
    id: 'case',
    meta: { label: 'Case' },
    cell: ({ getValue }) => <a href="#case">{getValue()}</a>,
  }),
  column.accessor('court', { id: 'court', meta: { label: 'Court' } }),
]);
const rowId = ({ id }: Row) => id;
const selection = new RowSelection<Row>(rowId);

function renderGrid(shown = columns) {
  render(
    <PagedGrid
      label="Cases"
      noun={['case', 'cases']}
      columns={shown}
      rowId={rowId}
      page={{ items: rows, total: 60 }}
      isRefreshing={false}
      error={null}
      onRetry={vi.fn()}
      sort={['case']}
      onSortChange={vi.fn()}
      pageNumber={1}
      pageSize={6}
      onPageChange={vi.fn()}
      empty={null}
    />,
    { wrapper: MantineProvider },
  );
  const grid = within(screen.getByRole('grid', { name: 'Cases' }));
  const link = (name: string) => grid.getByRole('link', { name });
  return { user: userEvent.setup(), grid, link };
}

const holdsFocus = (element: HTMLElement | undefined) => waitFor(() => expect(element).toHaveFocus());

beforeEach(() => selection.clear());

describe('the keyboard in a grid', () => {
  it('makes the rows one Tab stop', async () => {
    const { user, grid, link } = renderGrid();
    await user.click(grid.getByRole('button', { name: 'Court' }));
    await user.tab();
    expect(link('Ashgrove')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    await holdsFocus(link('Barlow'));
    await user.tab();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    await waitFor(() => expect(link('Owens').tabIndex).toBe(0));
    await user.tab({ shift: true });
    await holdsFocus(link('Owens'));
    await user.tab({ shift: true });
    expect(grid.getByRole('button', { name: 'Court' })).toHaveFocus();
  });

  it('moves between rows and cells, up to the headers and back', async () => {
    const { user, grid, link } = renderGrid();
    link('Ashgrove').focus();
    await user.keyboard('{ArrowDown}');
    await holdsFocus(link('Barlow'));
    await user.keyboard('{ArrowRight}');
    await holdsFocus(grid.getAllByRole('cell')[3]);
    await user.keyboard('{ArrowRight}');
    await user.keyboard('{ArrowUp}');
    await holdsFocus(grid.getAllByRole('cell')[1]);
    await user.keyboard('{ArrowUp}');
    await holdsFocus(grid.getByRole('button', { name: 'Court' }));
    await user.keyboard('{ArrowLeft}');
    await holdsFocus(grid.getByRole('button', { name: /^Case/ }));
    await user.keyboard('{ArrowDown}');
    await holdsFocus(link('Ashgrove'));
  });

  it('moves to the first and last row, and by pages', async () => {
    const { user, link } = renderGrid();
    link('Brandt').focus();
    await user.keyboard('{End}');
    await holdsFocus(link('Owens'));
    await user.keyboard('{Home}');
    await holdsFocus(link('Ashgrove'));
    await user.keyboard('{PageDown}');
    await holdsFocus(link('Owens'));
    await user.keyboard('{PageUp}');
    await holdsFocus(link('Ashgrove'));
  });

  it('jumps to the row that starts with the typed text, and wraps around', async () => {
    const { user, link } = renderGrid();
    link('Ashgrove').focus();
    await user.keyboard('or');
    await holdsFocus(link('Ortega'));
    await user.keyboard('{Home}');
    await holdsFocus(link('Ashgrove'));
    await user.keyboard('b');
    await holdsFocus(link('Barlow'));
    await user.keyboard('b');
    await holdsFocus(link('Brandt'));
    await user.keyboard('b');
    await holdsFocus(link('Barlow'));
  });

  it('selects a row with Space, and opens it with Enter from any cell', async () => {
    const { user, grid, link } = renderGrid(withSelectColumn<Row>(columns, selection, ({ name }) => name));
    const followed = vi.fn();
    link('Barlow').addEventListener('click', followed);
    link('Barlow').focus();
    await user.keyboard(' ');
    expect(grid.getByRole('checkbox', { name: 'Select Barlow' })).toBeChecked();
    await user.keyboard('{ArrowRight}');
    await holdsFocus(grid.getAllByRole('cell')[5]);
    await user.keyboard(' ');
    expect(grid.getByRole('checkbox', { name: 'Select Barlow' })).not.toBeChecked();
    await user.keyboard('{Enter}');
    expect(followed).toHaveBeenCalledOnce();
  });
});
