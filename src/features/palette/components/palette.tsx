import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Modal } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { usePerson } from '@/features/session';
import { useFocusReturn } from '@/lib/ui/use-focus-return';
import type { Entry } from '../model/entry';
import { keepRecent } from '../recent';
import { useEntries } from '../use-entries';
import classes from './palette.module.css';
import { PaletteGroup } from './palette-group';
import { PaletteStatus } from './palette-status';

/** Entries that Page Up and Page Down move by. */
const pageSize = 8;

interface PaletteProps {
  onClose: () => void;
  onShowKeys: () => void;
}

/** Searches screens, services, matters, orders and cases by name or number. Follows the ARIA combobox pattern (docs/adr/0015). */
export default function Palette({ onClose, onShowKeys }: PaletteProps) {
  useFocusReturn();
  const [typed, setTyped] = useState('');
  const [activeKey, setActiveKey] = useState<string>();
  const person = usePerson();
  const found = useEntries(typed);
  const listId = useId();
  const entries = found.groups.flatMap((group) => group.entries);
  const active = Math.max(
    0,
    entries.findIndex(({ key }) => key === activeKey),
  );
  const current = entries[active];
  const optionId = (key: string) => `${listId}-${key.replace(/\W/g, '_')}`;
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
    } else if (event.key === 'Enter' && current) {
      event.preventDefault();
      // A real click on the link, so that the router and the browser handle the modifier keys.
      const { ctrlKey, metaKey, shiftKey } = event;
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey });
      document.getElementById(optionId(current.key))?.dispatchEvent(click);
    } else if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onClose();
    }
  }

  function follow(entry: Entry): void {
    if (person) keepRecent(person.userId, entry);
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
              className={classes.input}
              data-autofocus
              role="combobox"
              aria-label="Search screens, services, matters, orders and cases"
              aria-expanded={entries.length > 0}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={current && optionId(current.key)}
              placeholder="Search screens, services, matters, orders and cases"
              autoComplete="off"
              spellCheck={false}
              maxLength={200}
              value={typed}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
                setActiveKey(undefined);
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

/** The index a key moves to; undefined for other keys. The arrows wrap around. */
function indexAfter(event: KeyboardEvent, active: number, count: number): number | undefined {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (count === 0 || shiftKey || ctrlKey || metaKey || altKey) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return (active + count - 1) % count;
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
