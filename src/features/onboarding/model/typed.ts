/** What a field shows that puts what is typed in order. */
export interface Typed {
  text: string;
  /** How many characters of `text` are before the caret. */
  caret: number;
}

/** How many of a text's characters are digits. */
export function countDigits(text: string): number {
  return text.replace(/[^0-9]/g, '').length;
}
