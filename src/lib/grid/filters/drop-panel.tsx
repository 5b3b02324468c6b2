import { Button, type ButtonProps } from '@mantine/core';
import { useClickOutside } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import classes from './drop-panel.module.css';

interface DropPanelProps extends Pick<ButtonProps, 'variant' | 'size' | 'fw'> {
  label: string;
  /** What of it is set, said on the button. */
  active?: string | undefined;
  /** Says how large the panel is. */
  className: string | undefined;
  children: ReactNode;
}

/** Between the panel and the end of the screen, in pixels. */
const margin = 16;

/** A button that opens a panel below itself. Escape, a click beside it and leaving it by Tab close it. */
export function DropPanel(props: DropPanelProps) {
  const { label, active, className, children, ...button } = props;
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLFieldSetElement>(null);
  const box = useClickOutside<HTMLDivElement>(() => setIsOpen(false));
  // What would stick out of the screen is moved back into it.
  useLayoutEffect(() => {
    if (!isOpen || !panel.current) return;
    panel.current.style.translate = 'none';
    const excess = panel.current.getBoundingClientRect().right + margin - document.documentElement.clientWidth;
    if (excess > 0) panel.current.style.translate = `${-excess}px`;
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
        opener.current?.focus();
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget) && event.relatedTarget) setIsOpen(false);
      }}
    >
      <Button
        ref={opener}
        rightSection={<IconChevronDown size={14} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
        {...button}
      >
        {active ? `${label} (${active})` : label}
      </Button>
      <fieldset ref={panel} id={panelId} className={`${classes.panel} ${className}`} hidden={!isOpen}>
        <legend className={classes.legend}>{label}</legend>
        {isOpen && children}
      </fieldset>
    </div>
  );
}
