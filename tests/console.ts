/**
 * Fails tests with unexpected console errors or warnings. Tests of failures declare them: `expectOnConsole(/Error in
 * route match/)`. Declared messages must appear.
 */
import { format } from 'node:util';
import { afterAll, afterEach } from 'vitest';

const expected = new Map<RegExp, boolean>();
const unexpected: string[] = [];

/** Declares console errors and warnings of the running test. */
export function expectOnConsole(...patterns: RegExp[]): void {
  for (const pattern of patterns) expected.set(pattern, false);
}

/** Takes the unexpected messages so far, for tests that judge them themselves. */
export function takeConsoleMessages(): string[] {
  return unexpected.splice(0);
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
  if (missing.length > 0) throw new Error(`Expected on the console but missing: ${missing.join(', ')}`);
}

console.error = record;
console.warn = record;
afterEach(failOnUnexpected);
// Also after the last test, because requests and timers may outlive it.
afterAll(failOnUnexpected);
