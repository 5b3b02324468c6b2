import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon } from '@mantine/core';
import { IconDots, IconFileZip, IconMarquee2, IconPencil, IconRestore, IconTextScan2 } from '@tabler/icons-react';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { FileChange } from '@/features/documents';
import classes from './document-menu.module.css';

interface DocumentMenuProps {
  fileName: string;
  /** A change is in progress. Only one runs at a time. */
  isWorking: boolean;
  onRename: () => void;
  onChange: (change: FileChange) => void;
  /** Opens the dialog that draws boxes on the pages. */
  onBlackOut?: (() => void) | undefined;
  /** Given only while the document is a changed copy. */
  onRestore?: () => void;
}

/**
 * Changes the file of an attached document. Arrow keys, Home and End move through the menu; Escape and Tab close it.
 */
export function DocumentMenu({ fileName, isWorking, onRename, onChange, onBlackOut, onRestore }: DocumentMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) menu.current?.querySelector('button')?.focus();
  }, [isOpen]);

  function leave(): void {
    setOpen(false);
    button.current?.focus();
  }

  function moveByKey(event: KeyboardEvent): void {
    const items = Array.from(menu.current?.querySelectorAll('button') ?? []);
    const at = items.findIndex((each) => each.matches(':focus'));
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (next !== undefined) items.at(next % items.length)?.focus();
    else if (event.key === 'Escape') leave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function closeOnLeaving({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOpen(false);
  }

  const item = (name: string, icon: ReactNode, act: () => void) => (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={classes.item}
      aria-disabled={isWorking || undefined}
      onClick={() => {
        if (isWorking) return;
        leave();
        act();
      }}
    >
      {icon}
      {name}
    </button>
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only tracks focus leaving the menu
    <div className={classes.box} onBlur={closeOnLeaving}>
      <ActionIcon
        ref={button}
        variant="subtle"
        color="gray"
        size="md"
        aria-label={`Change ${fileName}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        title="Rename, compress, make searchable, redact"
        onClick={() => setOpen(!isOpen)}
      >
        <IconDots size={17} />
      </ActionIcon>
      {isOpen && (
        <div
          ref={menu}
          role="menu"
          tabIndex={-1}
          aria-label={`Change ${fileName}`}
          className={classes.menu}
          onKeyDown={moveByKey}
          // Some browsers don't focus a clicked button, so the menu would close before the click.
          onMouseDown={(event) => event.preventDefault()}
        >
          {item('Rename', <IconPencil size={16} aria-hidden />, onRename)}
          {item('Compress', <IconFileZip size={16} aria-hidden />, () => onChange('compress'))}
          {item('Make searchable', <IconTextScan2 size={16} aria-hidden />, () => onChange('recognize'))}
          {onBlackOut && item('Redact', <IconMarquee2 size={16} aria-hidden />, onBlackOut)}
          {onRestore && item('Restore original', <IconRestore size={16} aria-hidden />, onRestore)}
        </div>
      )}
    </div>
  );
}
