import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Checkbox, Stack } from '@mantine/core';
import { type Option, useBoundField } from '@/lib/form';

interface ChoicesFieldProps {
  label: string;
  description: string | undefined;
  required: boolean;
  options: readonly Option[];
}

/** Several choices. The answer is their values, in the options' order, joined by commas. */
export function ChoicesField({ label, description, required, options }: ChoicesFieldProps) {
  const { id, value, error, change, blur } = useBoundField<string | undefined>();
  return (
    <Checkbox.Group
      id={id}
      label={label}
      description={description}
      required={required}
      error={error}
      value={(value ?? '').split(',').filter((each) => each !== '')}
      onChange={(chosen) =>
        change(
          options
            .filter((option) => chosen.includes(option.value))
            .map((option) => option.value)
            .join(','),
        )
      }
      onBlur={blur}
    >
      <Stack gap="xs" mt="xs">
        {options.map((option) => (
          <Checkbox key={option.value} value={option.value} label={option.label} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

/** A statement that must be confirmed. The answer is `yes`, or empty. */
export function CertificationField({ label }: { label: string }) {
  const { id, name, value, error, change, blur } = useBoundField<string | undefined>();
  return (
    <Checkbox
      id={id}
      name={name}
      label={label}
      checked={value === 'yes'}
      error={error}
      aria-invalid={error !== undefined || undefined}
      onChange={(event) => change(event.currentTarget.checked ? 'yes' : '')}
      onBlur={blur}
    />
  );
}
