/** What a paper is, by its title. */

import type { ReadFile } from '../../../generated/extraction/schemas.ts';
import type { PageText } from '../../../reading/page-text.ts';
import { type Candidate, found, type Paper, paperOf, Text } from './paper.ts';

export type DocumentKind = NonNullable<ReadFile['documentKind']>;

const titles: readonly (readonly [DocumentKind, RegExp])[] = [
  ['subpoena', /\bSUBPOENA\b/],
  ['citation', /^(?:CIVIL )?CITATION\b/],
  ['summons', /\bSUMMONS\b/],
  ['complaint', /\b(?:COMPLAINT|PETITION)\b/],
  ['order', /\bORDER\b/],
  ['notice', /^(?:NOTICE|\d+[- ]DAY NOTICE|THREE[- ]DAY NOTICE)\b/],
  ['exhibit', /^EXHIBIT\b/],
];
/** Words of a title. */
const longestTitle = 12;

/** The title of a paper, on its first page. */
export function findDocumentKind(paper: Paper): (Candidate & { kind: DocumentKind })[] {
  for (const segment of paper.segments) {
    if (segment.page > 1 || segment.words.length > longestTitle || segment.isProse) continue;
    const letters = segment.text.replaceAll(/[^A-Za-z]/g, '');
    if (letters.length < 5 || letters.replaceAll(/[^A-Z]/g, '').length / letters.length < 0.8) continue;
    // A heading of a form's field, and a notice to a party inside a summons, are no titles.
    if (/:$|\bTO (?:THE )?(?:DEFENDANT|RESPONDENT|PERSON)/i.test(segment.text)) continue;
    const kind = titles.find(([, pattern]) => pattern.test(segment.text.toUpperCase()))?.[0];
    if (!kind) continue;
    const text = new Text([segment]);
    return found([text.candidate(kind, 0.95, 0, text.text.length)]).map((each) => ({ ...each, kind }));
  }
  return [];
}

/** Tells what a paper is; `other` without a title that says so. */
export function kindOfPaper(pages: readonly PageText[]): DocumentKind {
  return findDocumentKind(paperOf({ fileId: '', pages }))[0]?.kind ?? 'other';
}
