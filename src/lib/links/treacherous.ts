/**
 * Backslashes, control characters and white space at either end: browsers read them in ways that no check of an address
 * foresees (decision 4).
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
const treacherous = /[\\\u0000-\u001f\u007f-\u009f]|^\s|\s$/;

/** Whether an address may lead elsewhere than it looks. */
export function isTreacherous(address: string): boolean {
  return treacherous.test(address);
}
