import { Button, Group, Stack } from '@mantine/core';
import { Notice } from '@/lib/ui/notice';
import { Section } from '@/lib/ui/section';
import { showFailure, showToast } from '@/lib/ui/toast';

const remove = () =>
  showToast({
    tone: 'neutral',
    title: 'The contact was removed',
    undo: () => showToast({ tone: 'good', title: 'The contact is back' }),
  });

/** Notices on a page, and toasts above it. */
export function ExampleMessages() {
  return (
    <Section title="Messages">
      <Stack>
        <Notice tone="info" title="The court is closed on Thursday">
          What is submitted then counts as filed on Friday.
        </Notice>
        <Notice tone="warning" title="A quote is out of date">
          Something it was computed from has changed.
        </Notice>
        <Notice tone="bad" title="The filing was returned" action={<Button variant="default">Correct it</Button>}>
          The lead document is not signed.
        </Notice>
        <Group gap="sm">
          <Button variant="default" onClick={() => showToast({ tone: 'good', title: 'Saved' })}>
            Show a success
          </Button>
          <Button variant="default" onClick={remove}>
            Show one with undo
          </Button>
          <Button variant="default" onClick={() => showFailure('Not saved', 'Check your connection and try again.')}>
            Show a failure
          </Button>
        </Group>
      </Stack>
    </Section>
  );
}
