import { madeOnce } from './made-once';

const counts = madeOnce(() => new Intl.NumberFormat('en-US'));

/** 12345 → `12,345`. */
export function formatCount(count: number): string {
  return counts().format(count);
}
