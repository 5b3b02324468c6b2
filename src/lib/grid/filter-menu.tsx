import { Button } from '@mantine/core';
import { useClickOutside } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import classes from './filter-menu.module.css';

/** A value that rows can be filtered by. */
export interface FilterOption<Value extends string | number> {
  value: Value;
  label: string;
  /** How many rows have it, where that is known. */
  count?: number;
}

interface FilterMenuProps<Value extends string | number> {
  label: string;
  options: readonly FilterOption<Value>[];
  selected: readonly Value[] | undefined;
  /** Undefined: no filter. */
  onChange: (selected: Value[] | undefined) => void;
}

const number = new Intl.NumberFormat('en-US');

/** A button that opens a list of values to tick. Any of the ticked ones will do. */
export function FilterMenu<Value extends string | number>(props: FilterMenuProps<Value>) {
  const { label, options, selected = [], onChange } = props;
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const box = useClickOutside<HTMLDivElement>(() => setIsOpen(false));
  const toggle = (value: Value) => {
    const next = selected.includes(value) ? selected.filter((each) => each !== value) : [...selected, value];
    onChange(next.length > 0 ? next : undefined);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and leaving close the panel, wherever inside they happen
    <div
      ref={box}
      className={classes.box}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        setIsOpen(false);
        button.current?.focus();
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget) && event.relatedTarget) setIsOpen(false);
      }}
    >
      <Button
        ref={button}
        variant={selected.length > 0 ? 'light' : 'default'}
        fw={500}
        rightSection={<IconChevronDown size={14} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {selected.length > 0 ? `${label} (${selected.length})` : label}
      </Button>
      <fieldset id={panelId} className={classes.panel} hidden={!isOpen}>
        <legend className={classes.legend}>{label}</legend>
        {options.length === 0 && <p className={classes.none}>Nothing to choose from yet</p>}
        {options.map(({ value, label: text, count }) => (
          <label key={value} className={classes.option}>
            <input type="checkbox" checked={selected.includes(value)} onChange={() => toggle(value)} />
            <span className={classes.optionText}>{text}</span>
            {count !== undefined && <span className={classes.count}>{number.format(count)}</span>}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
