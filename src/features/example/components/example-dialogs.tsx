import { Button, Group, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { confirm } from '@/lib/ui/confirm';
import { Dialog, type DialogMode } from '@/lib/ui/dialog';
import { LoadingOverlay } from '@/lib/ui/loading-overlay';
import { Section } from '@/lib/ui/section';

const sizes = ['small', 'medium', 'large', 'extra-large', 'extra-extra-large'] as const;

interface Example {
  name: string;
  size?: (typeof sizes)[number];
  mode?: DialogMode;
  mustBeAnswered?: boolean;
}

const examples: readonly Example[] = [
  ...sizes.map((size) => ({ name: `Dialog, ${size}`, size })),
  { name: 'Announcement', mode: { mode: 'announcement' } },
  { name: 'Scrolling', mode: { mode: 'scrolling', scrollHeight: 'small' } },
  { name: 'Full screen', mode: { mode: 'fullScreen' } },
  { name: 'Must be answered', mustBeAnswered: true },
];

/** In milliseconds. */
const overlayDuration = 1500;

/** Dialogs in each size and mode, confirmations, and the loading overlay. */
export function ExampleDialogs() {
  const [shown, setShown] = useState<Example>();
  const [isOverlaid, setOverlaid] = useState(false);
  const close = () => setShown(undefined);
  const showOverlay = () => {
    setOverlaid(true);
    setTimeout(() => setOverlaid(false), overlayDuration);
  };
  return (
    <Section title="Dialogs">
      <Group gap="sm">
        {examples.map((example) => (
          <Button key={example.name} variant="default" onClick={() => setShown(example)}>
            {example.name}
          </Button>
        ))}
        <Button variant="default" onClick={() => void confirm()}>
          Confirm
        </Button>
        <Button variant="default" onClick={() => void confirm({ isDestructive: true })}>
          Confirm a deletion
        </Button>
        <Button
          variant="default"
          onClick={() => void confirm({ onConfirm: () => Promise.reject(new Error('Refused')) })}
        >
          Confirm a failing action
        </Button>
        <Button variant="default" onClick={showOverlay}>
          Show the loading overlay
        </Button>
      </Group>
      {shown && (
        <Dialog
          title={shown.name}
          {...(shown.size ? { size: shown.size } : {})}
          {...shown.mode}
          closeOnBlur={!shown.mustBeAnswered}
          onClose={close}
          actions={<Button onClick={close}>Continue</Button>}
        >
          {contentOf(shown)}
        </Dialog>
      )}
      {isOverlaid && <LoadingOverlay label="Submitting to the court" />}
    </Section>
  );
}

function contentOf({ mode }: Example): ReactNode {
  if (mode?.mode !== 'scrolling') return <Text>Documents and fees go to the connected matter.</Text>;
  return Array.from({ length: 30 }, (_, line) => `Line ${line + 1} of the terms`).map((line) => (
    <Text key={line}>{line}</Text>
  ));
}
