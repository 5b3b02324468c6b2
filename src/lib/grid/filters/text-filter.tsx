import '@mantine/core/styles/Input.css';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import classes from './filter-fields.module.css';

interface TextFilterProps {
  label: string;
  description?: string;
  value: string | undefined;
  /** Undefined: no filter. */
  onChange: (text: string | undefined) => void;
}

/** Text a column must contain. Applied on submit. */
export default function TextFilter({ label, description, value = '', onChange }: TextFilterProps) {
  const form = useForm({ initialValues: { text: value } });
  const apply = form.onSubmit(({ text }) => onChange(text.trim() || undefined));
  return (
    <form className={classes.fields} onSubmit={apply}>
      <TextInput
        {...form.getInputProps('text')}
        label={label}
        description={description}
        maxLength={200}
        autoComplete="off"
      />
      <Button type="submit" variant="default" size="sm">
        Apply
      </Button>
    </form>
  );
}
