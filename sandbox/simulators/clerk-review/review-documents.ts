/**
 * What a clerk finds in a filing's documents, by the court's policy (filing variants, sections 2 and 9). Shares no code
 * with the application, which makes the same checks before submission.
 */
import type { CourtPolicy } from '../../generated/filing/schemas.ts';
import { numbersToRedact } from './numbers.ts';
import type { ReadPdf } from './read-pdf.ts';

/** Why a filing comes back. Rejected filings are filed again; returned ones can be corrected. */
interface Objection {
  code: string;
  text: string;
  decision: 'reject' | 'return';
}

/** A document of the filing, as read. */
export interface ReviewedDocument {
  kind: 'lead' | 'attachment';
  name: string;
  content: ReadPdf | 'encrypted' | undefined;
}

type Rules = Pick<
  CourtPolicy,
  | 'refusesEncryptedPdf'
  | 'requiresTextSearchablePdf'
  | 'pageSize'
  | 'searchableText'
  | 'bookmarks'
  | 'bookmarksFromExhibits'
  | 'signature'
  | 'separateDocuments'
  | 'redaction'
>;

/** The first objection; undefined when the filing can be accepted. */
export function reviewDocuments(
  documents: readonly ReviewedDocument[],
  policy: Rules,
  filing: { caseNumber: string | undefined; isPublic: boolean },
): Objection | undefined {
  for (const { kind, name, content } of documents) {
    if (content === undefined) continue;
    if (content === 'encrypted') {
      if (policy.refusesEncryptedPdf) return object('ENCRYPTED', `${name} is encrypted.`, 'reject');
      continue;
    }
    const found =
      redactionObjection(name, content, policy, filing.isPublic) ??
      pageObjection(name, content, policy) ??
      pleadingObjection(name, content, policy, filing.caseNumber, kind === 'lead');
    if (found) return found;
  }
  return undefined;
}

const object = (code: string, text: string, decision: Objection['decision'] = 'return'): Objection => ({
  code,
  text,
  decision,
});

function redactionObjection(
  name: string,
  { pages, bookmarks, properties }: ReadPdf,
  { redaction }: Rules,
  isPublic: boolean,
) {
  if (!redaction || !isPublic) return undefined;
  const at = pages.findIndex(({ text }) => numbersToRedact(text, redaction).length > 0);
  if (at >= 0)
    return object(
      'REDACTION',
      `${name} shows a number on page ${at + 1} that ${redaction.rule} keeps off the record.`,
      'reject',
    );
  const others = numbersToRedact([...bookmarks, properties].join('\n'), redaction);
  return others.length > 0
    ? object(
        'REDACTION',
        `${name} has a number in its bookmarks or properties that ${redaction.rule} keeps off the record.`,
        'reject',
      )
    : undefined;
}

function pageObjection(name: string, { pages, bookmarks }: ReadPdf, policy: Rules): Objection | undefined {
  const { pageSize, bookmarksFromExhibits = 1 } = policy;
  if (pageSize) {
    const { widthIn, heightIn, toleranceIn } = pageSize;
    const isNear = (one: number, other: number) => Math.abs(one - other) <= toleranceIn;
    const other = pages.findIndex(
      (page) =>
        !(isNear(page.widthIn, widthIn) && isNear(page.heightIn, heightIn)) &&
        !(isNear(page.widthIn, heightIn) && isNear(page.heightIn, widthIn)),
    );
    if (other >= 0) return object('PAGE-SIZE', `Page ${other + 1} of ${name} is not ${widthIn} × ${heightIn} in.`);
  }
  const isSearched = policy.searchableText === 'required' || policy.requiresTextSearchablePdf;
  if (isSearched && pages.some(({ text }) => !/[\p{L}\p{N}]/u.test(text)))
    return object('NO-TEXT', 'The document is not text searchable.');
  const exhibits = new Set(pages.flatMap(({ text }) => exhibitsOn(text)));
  if (policy.bookmarks === 'required' && exhibits.size >= bookmarksFromExhibits && bookmarks.length === 0)
    return object('NO-BOOKMARKS', 'Exhibits are not bookmarked.');
  return undefined;
}

const exhibitsOn = (text: string) =>
  text.split('\n').flatMap((line) => {
    const found = /^\s*(?:(?:plaintiff|defendant)['’]?s?\s+)?exhibit\s+["“]?(\w{1,3})["”]?\.?\s*$/i.exec(line);
    return found?.[1] === undefined ? [] : [found[1].toUpperCase()];
  });

/** Pages before the first exhibit. */
function ownPages(pages: ReadPdf['pages']): string[] {
  const first = pages.findIndex(({ text }) => exhibitsOn(text).length > 0);
  return pages.slice(0, first < 0 ? undefined : first).map(({ text }) => text);
}

function pleadingObjection(
  name: string,
  { pages, hasSignatureField, hasPicture }: ReadPdf,
  policy: Rules,
  caseNumber: string | undefined,
  isLead: boolean,
): Objection | undefined {
  const own = ownPages(pages);
  const captions = own.filter(isCaption);
  const titles = own.flatMap((text) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(isTitle),
  );
  const hasOrder = titles.some((title) => /^[[(]?(?:PROPOSED[\])]?\s+|AGREED\s+)?(?:ORDER|JUDGMENT)\b/.test(title));
  const hasMotion = titles.some(
    (title) => /\bMOTION\b/.test(title) && !/\b(?:ORDER ON|NOTICE|RESPONSE|REPLY)\b/.test(title),
  );
  if (policy.separateDocuments && (captions.length > 1 || (hasOrder && hasMotion)))
    return object('COMBINED', `${name} combines documents that must be filed separately.`);
  const isSigned = hasSignatureField || hasPicture || pages.slice(-3).some(({ text }) => /\/s\/\s*\S/i.test(text));
  if (policy.signature && isLead && !isSigned) return object('NO-SIGNATURE', 'The document is not signed.');
  if (caseNumber === undefined) return undefined;
  for (const caption of captions) {
    const named = [...caption.slice(0, 2_000).matchAll(caseNumberLine)].flatMap(([, number = '']) =>
      /\d{3}/.test(number) ? [number] : [],
    );
    if (named.length > 0 && !named.some((each) => isSameCase(each, caseNumber)))
      return object('WRONG-CASE', 'The caption has another case number.');
  }
  return undefined;
}

const caseNumberLine =
  /\b(?:case|cause|docket)\s*(?:no\.?|number|#)?\s*[:.]?\s*([a-z0-9][a-z0-9-]*(?: [a-z]{1,3} \d+)?)/gi;

function isCaption(text: string): boolean {
  const top = text.split('\n').slice(0, 24).join('\n');
  return (
    /\bcourt\b/i.test(top) &&
    (/(?:^|\s)v(?:s?\.|ersus)/im.test(top) || /\bcase\s+no/i.test(top) || /\bin re\b/i.test(top))
  );
}

const isTitle = (line: string) =>
  line.length <= 90 &&
  line === line.toUpperCase() &&
  /\b(?:MOTION|ORDER|JUDGMENT|COMPLAINT|PETITION|ANSWER|NOTICE)\b/.test(line);

/** Captions leave out separators, leading zeros, a county and a suffix. */
function isSameCase(one: string, other: string): boolean {
  const bare = (number: string) =>
    number
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, '')
      .replace(/([A-Z])0+(?=\d)/g, '$1');
  const [first, second] = [bare(one), bare(other)];
  return first.includes(second) || second.includes(first);
}
