import { expect, test } from 'vitest';
import { formatBytes } from './bytes';

test.each([
  [0, '0 KB'],
  [5, '1 KB'],
  [284_113, '278 KB'],
  [1_500_000, '1.4 MB'],
  [26_214_400, '25 MB'],
  [3 * 1024 ** 3, '3 GB'],
  [5000 * 1024 ** 3, '5,000 GB'],
])('%i bytes are %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));
