import '@mantine/core/styles/Input.css';
import { Checkbox, Group, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { DateInput } from '@/lib/form/date-input';
import { FormRow } from '@/lib/ui/form-row';
import type { CopyField, EnteredCopy } from '../model/entered-copy';

interface DeliveryFieldsProps {
  copy: EnteredCopy;
  problems: Partial<Record<CopyField, string>>;
  onChange: (changed: Partial<EnteredCopy>) => void;
}

const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Shows who gets the copies, where, by when, and how they are printed. */
export function DeliveryFields({ copy, problems, onChange }: DeliveryFieldsProps) {
  return (
    <Stack gap="sm">
      <FormRow widths={['60%', '38%']}>
        <TextInput
          label="Judge or department"
          required
          maxLength={200}
          autoComplete="off"
          value={copy.recipientName}
          error={problems.recipientName}
          onChange={(event) => onChange({ recipientName: event.currentTarget.value })}
        />
        <TextInput
          label="Chambers or room"
          maxLength={200}
          autoComplete="off"
          value={copy.chambers}
          onChange={(event) => onChange({ chambers: event.currentTarget.value })}
        />
      </FormRow>
      <TextInput
        label="Delivery address"
        required
        maxLength={300}
        autoComplete="off"
        value={copy.address}
        error={problems.address}
        onChange={(event) => onChange({ address: event.currentTarget.value })}
      />
      <FormRow widths={['38%', '60%']}>
        <NativeSelect
          label="Copies"
          value={String(copy.copies)}
          onChange={(event) => onChange({ copies: Number(event.currentTarget.value) })}
        >
          {counts.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </NativeSelect>
        <DateInput
          label="Deliver by"
          description="The next court day at the earliest."
          tense="future"
          value={copy.deliverBy}
          error={problems.deliverBy}
          onChange={(deliverBy) => onChange({ deliverBy })}
        />
      </FormRow>
      <Group gap="lg">
        <Checkbox
          label="Single-sided"
          checked={copy.singleSided}
          onChange={(event) => onChange({ singleSided: event.currentTarget.checked })}
        />
        <Checkbox
          label="Tab the exhibits"
          checked={copy.tabs}
          onChange={(event) => onChange({ tabs: event.currentTarget.checked })}
        />
        <Checkbox
          label="Binder"
          checked={copy.binder}
          onChange={(event) => onChange({ binder: event.currentTarget.checked })}
        />
      </Group>
      <Textarea
        label="Instructions for the courier"
        maxLength={500}
        autosize
        minRows={2}
        value={copy.instructions}
        onChange={(event) => onChange({ instructions: event.currentTarget.value })}
      />
    </Stack>
  );
}
