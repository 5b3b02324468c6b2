import { formatCount } from '@/lib/format/numbers';
import type { Check, Finding, Fix } from '../finding';

/** A finding that says what the check found and what remedies it. */
export const finding = (
  result: Finding['result'],
  check: Check,
  path: string,
  pages: readonly number[],
  text: string,
  remedy: string,
  fix?: Fix,
): Finding => ({ check, result, path, pages, text, remedy, ...(fix ? { fix } : {}) });

/** A finding that wants a look and a tick. */
export const look = (check: Check, path: string, pages: readonly number[], text: string, remedy: string, fix?: Fix) =>
  finding('look', check, path, pages, text, remedy, fix);
/** A finding that blocks the filing. */
export const mustFix = (
  check: Check,
  path: string,
  pages: readonly number[],
  text: string,
  remedy: string,
  fix?: Fix,
) => finding('fix', check, path, pages, text, remedy, fix);

/** `page 4`, `pages 1, 3 and 5`, `12 pages`. */
export function pagesText(pages: readonly number[]): string {
  const [first] = pages;
  if (pages.length === 1) return `page ${first}`;
  if (pages.length > 6) return `${formatCount(pages.length)} pages`;
  return `pages ${pages.slice(0, -1).join(', ')} and ${pages.at(-1)}`;
}
