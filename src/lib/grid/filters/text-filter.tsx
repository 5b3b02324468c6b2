import '@mantine/core/styles/Input.css';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import classes from './filter-fields.module.css';

interface TextFilterProps {
  label: string;
  description?: string;
  value: string | undefined;
  /** Undefined: no filter. */
  onChange: (text: string | undefined) => void;
}

/** A text that a column is to hold, applied when it is whole. */
export default function TextFilter({ label, description, value = '', onChange }: TextFilterProps) {
  const [text, setText] = useState(value);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    onChange(text.trim() || undefined);
  };
  return (
    <form className={classes.fields} onSubmit={apply}>
      <TextInput
        label={label}
        description={description}
        maxLength={200}
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit" variant="default" size="sm">
        Apply
      </Button>
    </form>
  );
}
