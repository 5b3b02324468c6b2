import { Button } from '@mantine/core';
import { useClickOutside } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import classes from './grid-tools.module.css';

interface ToolPanelProps {
  label: string;
  children: ReactNode;
}

/** A button that opens a panel below itself. Escape, a click beside it and leaving it by Tab close it. */
export function ToolPanel({ label, children }: ToolPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const box = useClickOutside<HTMLDivElement>(() => setIsOpen(false));
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
        variant="subtle"
        size="compact-sm"
        rightSection={<IconChevronDown size={14} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
      </Button>
      <fieldset id={panelId} className={classes.panel} hidden={!isOpen}>
        <legend className={classes.legend}>{label}</legend>
        {children}
      </fieldset>
    </div>
  );
}
