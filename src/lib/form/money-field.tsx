import '@mantine/core/styles/Input.css';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { parseAmount } from './parse-amount';
import { type FieldProps, useBoundField } from './use-bound-field';

const formatter = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

interface MoneyFieldProps extends FieldProps {
  placeholder?: string;
}

/** An amount in US dollars. Holds a number or undefined. Formats the amount on blur. */
export function MoneyField(props: MoneyFieldProps) {
  const { id, name, value, error, change, blur } = useBoundField<number | undefined>();
  const [typed, setTyped] = useState<string>();
  const isUnreadable = typed !== undefined && typed.trim() !== '' && parseAmount(typed) === undefined;
  return (
    <TextInput
      {...props}
      id={id}
      name={name}
      inputMode="decimal"
      leftSection="$"
      maxLength={20}
      value={typed ?? (value === undefined ? '' : formatter.format(value))}
      error={isUnreadable ? 'Enter an amount, such as 1,250.00.' : error}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        change(parseAmount(event.currentTarget.value));
      }}
      onBlur={() => {
        if (!isUnreadable) setTyped(undefined);
        blur();
      }}
    />
  );
}
