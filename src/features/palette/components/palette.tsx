import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Modal } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react';
import { usePerson } from '@/features/session';
import { useFocusReturn } from '@/lib/ui/use-focus-return';
import type { Entry } from '../model/entry';
import { keepRecent } from '../recent';
import { useEntries } from '../use-entries';
import classes from './palette.module.css';
import { PaletteGroup } from './palette-group';
import { PaletteStatus } from './palette-status';

/** Before the modal does, so that no key is lost. */
const focusAtOnce = (input: HTMLInputElement | null) => input?.focus({ preventScroll: true });

/** Entries that Page Up and Page Down move by. */
const pageSize = 8;

interface PaletteProps {
  /** Typed before the palette was there. */
  early: RefObject<string>;
  onClose: () => void;
  onShowKeys: () => void;
}

const searches = 'Search orders, cases, matters, parties, documents, people, services and settings';

/**
 * Searches records, people, screens, services and settings by name or number. Follows the ARIA combobox pattern
 * (docs/adr/0015).
 */
export default function Palette({ early, onClose, onShowKeys }: PaletteProps) {
  useFocusReturn();
  const [typed, setTyped] = useState(early.current);
  const [activeKey, setActiveKey] = useState<string>();
  // The text that Enter was pressed on before its first result was certain.
  const [entered, setEntered] = useState<string>();
  const person = usePerson();
  const found = useEntries(typed, entered === typed);
  const listId = useId();
  const entries = found.groups.flatMap((group) => group.entries);
  const chosen = entries.findIndex(({ key }) => key === activeKey);
  // Before anything is chosen, what Enter opens, once that is certain.
  const active = chosen < 0 && found.first ? 0 : chosen;
  const current = entries[active];
  const optionId = (key: string) => `${listId}-${key.replace(/\W/g, '_')}`;
  const awaited = entered === typed ? found.first : undefined;
  const awaitedId = awaited && optionId(awaited.key);
  useEffect(() => {
    if (awaitedId) followOption(awaitedId);
  }, [awaitedId]);
  useEffect(() => {
    if (current)
      document.getElementById(`${listId}-${current.key.replace(/\W/g, '_')}`)?.scrollIntoView({ block: 'nearest' });
  }, [current, listId]);

  function handleKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const index = indexAfter(event, active, entries.length);
    if (index !== undefined) {
      event.preventDefault();
      setActiveKey(entries[index]?.key);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (current) followOption(optionId(current.key), event);
      else setEntered(typed);
    } else if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onClose();
    }
  }

  function follow(entry: Entry): void {
    // A search is no destination to come back to.
    if (person && !entry.key.startsWith('search ')) keepRecent(person.userId, entry);
    // Only after the link was followed.
    setTimeout(onClose);
  }

  const isFullScreen = window.matchMedia('(max-width: 40em)').matches;
  return (
    <Modal.Root
      opened
      onClose={onClose}
      size="40rem"
      yOffset="10dvh"
      fullScreen={isFullScreen}
      transitionProps={{ duration: 0 }}
      returnFocus={false}
    >
      <Modal.Overlay />
      <Modal.Content aria-label="Search everything">
        <div className={classes.content} data-full-screen={isFullScreen || undefined}>
          <div className={classes.field}>
            <IconSearch size={20} aria-hidden className={classes.icon} />
            <input
              ref={focusAtOnce}
              className={classes.input}
              data-autofocus
              role="combobox"
              aria-label={searches}
              aria-expanded={entries.length > 0}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={current && optionId(current.key)}
              placeholder={searches}
              autoComplete="off"
              spellCheck={false}
              maxLength={200}
              value={typed}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
                setActiveKey(undefined);
                setEntered(undefined);
              }}
              onKeyDown={handleKey}
            />
            <button type="button" className={classes.close} onClick={onClose}>
              Close
            </button>
          </div>
          <div id={listId} role="listbox" aria-label="Found" className={classes.list}>
            {found.groups.map((group) => (
              <PaletteGroup
                key={group.title}
                group={group}
                typed={typed}
                activeKey={current?.key}
                optionId={optionId}
                onPoint={setActiveKey}
                onFollow={follow}
              />
            ))}
          </div>
          <PaletteStatus typed={typed} count={entries.length} found={found} onShowKeys={onShowKeys} />
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}

type Modifiers = Partial<Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>>;

/** Clicks the option's link, so that the router and the browser handle the modifier keys. */
function followOption(id: string, { ctrlKey, metaKey, shiftKey }: Modifiers = {}): void {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey });
  document.getElementById(id)?.dispatchEvent(click);
}

/** The index a key moves to from `active`, which is -1 for none; undefined for other keys. The arrows wrap around. */
function indexAfter(event: KeyboardEvent, active: number, count: number): number | undefined {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (count === 0 || shiftKey || ctrlKey || metaKey || altKey) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return (Math.max(active, 0) + count - 1) % count;
    case 'PageDown':
      return Math.min(active + pageSize, count - 1);
    case 'PageUp':
      return Math.max(active - pageSize, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
