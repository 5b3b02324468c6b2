import '@mantine/core/styles/Input.css';
import { Button, TextInput } from '@mantine/core';
import { parseAmount } from '@/lib/form/parse-amount';
import { useOneStepForm } from '@/lib/form/use-one-step-form';
import classes from './filter-fields.module.css';

interface AmountRangeProps {
  /** The column's label: `Total`. */
  label: string;
  /** In dollars; both are optional. */
  min: number | undefined;
  max: number | undefined;
  onChange: (range: { min: number | undefined; max: number | undefined }) => void;
}

/** A minimum and a maximum amount, both inclusive. Applied on submit. */
export default function AmountRange({ label, min, max, onChange }: AmountRangeProps) {
  const form = useOneStepForm({
    initialValues: { from: written(min), to: written(max) },
    errorsOf: ({ from, to }) => ({ from: amountError(from), to: amountError(to) }),
  });
  const apply = form.onSubmit(({ from, to }) => onChange({ min: parseAmount(from), max: parseAmount(to) }));
  return (
    <form className={classes.fields} onSubmit={apply} noValidate>
      <TextInput
        {...form.getInputProps('from')}
        label={`${label} from`}
        inputMode="decimal"
        leftSection="$"
        maxLength={20}
      />
      <TextInput
        {...form.getInputProps('to')}
        label={`${label} to`}
        inputMode="decimal"
        leftSection="$"
        maxLength={20}
      />
      <Button type="submit" variant="default" size="sm">
        Apply
      </Button>
    </form>
  );
}

const written = (dollars: number | undefined) => (dollars === undefined ? '' : String(dollars));
const amountError = (text: string) =>
  text.trim() === '' || parseAmount(text) !== undefined ? undefined : 'Enter an amount, such as 1,250.00.';
