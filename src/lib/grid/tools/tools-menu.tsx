import { IconDots } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Chevron } from '@/lib/ui/chevron';
import { DropPanel } from '../filters/drop-panel';
import { type Density, densities } from '../table/density';
import classes from './grid-tools.module.css';
import { CloseTools } from './tool-item';

const densityLabels = { compact: 'Compact', default: 'Default', comfortable: 'Comfortable' } as const;

/** The panels that the menu leads to. */
const panels = ['Columns', 'Views'] as const;
type Panel = (typeof panels)[number];

interface ToolsMenuProps {
  density: Density;
  onDensityChange: (density: Density) => void;
  columns: ReactNode;
  views: ReactNode;
  /** Items (`ToolItem`). */
  children: ReactNode;
}

/** The menu of a list: columns, views, density, and what can be done with its rows. */
export function ToolsMenu(props: ToolsMenuProps) {
  return (
    <DropPanel
      label="List options"
      icon={<IconDots size={16} aria-hidden />}
      variant="default"
      className={classes.menu}
    >
      {(close) => (
        <CloseTools value={close}>
          <Panels {...props} />
        </CloseTools>
      )}
    </DropPanel>
  );
}

const focus = (element: HTMLElement | null) => element?.focus();

function Panels({ density, onDensityChange, columns, views, children }: ToolsMenuProps) {
  const [panel, setPanel] = useState<Panel>();
  const [left, setLeft] = useState<Panel>();
  if (panel)
    return (
      <>
        <button
          ref={focus}
          type="button"
          className={classes.item}
          onClick={() => {
            setLeft(panel);
            setPanel(undefined);
          }}
        >
          <Chevron direction="left" />
          Back to options
        </button>
        <div className={classes.panel}>{panel === 'Columns' ? columns : views}</div>
      </>
    );
  return (
    <>
      {panels.map((name) => (
        <button
          key={name}
          ref={left === name ? focus : undefined}
          type="button"
          className={classes.item}
          onClick={() => setPanel(name)}
        >
          {name}
          <Chevron direction="right" className={classes.more} />
        </button>
      ))}
      <fieldset className={classes.densities}>
        <legend className={classes.legend}>Density</legend>
        {densities.map((value) => (
          <label key={value} className={classes.density}>
            <input type="radio" name="density" checked={density === value} onChange={() => onDensityChange(value)} />
            <span>{densityLabels[value]}</span>
          </label>
        ))}
      </fieldset>
      <div className={classes.items}>{children}</div>
    </>
  );
}
