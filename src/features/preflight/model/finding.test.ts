import { expect, test } from 'vitest';
import { checks } from './finding';

test('checks are shown once each, what must stay off the record first', () => {
  expect(checks).toHaveLength(23);
  expect(new Set(checks).size).toBe(23);
  expect(checks).not.toContain('');
  expect(checks.slice(0, 2)).toEqual(['redaction', 'bad-redaction']);
  expect(checks.at(-1)).toBe('duplicate');
});
