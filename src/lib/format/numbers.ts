import { lazy } from './lazy';

const counts = lazy(() => new Intl.NumberFormat('en-US'));

/** 12345 → `12,345`. */
export function formatCount(count: number): string {
  return counts().format(count);
}
