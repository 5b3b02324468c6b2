import { useClickOutside } from '@mantine/hooks';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { Chevron } from '@/lib/ui/chevron';
import { PlainButton } from '@/lib/ui/plain-button';
import classes from './drop-panel.module.css';

interface DropPanelProps {
  label: string;
  variant: 'default' | 'light';
  /** What is set, shown on the button. */
  active?: string | undefined;
  /** Replaces the label on the button, which keeps it as its name. */
  icon?: ReactNode;
  /** Sizes the panel. */
  className: string | undefined;
  /** `close` closes the panel and returns the focus to the button. */
  children: (close: () => void) => ReactNode;
}

/** Between the panel and the edge of the screen, in pixels. */
const margin = 16;

/** A button that opens a panel below it. Escape, a click outside and tabbing out close it. */
export function DropPanel(props: DropPanelProps) {
  const { label, variant, active, icon, className, children } = props;
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLFieldSetElement>(null);
  const box = useClickOutside<HTMLDivElement>(() => setIsOpen(false));
  const close = () => {
    setIsOpen(false);
    opener.current?.focus();
  };
  // Keeps the panel on the screen.
  useLayoutEffect(() => {
    if (!isOpen || !panel.current) return;
    panel.current.style.translate = 'none';
    const excess = panel.current.getBoundingClientRect().right + margin - document.documentElement.clientWidth;
    if (excess > 0) panel.current.style.translate = `${-excess}px`;
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and focus leaving close the panel, from any element inside
    <div
      ref={box}
      className={classes.box}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        close();
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget) && event.relatedTarget) setIsOpen(false);
      }}
    >
      <PlainButton
        ref={opener}
        variant={variant}
        className={icon ? classes.icon : classes.opener}
        rightSection={icon ? undefined : <Chevron />}
        aria-label={icon ? label : undefined}
        title={icon ? label : undefined}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {icon ?? (active ? `${label} (${active})` : label)}
      </PlainButton>
      <fieldset ref={panel} id={panelId} className={`${classes.panel} ${className}`} hidden={!isOpen}>
        <legend className={classes.legend}>{label}</legend>
        {isOpen && children(close)}
      </fieldset>
    </div>
  );
}
