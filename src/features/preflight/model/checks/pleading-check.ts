import { foldText } from '@/lib/format/fold-text';
import { sameCaseNumber } from '../case-number';
import type { Finding } from '../finding';
import type { CheckedDocument } from './checked-document';
import { look, mustFix } from './findings';

/** Tells what the captions, titles and signature say. */
export function pleadingFindings({
  facts,
  path,
  isLead,
  filing,
  content,
  policy,
  courtCase,
}: CheckedDocument): Finding[] {
  const findings: Finding[] = [];
  const ownEnd = facts.exhibits.reduce((last, { page }) => Math.min(last, page - 1), facts.pages.length);
  const captions = facts.captions.filter(({ page }) => page <= ownEnd);
  const titles = facts.titles.filter(({ page }) => page <= ownEnd);
  const [caption] = captions;
  const motion = titles.find(({ text }) => isMotion(text));
  const order = titles.find(({ text }) => isOrder(text));
  const parts = captions.length > 1 ? captions : motion && order ? [motion, order] : [];
  if (policy.separateDocuments && parts.length > 0)
    findings.push(
      mustFix(
        'combined',
        path,
        parts.map(({ page }) => page),
        captions.length > 1
          ? `The file has ${captions.length === 2 ? 'two' : captions.length} captions.`
          : 'The file has a motion and an order.',
        'Split it: each pleading, motion and order is a file of its own.',
      ),
    );
  if (policy.signature && isLead && !facts.isSigned)
    findings.push(
      mustFix(
        'signature',
        path,
        [facts.pages.length],
        'No signature on the last pages.',
        'Sign the document and replace it.',
      ),
    );
  const { caseNumber } = content;
  const other = captions.find(
    ({ caseNumbers }) =>
      caseNumber !== undefined &&
      caseNumbers.length > 0 &&
      !caseNumbers.some((each) => sameCaseNumber(each, caseNumber)),
  );
  if (other)
    findings.push(
      mustFix(
        'case-number',
        path,
        [other.page],
        `The caption has case number ${other.caseNumbers[0]}, not ${caseNumber}.`,
        'Correct the caption, or choose the other case.',
      ),
    );
  const names = courtCase.partyNames.map(lastWord).filter((name) => name.length > 1);
  if (caption && names.length > 0) {
    const words = foldText(caption.words);
    if (!names.some((name) => words.includes(name)))
      findings.push(
        look(
          'caption-parties',
          path,
          [caption.page],
          "The caption doesn't name a party of the case.",
          'Check that it belongs to this case.',
        ),
      );
  }
  const typeName = courtCase.filingTypeNames.get(filing.filingTypeCode ?? '') ?? '';
  const [title] = titles;
  if (isLead && title && isOtherKind(title.text, typeName))
    findings.push(
      look(
        'type-title',
        path,
        [title.page],
        `The title is “${title.text}”, the filing type “${typeName.trim()}”.`,
        'Check the filing type.',
      ),
    );
  const number = filing.extra?.hearingReservationNumber;
  if (isLead && typeof number === 'string' && number !== '') {
    if (!facts.reservations.includes(number))
      findings.push(
        look(
          'reservation',
          path,
          [1],
          'The first page has no reservation number, or another.',
          'Print it below the title.',
        ),
      );
    if (!facts.endsWithReceipt)
      findings.push(
        look(
          'reservation',
          path,
          [facts.pages.length],
          "The reservation's receipt is not the last page.",
          'Add the receipt.',
        ),
      );
  }
  return findings;
}

const isOrder = (title: string) =>
  /^[\s[(]*(?:PROPOSED[\])\s]*|AGREED\s+|FINAL\s+|DEFAULT\s+)*(?:ORDER|JUDGMENT)\b/.test(title);
/** A response to a motion is none; a motion to strike a response is one. */
const isMotion = (title: string) =>
  !isOrder(title) && /^(?!NOTICE OF\b)(?:(?!\b(?:RESPONSE|REPLY|OPPOSITION)\b).)*\bMOTION\b/s.test(title);

const namedKinds = [
  'motion',
  'complaint',
  'petition',
  'answer',
  'notice',
  'order',
  'appearance',
  'summons',
  'judgment',
];

function isOtherKind(title: string, typeName: string): boolean {
  const ofTitle = kindsIn(title);
  const ofType = kindsIn(typeName);
  return ofTitle.length > 0 && ofType.length > 0 && !ofTitle.some((kind) => ofType.includes(kind));
}

const kindsIn = (text: string) => namedKinds.filter((kind) => text.toLowerCase().includes(kind));

/** The word of a name by which a caption can be told: the last name, or a company's first word. */
function lastWord(name: string): string {
  const words = foldText(name).replace(/[,.]/g, '').split(/\s+/);
  const isCompany = words.some((word) =>
    /^(?:inc|llc|corp|corporation|company|co|ltd|lp|llp|bank|association)$/.test(word),
  );
  const telling = words.filter((word) => !(isCompany ? /^(?:the|an?)$/ : /^(?:jr|sr|i{2,3}|iv|esq)$/).test(word));
  return (isCompany ? telling[0] : telling.at(-1)) ?? '';
}
