import '@mantine/core/styles/Input.css';
import { TextInput } from '@mantine/core';
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { useBoundField } from '@/lib/form';
import type { FormattedText } from '../model/card-number';

interface FormattedFieldProps {
  label: ReactNode;
  placeholder?: string;
  maxLength: number;
  autoComplete: HTMLInputAutoCompleteAttribute;
  /** What the field shows after a change, and where its caret goes. `before` is what it showed. */
  format: (before: string, text: string, caret: number) => FormattedText;
  rightSection?: ReactNode;
}

/** Digits that are formatted while they are typed, pasted or autofilled. The caret keeps its place. */
export function FormattedField({ format, ...props }: FormattedFieldProps) {
  const { id, name, value, error, change, blur } = useBoundField<string>();

  /** Writes to the input first: React then finds nothing to change and leaves the caret alone. */
  function show(input: HTMLInputElement, text: string, caret: number): void {
    const formatted = format(value, text, caret);
    input.value = formatted.text;
    if (document.activeElement === input) input.setSelectionRange(formatted.caret, formatted.caret);
    change(formatted.text);
  }

  return (
    <TextInput
      {...props}
      required
      size="md"
      id={id}
      name={name}
      inputMode="numeric"
      spellCheck={false}
      value={value}
      error={error}
      onChange={({ currentTarget: input }) => show(input, input.value, input.selectionStart ?? input.value.length)}
      onPaste={(event) => {
        // The browser would cut the text to the field's length before it is formatted.
        event.preventDefault();
        const { currentTarget: input } = event;
        const { selectionStart: start, selectionEnd: end } = input;
        const before = value.slice(0, start ?? 0) + event.clipboardData.getData('text');
        show(input, before + value.slice(end ?? value.length), before.length);
      }}
      onBlur={blur}
    />
  );
}
