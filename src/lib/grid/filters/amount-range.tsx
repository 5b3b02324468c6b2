import '@mantine/core/styles/Input.css';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { parseAmount } from '@/lib/form/parse-amount';
import classes from './filter-fields.module.css';

interface AmountRangeProps {
  /** What the amounts are of: `Total`. */
  label: string;
  /** In dollars; either may be left out. */
  min: number | undefined;
  max: number | undefined;
  onChange: (range: { min: number | undefined; max: number | undefined }) => void;
}

/** Two amounts, both included, applied together. */
export default function AmountRange({ label, min, max, onChange }: AmountRangeProps) {
  const [from, setFrom] = useState(written(min));
  const [to, setTo] = useState(written(max));
  const [isTried, setTried] = useState(false);
  const errorOf = (text: string) => (isTried && !isReadable(text) ? 'Enter an amount, such as 1,250.00.' : undefined);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isReadable(from) && isReadable(to)) onChange({ min: parseAmount(from), max: parseAmount(to) });
  };
  return (
    <form className={classes.fields} onSubmit={apply} noValidate>
      <TextInput
        label={`${label} from`}
        inputMode="decimal"
        leftSection="$"
        maxLength={20}
        value={from}
        error={errorOf(from)}
        onChange={({ currentTarget }) => setFrom(currentTarget.value)}
      />
      <TextInput
        label={`${label} to`}
        inputMode="decimal"
        leftSection="$"
        maxLength={20}
        value={to}
        error={errorOf(to)}
        onChange={({ currentTarget }) => setTo(currentTarget.value)}
      />
      <Button type="submit" variant="default" size="sm">
        Apply
      </Button>
    </form>
  );
}

const written = (dollars: number | undefined) => (dollars === undefined ? '' : String(dollars));
const isReadable = (text: string) => text.trim() === '' || parseAmount(text) !== undefined;
