import { Button, Group, Stack } from '@mantine/core';
import { Notice } from '@/lib/ui/notice';
import { Section } from '@/lib/ui/section';
import { showFailure, showToast } from '@/lib/ui/toast';

const removeContact = () =>
  showToast({
    tone: 'neutral',
    title: 'Contact removed',
    undo: () => showToast({ tone: 'good', title: 'Contact restored' }),
  });

/** Notices and toasts. */
export function ExampleMessages() {
  return (
    <Section title="Messages">
      <Stack>
        <Notice tone="info" title="The court is closed on Thursday">
          Filings submitted on Thursday count as filed on Friday.
        </Notice>
        <Notice tone="warning" title="Fee quote out of date">
          The filings changed after the quote.
        </Notice>
        <Notice tone="bad" title="The filing was returned" action={<Button variant="default">Resubmit</Button>}>
          The lead document is not signed.
        </Notice>
        <Group gap="sm">
          <Button variant="default" onClick={() => showToast({ tone: 'good', title: 'Saved' })}>
            Show a success
          </Button>
          <Button variant="default" onClick={removeContact}>
            Show an undo
          </Button>
          <Button variant="default" onClick={() => showFailure('Not saved', 'Check your connection and try again.')}>
            Show a failure
          </Button>
        </Group>
      </Stack>
    </Section>
  );
}
