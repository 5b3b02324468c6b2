/** File sizes. 1 MB is 1024 × 1024 bytes, as courts and operating systems count. */
import { formatCount, formatTenths } from './numbers';

const units = ['KB', 'MB', 'GB'] as const;

/** 0 → `0 KB`, 284_113 → `278 KB`, 26_214_400 → `25 MB`, 1_500_000 → `1.4 MB`. A few bytes round up to `1 KB`. */
export function formatBytes(bytes: number): string {
  let amount = bytes / 1024;
  let unit: (typeof units)[number] = units[0];
  for (const next of units.slice(1)) {
    if (amount < 1024) break;
    amount /= 1024;
    unit = next;
  }
  return `${unit === 'KB' ? formatCount(Math.ceil(amount)) : formatTenths(amount)} ${unit}`;
}
