import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import classes from './menu.module.css';
import { itemOfKey, itemOfText } from './menu-keys';

/** What every menu of the header is given. */
export interface MenuProps {
  /** What the menu is called. */
  name: string;
  /** Whether it is open, and at which end one begins. */
  opened: 'no' | 'at-start' | 'at-end';
  /** Closes the menu and gives the focus back to its button. */
  onLeave: () => void;
  /** The same, after something was chosen. */
  onChosen: () => void;
}

interface MenuFrameProps extends MenuProps {
  /** Whether items are still on their way: the focus waits for the first of them. */
  isPending?: boolean;
  /** Whether its groups stand beside each other. */
  hasColumns?: boolean;
  children: ReactNode;
}

/** Milliseconds after which typing begins a new word. */
const wordPause = 600;

/** The items of a menu with its keys: arrows, Home, End, letters; Tab leaves. Escape is the popover's. */
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
    // Somebody may have gone to an item already.
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
      // In one column, left and right are up and down.
      groupStarts: hasColumns ? groupStartsOf(items) : items.map((_, index) => index),
    };
    const isLetter = event.key.length === 1 && event.key !== ' ';
    const next = isLetter ? itemOfText(type(event.key), place) : itemOfKey(event.key, place);
    if (isLetter || next !== undefined) event.preventDefault();
    if (next !== undefined) items[next]?.focus();
  };
  const choose = (event: MouseEvent) => {
    const item = event.target instanceof Element && event.target.closest('[role="menuitem"]');
    // A link opened in another tab leaves the menu as it is.
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
