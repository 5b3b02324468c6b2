/** What a clerk may object to on a document's pages. */
import type { PageFindings, SidewaysPage } from '@/api/generated/filing/model';
import { formatCount } from '@/lib/format/numbers';

/** The text of a page, as PDF.js reads it. */
export interface PageText {
  /** The page's rotation entry, in degrees clockwise. */
  rotation: number;
  /** Each run of text with its matrix (a, b, c, d, e, f), before the page's rotation. */
  runs: readonly { text: string; transform: readonly number[] }[];
}

/** The findings of all pages, the first page first; undefined if there are none. */
export function findOnPages(pages: readonly PageText[]): PageFindings | undefined {
  const withoutText = pages.flatMap((page, index) => (lettersOf(page) === 0 ? [index + 1] : []));
  const sideways = pages.flatMap((page, index): SidewaysPage[] => {
    const rotation = uprightRotation(page);
    return rotation === undefined ? [] : [{ page: index + 1, rotation }];
  });
  const findings = {
    ...(withoutText.length > 0 ? { withoutText } : {}),
    ...(sideways.length > 0 ? { sideways } : {}),
  };
  return withoutText.length + sideways.length > 0 ? findings : undefined;
}

const lettersOf = ({ runs }: PageText) => runs.reduce((sum, { text }) => sum + text.trim().length, 0);

const quarters = [0, 90, 180, 270] as const;

/**
 * The rotation entry that turns a page's text upright; undefined if it is upright already. Decided by nearly all of the
 * letters: a page with a stamp in the margin, or with a table on its side below an upright caption, is left alone.
 */
function uprightRotation({ rotation, runs }: PageText): SidewaysPage['rotation'] | undefined {
  const letters = new Map<SidewaysPage['rotation'], number>();
  let all = 0;
  for (const { text, transform } of runs) {
    const [a = 1, b = 0] = transform;
    const length = text.trim().length;
    all += length;
    // Text that runs up the page, counterclockwise, is upright once the page is turned clockwise by as much.
    const turn = ((Math.round((Math.atan2(b, a) * 2) / Math.PI) + 4) % 4) * 90;
    const quarter = quarters.find((each) => each === turn);
    if (quarter !== undefined) letters.set(quarter, (letters.get(quarter) ?? 0) + length);
  }
  const [main] = [...letters].sort(([, one], [, other]) => other - one);
  const current = ((rotation % 360) + 360) % 360;
  return main && all > 0 && main[1] >= all * 0.9 && main[0] !== current ? main[0] : undefined;
}

/** `Page 2 has no text.`, `3 of 4 pages have no text.` */
export function withoutTextMessage(pages: readonly number[], pageCount: number): string {
  if (pages.length === 1 && pageCount > 1)
    return `Page ${pages[0]} has no text. Clerks may reject scans that can't be searched.`;
  const which =
    pageCount === 1
      ? 'This page has'
      : pages.length === pageCount
        ? 'The pages have'
        : `${formatCount(pages.length)} of ${formatCount(pageCount)} pages have`;
  return `${which} no text. Clerks may reject scans that can't be searched.`;
}

/** `Page 2 isn't upright.`, `3 pages aren't upright.` */
export function sidewaysMessage(pages: readonly SidewaysPage[]): string {
  const [first] = pages;
  return pages.length === 1 && first
    ? `Page ${first.page} isn't upright.`
    : `${formatCount(pages.length)} pages aren't upright.`;
}
