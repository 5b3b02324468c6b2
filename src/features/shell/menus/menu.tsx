import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import classes from './menu.module.css';
import { itemOfKey, itemOfText } from './menu-keys';

/** Props of every menu in the header. */
export interface MenuProps {
  /** Accessible name. */
  name: string;
  /** Whether it is open, and which end gets the focus. */
  opened: 'no' | 'at-start' | 'at-end';
  /** Closes the menu and returns the focus to its button. */
  onLeave: () => void;
  /** The same, after a choice. */
  onChosen: () => void;
}

interface MenuFrameProps extends MenuProps {
  /** Items are loading; the focus waits for the first. */
  isPending?: boolean;
  /** Groups are side by side. */
  hasColumns?: boolean;
  children: ReactNode;
}

/** Milliseconds without typing that end a word. */
const wordPause = 600;

/** A menu with keyboard support: arrows, Home, End, letters; Tab leaves. The popover handles Escape. */
export function Menu({
  name,
  opened,
  onLeave,
  onChosen,
  isPending = false,
  hasColumns = false,
  children,
}: MenuFrameProps) {
  const menu = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', at: 0 });
  useEffect(() => {
    if (opened === 'no') return;
    const items = isPending ? [] : itemsOf(menu.current);
    // The person may have moved to an item already.
    if (!items.some((item) => item.matches(':focus')))
      (items.at(opened === 'at-end' ? -1 : 0) ?? menu.current)?.focus();
  }, [opened, isPending]);

  const type = (letter: string) => {
    const isSameWord = Date.now() - typed.current.at < wordPause;
    typed.current = { text: (isSameWord ? typed.current.text : '') + letter, at: Date.now() };
    return typed.current.text;
  };
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') return onLeave();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === ' ' && event.target instanceof HTMLAnchorElement) {
      event.preventDefault();
      event.target.click();
      return;
    }
    const items = itemsOf(event.currentTarget);
    const place = {
      texts: items.map((item) => item.textContent),
      current: items.findIndex((item) => item.matches(':focus')),
      // In a single column, Left and Right work like Up and Down.
      groupStarts: hasColumns ? groupStartsOf(items) : items.map((_, index) => index),
    };
    const isLetter = event.key.length === 1 && event.key !== ' ';
    const next = isLetter ? itemOfText(type(event.key), place) : itemOfKey(event.key, place);
    if (isLetter || next !== undefined) event.preventDefault();
    if (next !== undefined) items[next]?.focus();
  };
  const choose = (event: MouseEvent) => {
    const item = event.target instanceof Element && event.target.closest('[role="menuitem"]');
    // A link opened in another tab leaves the menu open.
    if (item && !event.metaKey && !event.ctrlKey && !item.hasAttribute('data-stays')) onChosen();
  };
  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={name}
      className={hasColumns ? classes.columns : classes.menu}
      onKeyDown={press}
      onClick={choose}
    >
      {children}
    </div>
  );
}

function itemsOf(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
}

function groupStartsOf(items: readonly HTMLElement[]): number[] {
  const groups = items.map((item) => item.closest('fieldset'));
  return groups.flatMap((group, index) => (index === 0 || group !== groups[index - 1] ? [index] : []));
}
