import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPin, IconPinnedOff } from '@tabler/icons-react';
import type { GridColumns } from '../columns/columns';
import {
  defaultLayout,
  type GridLayout,
  isHidden,
  moveColumn,
  orderedColumns,
  resizeColumn,
  withHidden,
} from './grid-layout';
import classes from './grid-tools.module.css';

interface ColumnsPanelProps<Row extends object> {
  columns: GridColumns<Row>;
  layout: GridLayout;
  onChange: (layout: GridLayout) => void;
}

const widths = { narrow: 96, wide: 320 } as const;

/** Shows, orders, resizes and pins columns. */
export function ColumnsPanel<Row extends object>({ columns, layout, onChange }: ColumnsPanelProps<Row>) {
  const ordered = orderedColumns(columns, layout);
  return (
    <>
      <ul className={classes.list}>
        {ordered.map((column, index) => {
          const { id = '', meta } = column;
          const label = meta?.label ?? id;
          const isAway = index > 0 && isHidden(column, layout);
          const toggle = () => onChange(withHidden(column, layout, !isAway));
          const isPinned = layout.pinned.includes(id);
          const togglePin = () =>
            onChange({
              ...layout,
              pinned: isPinned ? layout.pinned.filter((each) => each !== id) : [...layout.pinned, id],
            });
          const width = layout.widths[id];
          return (
            <li key={id} className={classes.column}>
              <label className={classes.name}>
                <input type="checkbox" checked={!isAway} disabled={index === 0} onChange={toggle} />
                <span>{label}</span>
              </label>
              <select
                className={classes.width}
                aria-label={`Width of ${label}`}
                value={width ?? ''}
                onChange={({ currentTarget: { value } }) =>
                  onChange(resizeColumn(layout, id, value === '' ? undefined : Number(value)))
                }
              >
                <option value="">Auto</option>
                <option value={widths.narrow}>Narrow</option>
                <option value={widths.wide}>Wide</option>
                {width !== undefined && width !== widths.narrow && width !== widths.wide && (
                  <option value={width}>{`${width} pixels`}</option>
                )}
              </select>
              <Tool
                label={`${isPinned ? 'Unpin' : 'Pin'} ${label}`}
                isDisabled={index === 0 || isAway}
                onClick={togglePin}
              >
                {isPinned ? <IconPinnedOff size={14} aria-hidden /> : <IconPin size={14} aria-hidden />}
              </Tool>
              <Tool label={`Move ${label} up`} isDisabled={index < 2} onClick={() => move(id, -1)}>
                <IconArrowUp size={14} aria-hidden />
              </Tool>
              <Tool
                label={`Move ${label} down`}
                isDisabled={index === 0 || index === ordered.length - 1}
                onClick={() => move(id, 1)}
              >
                <IconArrowDown size={14} aria-hidden />
              </Tool>
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        className={classes.reset}
        onClick={() => onChange({ ...defaultLayout, density: layout.density })}
      >
        Reset columns
      </button>
    </>
  );

  function move(id: string, by: -1 | 1) {
    onChange(moveColumn(columns, layout, id, by));
  }
}

interface ToolProps {
  label: string;
  isDisabled: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

function Tool({ label, isDisabled, onClick, children }: ToolProps) {
  return (
    <ActionIcon variant="subtle" color="gray" size="md" aria-label={label} disabled={isDisabled} onClick={onClick}>
      {children}
    </ActionIcon>
  );
}
