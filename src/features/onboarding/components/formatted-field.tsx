import '@mantine/core/styles/Input.css';
import { TextInput } from '@mantine/core';
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { useBoundField } from '@/lib/form';
import type { Typed } from '../model/typed';

interface FormattedFieldProps {
  label: ReactNode;
  placeholder?: string;
  maxLength: number;
  autoComplete: HTMLInputAutoCompleteAttribute;
  /** What the field shows after a change, and where its caret belongs. */
  type: (before: string, text: string, caret: number) => Typed;
  rightSection?: ReactNode;
}

/** Digits that put themselves in order while they are typed, pasted or filled in; the caret stays where the person is. */
export function FormattedField({ type, ...props }: FormattedFieldProps) {
  const { id, name, value, error, change, blur } = useBoundField<string>();

  /** Written into the input at once: when React gets there, nothing is left to change, and the caret stays. */
  function show(input: HTMLInputElement, text: string, caret: number): void {
    const typed = type(value, text, caret);
    input.value = typed.text;
    if (document.activeElement === input) input.setSelectionRange(typed.caret, typed.caret);
    change(typed.text);
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
        // Taken whole: the browser would cut it to the field's length before it is put in order.
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
