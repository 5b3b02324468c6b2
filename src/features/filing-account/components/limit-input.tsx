import '@mantine/core/styles/Input.css';
import { TextInput } from '@mantine/core';
import { useState } from 'react';

interface LimitInputProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
}

/** A whole number from 1. What is typed otherwise stays in the input until it is left, and changes nothing. */
export function LimitInput({ label, value, onChange }: LimitInputProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextInput
      type="number"
      label={label}
      min={1}
      step={1}
      value={typed ?? value}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        const number = currentTarget.valueAsNumber;
        if (Number.isInteger(number) && number >= 1) onChange(number);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
