import '@mantine/core/styles/ActionIcon.css';
import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { showFailure, showToast } from '@/lib/ui/toast';
import type { GridColumns } from '../columns/columns';
import { tabbedLine, textCells } from '../export/delimited-text';
import { heldRows, type RowSource } from '../export/read-all';
import { useExport } from '../export/use-export';
import { exportColumns } from '../list/export-columns';
import type { List } from '../list/list';
import { countOf } from '../table/announcement';
import { ColumnsPanel } from './columns-panel';
import { ExportProgressLine } from './export-progress';
import { arrangeColumns, type GridLayout, type GridViews, pinColumns, resizeColumn } from './grid-layout';
import classes from './grid-tools.module.css';
import { RowSelection } from './row-selection';
import { withSelectColumn } from './select-column';
import type { ArrangedGrid } from './use-arranged';
import { ViewsPanel } from './views-panel';

/** The views that are kept of a list, and the way to them. */
export interface KeptViews {
  /** What the address says of the grid, with its question mark. */
  search: string;
  onOpenSearch: (search: string) => void;
  views: GridViews;
  onViewsChange: (views: GridViews) => void;
}

interface GridToolsProps<Row extends object> extends KeptViews {
  list: Pick<List<Row>, 'noun' | 'nameOf' | 'columns' | 'tableColumns'>;
  /** The columns of its table; all that are described, unless given. */
  columns?: GridColumns<Row>;
  /** Of its files, without the ending; the list's noun unless given. */
  fileName?: string;
  /** The rows on the screen. */
  rows: readonly Row[];
  /** All rows of the list as it is filtered and sorted. */
  source: RowSource<Row>;
  onArrange: (arranged: ArrangedGrid<Row>) => void;
  /** What can be done with the rows that are ticked, of which there is at least one; `clear` unticks them. */
  bulkActions?: (rows: readonly Row[], clear: () => void) => ReactNode;
  /** What only this list has. */
  children?: ReactNode;
}

const formats = ['csv', 'xlsx'] as const;

/** What can be done with a list as a whole: arrange it, keep views of it, select, copy and export its rows. */
export function GridTools<Row extends object>(props: GridToolsProps<Row>) {
  const { list, columns = list.tableColumns, views, onViewsChange, onArrange, source } = props;
  const { noun, nameOf } = list;
  const { fileName = noun[1] } = props;
  const { layout } = views;
  const [selection] = useState(() => new RowSelection(source.rowId));
  const [isSelecting, setIsSelecting] = useState(false);
  const selected = useSyncExternalStore(selection.subscribe, selection.rows);
  const { progress, start, cancel } = useExport<Row>();
  const arranged = useMemo(() => {
    const inPlace = arrangeColumns(columns, layout);
    const shown = isSelecting ? withSelectColumn(inPlace, selection, nameOf) : inPlace;
    return { ...pinColumns(shown, { ...layout, firstId: columns[0]?.id }), isCompact: layout.isCompact };
  }, [columns, layout, isSelecting, selection, nameOf]);
  const keep = (next: GridLayout) => onViewsChange({ ...views, layout: next });
  const resize = useEffectEvent((id: string, width: number | undefined) => keep(resizeColumn(layout, id, width)));
  useEffect(() => onArrange({ ...arranged, onResize: (id, width) => resize(id, width) }), [onArrange, arranged]);

  const exported = exportColumns(list, layout);
  const chosen = selected.size > 0 ? [...selected.values()] : undefined;
  const what = chosen ? 'selected' : 'all';
  const copy = async () => {
    const rows = chosen ?? props.rows;
    const lines = rows.map((row) => tabbedLine(textCells(exported, row)));
    try {
      await navigator.clipboard.writeText([tabbedLine(exported.map(({ label }) => label)), ...lines].join('\n'));
      showToast({ tone: 'good', title: `${countOf(noun, rows.length)} copied` });
    } catch {
      showFailure('Nothing was copied', 'The browser does not let the page copy.');
    }
  };
  const exportAs = (format: 'csv' | 'xlsx') =>
    void start({
      columns: exported,
      source: chosen ? heldRows(chosen, source.rowId) : source,
      fileName,
      format,
    });

  return (
    <div className={classes.tools}>
      <ViewsPanel
        views={views.views}
        onOpen={(view) => {
          keep(view.layout);
          props.onOpenSearch(view.search);
        }}
        onSave={(name) => {
          const others = views.views.filter((view) => view.name !== name);
          onViewsChange({ layout, views: [...others, { name, search: props.search, layout }] });
        }}
        onDelete={(view) => onViewsChange({ layout, views: views.views.filter(({ name }) => name !== view.name) })}
      />
      <ColumnsPanel columns={columns} layout={layout} onChange={keep} />
      <Button
        variant="subtle"
        size="compact-sm"
        aria-pressed={isSelecting}
        onClick={() => {
          selection.clear();
          setIsSelecting(!isSelecting);
        }}
      >
        {isSelecting ? 'Done selecting' : 'Select'}
      </Button>
      {isSelecting && (
        <>
          {props.rows.length > 0 && (
            <Button variant="subtle" size="compact-sm" onClick={() => selection.addAll(props.rows)}>
              {`Select the ${props.rows.length} shown`}
            </Button>
          )}
          <output className={classes.selected}>{`${countOf(noun, selected.size)} selected`}</output>
        </>
      )}
      {(chosen ?? props.rows).length > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={() => void copy()}>
          {chosen ? 'Copy selected' : 'Copy'}
        </Button>
      )}
      {progress ? (
        <ExportProgressLine progress={progress} onCancel={cancel} />
      ) : (
        formats.map((format) => (
          <Button key={format} variant="subtle" size="compact-sm" onClick={() => exportAs(format)}>
            {`Export ${what} (${format === 'csv' ? 'CSV' : 'Excel'})`}
          </Button>
        ))
      )}
      <Button variant="subtle" size="compact-sm" onClick={() => window.print()}>
        Print
      </Button>
      {chosen && props.bulkActions?.(chosen, () => selection.clear())}
      {props.children}
    </div>
  );
}
