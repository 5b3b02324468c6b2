import '@mantine/core/styles/Switch.css';
import { Stack, Switch } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '@/lib/ui/dialog';
import { hasSingleKeys, setSingleKeys } from '../shortcuts';
import classes from './keys-dialog.module.css';

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

const everywhere: readonly (readonly [keys: readonly string[], does: string])[] = [
  [[isApple ? '⌘' : 'Ctrl', 'K'], 'Search orders, cases, parties, documents, people, services and settings'],
  [['/'], 'Search this page’s list'],
  [['?'], 'Show keyboard shortcuts'],
  [['Esc'], 'Close a dialog or menu'],
];

const inLists: typeof everywhere = [
  [['↑', '↓'], 'Previous or next row'],
  [['Page Up', 'Page Down'], 'Page up or down'],
  [['Home', 'End'], 'First or last row'],
  [['Tab'], 'Leave the rows of a list'],
  [['Enter'], 'Open the row’s item'],
  [[isApple ? '⌘' : 'Ctrl', 'Enter'], 'Open the result in a new tab'],
];

/** The keyboard shortcuts, with the switch for single-character ones. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const [isOn, setIsOn] = useState(hasSingleKeys);
  const change = (next: boolean) => {
    setSingleKeys(next);
    setIsOn(next);
  };
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <Stack>
        <Keys title="On every page" keys={everywhere} />
        <Keys title="In lists and menus" keys={inLists} />
        <Switch
          label="Single-character shortcuts"
          description="Turn off if / and ? trigger by accident, such as with speech input."
          checked={isOn}
          onChange={(event) => change(event.currentTarget.checked)}
        />
      </Stack>
    </Dialog>
  );
}

function Keys({ title, keys }: { title: string; keys: typeof everywhere }) {
  return (
    <section>
      <h3 className={classes.title}>{title}</h3>
      <dl className={classes.keys}>
        {keys.map(([combination, does]) => (
          <div key={does} className={classes.row}>
            <dt>
              {combination.map((key) => (
                <kbd key={key} className={classes.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className={classes.does}>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
