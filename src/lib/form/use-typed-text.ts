import { useState } from 'react';

/**
 * The text of a field whose value is kept elsewhere, such as in the address. It stays as typed until the value changes
 * from outside, as Back or "Clear all" do. `sent` is the value that the field last had or sent.
 */
export function useTypedText<Value>(value: Value, write: (value: Value) => string) {
  const [text, setText] = useState(() => write(value));
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setSent(value);
      setText(write(value));
    }
  }
  return { text, setText, sent, setSent };
}
