import { formatBytes } from '../format/bytes';

/** The size, so that it never reads like the limit it exceeds. */
export function sizeAbove(bytes: number, limit: number): string {
  const size = formatBytes(bytes);
  return size === formatBytes(limit) ? `slightly more than ${size}` : size;
}
