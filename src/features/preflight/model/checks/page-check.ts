import type { CourtPolicy } from '@/api/generated/filing/model';
import { formatCount } from '@/lib/format/numbers';
import type { PageFacts } from '../facts';
import type { Finding } from '../finding';
import type { CheckedDocument } from './checked-document';
import { finding, look, mustFix, pagesText } from './findings';

/** Tells what the pages are: number, size, direction, text, and what stands where the court stamps. */
export function pageFindings({ facts, path, policy, document }: CheckedDocument): Finding[] {
  const { pages } = facts;
  const { maxPagesPerDocument: most, pageSize, stampArea = [] } = policy;
  const numbersOf = (test: (page: PageFacts, number: number) => boolean) =>
    pages.flatMap((page, index) => (test(page, index + 1) ? [index + 1] : []));
  const findings: Finding[] = [];
  if (most !== undefined && pages.length > most)
    findings.push(
      mustFix(
        'pages',
        path,
        [],
        `The document has ${formatCount(pages.length)} pages. The court's limit is ${formatCount(most)}.`,
        'Split the document.',
      ),
    );
  const otherSize = pageSize ? numbersOf((page) => !hasSize(page, pageSize)) : [];
  if (pageSize && otherSize.length > 0)
    findings.push(
      mustFix(
        'page-size',
        path,
        otherSize,
        `Not ${pageSize.widthIn} × ${pageSize.heightIn} in: ${pagesText(otherSize)}.`,
        'Fit the pages to Letter.',
        'fit-to-letter',
      ),
    );
  const sideways = numbersOf(({ isSideways }) => isSideways);
  if (sideways.length > 0)
    findings.push(
      look('rotated', path, sideways, `Not upright: ${pagesText(sideways)}.`, 'Rotate the pages.', 'rotate'),
    );
  const stamped = numbersOf((page, number) =>
    stampArea.some((area) => (area.pages === 'first') === (number === 1) && touchesCorner(page, area)),
  );
  if (stamped.length > 0)
    findings.push(
      look(
        'stamp-area',
        path,
        stamped,
        `Text where the court stamps documents: ${pagesText(stamped)}.`,
        'Move the text, or make sure that the stamp may cover it.',
      ),
    );
  const withoutText = numbersOf(({ letters }) => letters === 0);
  const rule = policy.searchableText ?? (policy.requiresTextSearchablePdf ? 'required' : 'none');
  if (withoutText.length > 0 && rule !== 'none')
    findings.push(
      finding(
        rule === 'required' ? 'fix' : 'look',
        'searchable',
        path,
        withoutText,
        `No text that can be searched: ${pagesText(withoutText)}.`,
        'Recognize the text.',
        'recognize',
      ),
    );
  if (withoutText.length > 0 || facts.hasUnreadAnnotations)
    findings.push(
      finding(
        'unknown',
        'redaction',
        path,
        withoutText,
        withoutText.length > 0
          ? `Numbers to redact can't be found without text: ${pagesText(withoutText)}.`
          : `${document.fileName} has too many annotations to check all.`,
        'Look for them yourself.',
      ),
    );
  return findings;
}

const hasSize = ({ widthIn, heightIn }: PageFacts, size: NonNullable<CourtPolicy['pageSize']>) => {
  const isNear = (value: number, wanted: number) => Math.abs(value - wanted) <= size.toleranceIn;
  return (
    (isNear(widthIn, size.widthIn) && isNear(heightIn, size.heightIn)) ||
    (isNear(widthIn, size.heightIn) && isNear(heightIn, size.widthIn))
  );
};

type StampArea = NonNullable<CourtPolicy['stampArea']>[number];

/**
 * Tells whether a line of text reaches into a corner. Turned pages are stamped as they are shown, which needs their own
 * look.
 */
function touchesCorner({ view, lines, rotation }: PageFacts, { corner, widthIn, heightIn }: StampArea): boolean {
  if (rotation % 360 !== 0) return false;
  const [width, height] = [widthIn * 72, heightIn * 72];
  const isRight = corner.endsWith('right');
  const isTop = corner.startsWith('top');
  const left = isRight ? view.right - width : view.left;
  const bottom = isTop ? view.top - height : view.bottom;
  return lines.some(
    (line) => line.right > left && line.left < left + width && line.top > bottom && line.bottom < bottom + height,
  );
}
