import { formatBytes } from '../format/bytes';

/** Formats a size above a limit, distinctly from the limit. */
export function sizeAbove(bytes: number, limit: number): string {
  const size = formatBytes(bytes);
  return size === formatBytes(limit) ? `slightly more than ${size}` : size;
}
