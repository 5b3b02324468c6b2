import '@mantine/core/styles/ActionIcon.css';
import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { formatCount } from '@/lib/format/numbers';
import { showFailure, showToast } from '@/lib/ui/toast';
import type { GridColumns } from '../columns/columns';
import { tabbedLine, textCells } from '../export/delimited-text';
import type { ExportProgress } from '../export/export-csv';
import { inMemorySource, type RowSource } from '../export/read-all';
import { useExport } from '../export/use-export';
import { exportColumns } from '../list/export-columns';
import type { List } from '../list/list';
import { countOf } from '../table/announcement';
import { ColumnsPanel } from './columns-panel';
import { arrangeColumns, type GridLayout, type GridViews, pinColumns, resizeColumn } from './grid-layout';
import classes from './grid-tools.module.css';
import { RowSelection, withSelectColumn } from './row-selection';
import type { AppliedLayout } from './use-grid-layout';
import { ViewsPanel } from './views-panel';

/** The saved views of a list, and how to open and change them. */
export interface SavedViews {
  /** The grid's part of the address, with its question mark. */
  search: string;
  onOpenSearch: (search: string) => void;
  views: GridViews;
  onViewsChange: (views: GridViews) => void;
}

interface GridToolsProps<Row extends object> extends SavedViews {
  list: Pick<List<Row>, 'noun' | 'nameOf' | 'columns'>;
  /** The columns of its table. */
  columns: GridColumns<Row>;
  /** For exports, without extension. Default: the list's noun. */
  fileName?: string;
  /** The rows on the screen. */
  rows: readonly Row[];
  /** All rows of the list, filtered and sorted. */
  source: RowSource<Row>;
  onLayout: (layout: AppliedLayout<Row>) => void;
  /** Actions on the selected rows, if there are any. `clear` clears the selection. */
  bulkActions?: (rows: readonly Row[], clear: () => void) => ReactNode;
  /** Tools of this list only. */
  children?: ReactNode;
}

const formats = ['csv', 'xlsx'] as const;

/** The toolbar of a list: columns, saved views, selection, copy, export and print. */
export function GridTools<Row extends object>(props: GridToolsProps<Row>) {
  const { list, columns, views, onViewsChange, onLayout, source } = props;
  const { noun, nameOf } = list;
  const { fileName = noun[1] } = props;
  const { layout } = views;
  const [selection] = useState(() => new RowSelection(source.rowId));
  const [isSelecting, setIsSelecting] = useState(false);
  const selected = useSyncExternalStore(selection.subscribe, selection.rows);
  const { progress, start, cancel } = useExport<Row>();
  const applied = useMemo(() => {
    const arranged = arrangeColumns(columns, layout);
    const shown = isSelecting ? withSelectColumn(arranged, selection, nameOf) : arranged;
    return { ...pinColumns(shown, { ...layout, firstId: columns[0]?.id }), isCompact: layout.isCompact };
  }, [columns, layout, isSelecting, selection, nameOf]);
  const saveLayout = (next: GridLayout) => onViewsChange({ ...views, layout: next });
  const resize = useEffectEvent((id: string, width: number | undefined) => saveLayout(resizeColumn(layout, id, width)));
  useEffect(() => onLayout({ ...applied, onResize: (id, width) => resize(id, width) }), [onLayout, applied]);

  const exported = exportColumns(list, layout);
  const selectedRows = selected.size > 0 ? [...selected.values()] : undefined;
  const scope = selectedRows ? 'selected' : 'all';
  const copy = async () => {
    const rows = selectedRows ?? props.rows;
    const lines = rows.map((row) => tabbedLine(textCells(exported, row)));
    try {
      await navigator.clipboard.writeText([tabbedLine(exported.map(({ label }) => label)), ...lines].join('\n'));
      showToast({ tone: 'good', title: `${countOf(noun, rows.length)} copied` });
    } catch {
      showFailure('Couldn’t copy', 'Your browser blocked access to the clipboard.');
    }
  };
  const exportAs = (format: 'csv' | 'xlsx') =>
    void start({
      columns: exported,
      source: selectedRows ? inMemorySource(selectedRows, source.rowId) : source,
      fileName,
      format,
    });

  return (
    <div className={classes.tools}>
      <ViewsPanel
        views={views.views}
        onOpen={(view) => {
          saveLayout(view.layout);
          props.onOpenSearch(view.search);
        }}
        onSave={(name) => {
          const others = views.views.filter((view) => view.name !== name);
          onViewsChange({ layout, views: [...others, { name, search: props.search, layout }] });
        }}
        onDelete={(view) => onViewsChange({ layout, views: views.views.filter(({ name }) => name !== view.name) })}
      />
      <ColumnsPanel columns={columns} layout={layout} onChange={saveLayout} />
      <Button
        variant="subtle"
        size="compact-sm"
        aria-pressed={isSelecting}
        onClick={() => {
          selection.clear();
          setIsSelecting(!isSelecting);
        }}
      >
        {isSelecting ? 'Cancel' : 'Select'}
      </Button>
      {isSelecting && (
        <>
          {props.rows.length > 0 && (
            <Button variant="subtle" size="compact-sm" onClick={() => selection.addAll(props.rows)}>
              Select page
            </Button>
          )}
          <output className={classes.selected}>{`${countOf(noun, selected.size)} selected`}</output>
        </>
      )}
      {(selectedRows ?? props.rows).length > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={() => void copy()}>
          {selectedRows ? 'Copy selected' : 'Copy'}
        </Button>
      )}
      {progress ? (
        <ExportProgressLine progress={progress} onCancel={cancel} />
      ) : (
        formats.map((format) => (
          <Button key={format} variant="subtle" size="compact-sm" onClick={() => exportAs(format)}>
            {`Export ${scope} (${format === 'csv' ? 'CSV' : 'Excel'})`}
          </Button>
        ))
      )}
      <Button variant="subtle" size="compact-sm" onClick={() => window.print()}>
        Print
      </Button>
      {selectedRows && props.bulkActions?.(selectedRows, () => selection.clear())}
      {props.children}
    </div>
  );
}

/** The progress of an export, and a button to cancel it. */
function ExportProgressLine({ progress, onCancel }: { progress: ExportProgress; onCancel: () => void }) {
  const { done, total } = progress;
  return (
    <div className={classes.progress}>
      <progress aria-label="Export" max={total || 1} value={done} />
      <span>{total > 0 ? `${formatCount(done)} of ${formatCount(total)}` : 'Starting…'}</span>
      <Button variant="subtle" size="compact-sm" onClick={onCancel}>
        Cancel export
      </Button>
    </div>
  );
}
