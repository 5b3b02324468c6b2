import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { Chevron } from '@/lib/ui/chevron';
import { ReasonButton } from '@/lib/ui/reason-button';
import { Section } from '@/lib/ui/section';
import { StatusBadge, type StatusTone } from '@/lib/ui/status-badge';

const tones: readonly StatusTone[] = ['neutral', 'progress', 'good', 'warning', 'bad'];

/** Headings, text, buttons and statuses. */
export function ExampleType() {
  return (
    <Section title="Type, buttons and statuses">
      <Stack>
        <div>
          <Title order={3}>Ortega v. Lakeshore Holdings LLC</Title>
          <Text>
            Body text with a{' '}
            <Anchor href="#example" underline="always">
              link
            </Anchor>
            .
          </Text>
          <Text c="dimmed" size="sm">
            Secondary text.
          </Text>
        </div>
        <Group gap="sm">
          <Button>Primary</Button>
          <Button variant="default">Default</Button>
          <Button variant="subtle">Subtle</Button>
          <Button color="red">Destructive</Button>
          <Button disabled>Disabled</Button>
          <Button loading>Loading</Button>
          <ReasonButton refusal="The court has already accepted the filing." onClick={() => {}}>
            Cancel filing
          </ReasonButton>
        </Group>
        <Group gap="sm">
          {(['down', 'up', 'left', 'right'] as const).map((direction) => (
            <Chevron key={direction} direction={direction} />
          ))}
        </Group>
        <Group gap="sm">
          {tones.map((tone) => (
            <StatusBadge key={tone} tone={tone} label={tone} />
          ))}
        </Group>
      </Stack>
    </Section>
  );
}
