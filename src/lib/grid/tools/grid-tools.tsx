import { Button } from '@mantine/core';
import { lazy, type ReactNode, useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { formatCount } from '@/lib/format/numbers';
import { Opening } from '@/lib/ui/opening';
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
import { ToolItem } from './tool-item';
import { ToolsMenu } from './tools-menu';
import type { AppliedLayout } from './use-grid-layout';

const ViewsPanel = lazy(() => import('./views-panel'));

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
  /** Items of this list only (`ToolItem`). */
  children?: ReactNode;
}

const formats = ['csv', 'xlsx'] as const;
const formatNames = { csv: 'CSV', xlsx: 'Excel' } as const;

/** The menu of a list, and below it the selected rows with what can be done with them. */
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
    return { ...pinColumns(shown, { ...layout, firstId: columns[0]?.id }), density: layout.density };
  }, [columns, layout, isSelecting, selection, nameOf]);
  const saveLayout = (next: GridLayout) => onViewsChange({ ...views, layout: next });
  const resize = useEffectEvent((id: string, width: number | undefined) => saveLayout(resizeColumn(layout, id, width)));
  useEffect(() => onLayout({ ...applied, onResize: (id, width) => resize(id, width) }), [onLayout, applied]);

  const exported = exportColumns(list, layout);
  const selectedRows = selected.size > 0 ? [...selected.values()] : undefined;
  const stopSelecting = () => {
    selection.clear();
    setIsSelecting(false);
  };
  const copy = async (rows: readonly Row[]) => {
    const lines = rows.map((row) => tabbedLine(textCells(exported, row)));
    try {
      await navigator.clipboard.writeText([tabbedLine(exported.map(({ label }) => label)), ...lines].join('\n'));
      showToast({ tone: 'good', title: `${countOf(noun, rows.length)} copied` });
    } catch {
      showFailure('Couldn’t copy', 'Your browser blocked access to the clipboard.');
    }
  };
  const exportAs = (format: (typeof formats)[number], rows: RowSource<Row>) =>
    void start({ columns: exported, source: rows, fileName, format });

  return (
    <>
      <ToolsMenu
        density={layout.density}
        onDensityChange={(density) => saveLayout({ ...layout, density })}
        columns={<ColumnsPanel columns={columns} layout={layout} onChange={saveLayout} />}
        views={
          <Opening isInPlace>
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
              onDelete={(view) =>
                onViewsChange({ layout, views: views.views.filter(({ name }) => name !== view.name) })
              }
            />
          </Opening>
        }
      >
        {!isSelecting && <ToolItem onClick={() => setIsSelecting(true)}>Select</ToolItem>}
        {props.rows.length > 0 && <ToolItem onClick={() => void copy(props.rows)}>Copy</ToolItem>}
        {!progress &&
          formats.map((format) => (
            <ToolItem key={format} onClick={() => exportAs(format, source)}>
              {`Export all (${formatNames[format]})`}
            </ToolItem>
          ))}
        <ToolItem onClick={() => window.print()}>Print</ToolItem>
        {props.children}
      </ToolsMenu>
      {(isSelecting || progress) && (
        <div className={classes.line}>
          {isSelecting && (
            <>
              <output className={classes.selected}>{`${countOf(noun, selected.size)} selected`}</output>
              {props.rows.length > 0 && <Tool onClick={() => selection.addAll(props.rows)}>Select page</Tool>}
            </>
          )}
          {selectedRows && (
            <>
              <Tool onClick={() => void copy(selectedRows)}>Copy selected</Tool>
              {!progress &&
                formats.map((format) => (
                  <Tool key={format} onClick={() => exportAs(format, inMemorySource(selectedRows, source.rowId))}>
                    {`Export selected (${formatNames[format]})`}
                  </Tool>
                ))}
              {props.bulkActions?.(selectedRows, () => selection.clear())}
            </>
          )}
          {progress && <ExportProgressLine progress={progress} onCancel={cancel} />}
          {isSelecting && <Tool onClick={stopSelecting}>Cancel</Tool>}
        </div>
      )}
    </>
  );
}

function Tool({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button variant="subtle" size="compact-sm" onClick={onClick}>
      {children}
    </Button>
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
