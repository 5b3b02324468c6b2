import { Button } from '@mantine/core';
import { useClickOutside } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import classes from './filter-menu.module.css';

interface FilterPanelProps {
  label: string;
  /** What of it is set, said on the button: how many values, or that there is one. */
  active?: string | undefined;
  /** Called when it is to be drawn first, not before. */
  children: () => ReactNode;
}

/** Between the panel and the end of the screen, in pixels. */
const margin = 16;

/** A button that opens a filter below itself. Escape, a click beside it and leaving it by Tab close it. */
export function FilterPanel({ label, active, children }: FilterPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLFieldSetElement>(null);
  const box = useClickOutside<HTMLDivElement>(() => setIsOpen(false));
  // What would stick out of the screen is moved back into it.
  useLayoutEffect(() => {
    if (!panel.current) return;
    panel.current.style.translate = 'none';
    const excess = panel.current.getBoundingClientRect().right + margin - document.documentElement.clientWidth;
    if (isOpen && excess > 0) panel.current.style.translate = `${-excess}px`;
  }, [isOpen]);
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
        variant={active ? 'light' : 'default'}
        fw={500}
        rightSection={<IconChevronDown size={14} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {active ? `${label} (${active})` : label}
      </Button>
      <fieldset ref={panel} id={panelId} className={classes.panel} hidden={!isOpen}>
        <legend className={classes.legend}>{label}</legend>
        {isOpen && children()}
      </fieldset>
    </div>
  );
}
