/**
 * Fails a test that leaves an unexpected error or warning on the console. A test about a failure says what it expects:
 * `expectOnConsole(/Error in route match/)`. What it expects must come, or the test fails as well.
 */
import { format } from 'node:util';
import { afterAll, afterEach } from 'vitest';

const expected = new Map<RegExp, boolean>();
const unexpected: string[] = [];

/** Declares errors and warnings that the running test leaves on the console. */
export function expectOnConsole(...patterns: RegExp[]): void {
  for (const pattern of patterns) expected.set(pattern, false);
}

function record(...values: unknown[]): void {
  const text = format(...values);
  const matching = [...expected.keys()].filter((pattern) => pattern.test(text));
  for (const pattern of matching) expected.set(pattern, true);
  if (matching.length === 0) unexpected.push(text);
}

function failOnUnexpected(): void {
  const missing = [...expected].filter(([, isSeen]) => !isSeen).map(([pattern]) => String(pattern));
  const found = unexpected.splice(0);
  expected.clear();
  if (found.length > 0) throw new Error(`Unexpected on the console:\n${found.join('\n')}`);
  if (missing.length > 0) throw new Error(`Expected on the console, and never came: ${missing.join(', ')}`);
}

console.error = record;
console.warn = record;
afterEach(failOnUnexpected);
// After the last test as well: requests and timers may outlive it.
afterAll(failOnUnexpected);
