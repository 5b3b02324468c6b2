import '@mantine/core/styles/Input.css';
import { TextInput } from '@mantine/core';
import { useState } from 'react';

interface QuantityInputProps {
  id: string;
  label: string;
  /** What a screen reader calls it, where the label alone would say too little. */
  accessibleName: string;
  value: number;
  error: string | undefined;
  onChange: (quantity: number) => void;
}

/** How many, from 1 to 999. Anything else is shown while it is typed, and taken back when the input is left. */
export function QuantityInput({ id, label, accessibleName, value, error, onChange }: QuantityInputProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextInput
      id={id}
      label={label}
      aria-label={accessibleName}
      inputMode="numeric"
      autoComplete="off"
      w={96}
      maxLength={3}
      value={typed ?? `${value}`}
      error={typed !== undefined && !isQuantity(typed) ? '1 to 999' : error}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        if (isQuantity(event.currentTarget.value)) onChange(Number(event.currentTarget.value));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

function isQuantity(text: string): boolean {
  return /^[1-9]\d{0,2}$/.test(text.trim());
}
