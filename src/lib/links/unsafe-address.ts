/**
 * Backslashes, control characters, and white space at either end: browsers interpret them in ways that address checks
 * don't expect (decision 4).
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it looks for control characters
const unsafeCharacters = /[\\\u0000-\u001f\u007f-\u009f]|^\s|\s$/;

/** Tells whether an address could lead somewhere other than it appears to. */
export function isUnsafeAddress(address: string): boolean {
  return unsafeCharacters.test(address);
}
