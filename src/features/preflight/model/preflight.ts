/** Checks documents as the court's clerk will (filing variants, section 9). Pure; the worker found the facts. */
import type { CourtPolicy, RedactedKind, RedactionRule, StateCode } from '@/api/generated/filing/model';
import type { EnteredDocument, EnteredFiling, FilingContent } from '@/features/efiling';
import { sizeAbove } from '@/lib/files/size-above';
import { formatBytes } from '@/lib/format/bytes';
import { formatCount } from '@/lib/format/numbers';
import { sameCaseNumber } from './case-number';
import type { DocumentFacts, PageFacts, ReadFacts, SensitiveFact } from './facts';
import type { Check, Finding, Fix } from './finding';
import { redactionRuleOf } from './redaction-rules';

/** What is known of the case and the court besides the policy. */
export interface PreflightCase {
  state: StateCode;
  /** The day on which rules are read, `YYYY-MM-DD`. */
  today: string;
  /** The names of the case's parties: `Elena Ortega`, `Lakeshore Holdings LLC`. */
  partyNames: readonly string[];
  /** Names of filing types, by code. */
  filingTypeNames: ReadonlyMap<string, string>;
  /** SHA-256 of the documents that were filed into the case before, with their names. */
  filedBefore: ReadonlyMap<string, string>;
}

/** The part of a filing's content that the checks read. */
type CheckedContent = Pick<FilingContent, 'filings' | 'caseNumber'>;

interface Context {
  facts: ReadFacts;
  path: string;
  isLead: boolean;
  filing: EnteredFiling;
  document: EnteredDocument;
  content: CheckedContent;
  policy: CourtPolicy;
  courtCase: PreflightCase;
}

/** The findings of all documents, in the order of the filings. `facts` are by file ID; a missing file is not read yet. */
export function preflight(
  facts: ReadonlyMap<string, DocumentFacts>,
  content: CheckedContent,
  policy: CourtPolicy,
  courtCase: PreflightCase,
): Finding[] {
  const seen = new Map<string, string>();
  return content.filings.flatMap((filing, index) =>
    documentsAt(filing, index).flatMap(({ document, path, isLead }) => {
      const found = facts.get(document.fileId);
      if (!found) return [];
      const context = { path, isLead, filing, document, content, policy, courtCase };
      const findings = [...fileFindings(found, context)];
      if (found.kind === 'read') {
        findings.push(...readFindings({ ...context, facts: found }));
        const earlier = seen.get(found.sha256) ?? courtCase.filedBefore.get(found.sha256);
        if (earlier !== undefined)
          findings.push(
            look('duplicate', path, [], `The same file as ${earlier}.`, 'Remove it unless you mean to file it twice.'),
          );
        seen.set(found.sha256, document.fileName);
      }
      return findings;
    }),
  );
}

/** A filing's documents with their paths in the content. */
function documentsAt(
  { leadDocument, attachments }: EnteredFiling,
  index: number,
): { document: EnteredDocument; path: string; isLead: boolean }[] {
  const lead = leadDocument ? [{ document: leadDocument, path: `filings.${index}.leadDocument`, isLead: true }] : [];
  const others = attachments.map((document, place) => ({
    document,
    path: `filings.${index}.attachments.${place}`,
    isLead: false,
  }));
  return [...lead, ...others];
}

const finding = (
  result: Finding['result'],
  check: Check,
  path: string,
  pages: readonly number[],
  text: string,
  remedy: string,
  fix?: Fix,
): Finding => ({ check, result, path, pages, text, remedy, ...(fix ? { fix } : {}) });

const look = (check: Check, path: string, pages: readonly number[], text: string, remedy: string, fix?: Fix) =>
  finding('look', check, path, pages, text, remedy, fix);
const mustFix = (check: Check, path: string, pages: readonly number[], text: string, remedy: string, fix?: Fix) =>
  finding('fix', check, path, pages, text, remedy, fix);

/** What the file is, as a whole. */
function fileFindings(facts: DocumentFacts, { path, document, policy }: Omit<Context, 'facts'>): Finding[] {
  const findings: Finding[] = [];
  if (facts.kind === 'unknown')
    findings.push(
      finding(
        'unknown',
        'format',
        path,
        [],
        "This document couldn't be checked.",
        'Check it yourself before you file it.',
      ),
    );
  if (facts.kind === 'refused' && facts.why === 'encrypted')
    findings.push(
      mustFix('encrypted', path, [], 'The document is encrypted.', 'Remove the security, or print it to a new PDF.'),
    );
  if (facts.kind === 'refused' && facts.why !== 'encrypted')
    findings.push(
      mustFix(
        'format',
        path,
        [],
        facts.why === 'not-pdf' ? "The document isn't a PDF." : 'The PDF is damaged.',
        'Save it as a new PDF and replace the document.',
      ),
    );
  if (document.sizeBytes > policy.maxDocumentBytes)
    findings.push(
      mustFix(
        'size',
        path,
        [],
        `The document is ${sizeAbove(document.sizeBytes, policy.maxDocumentBytes)}. The court's limit is ${formatBytes(policy.maxDocumentBytes)}.`,
        'Compress it or split it.',
        'compress',
      ),
    );
  return findings;
}

function readFindings(context: Context): Finding[] {
  return [
    ...redactionFindings(context),
    ...badRedactionFindings(context),
    ...pageFindings(context),
    ...contentFindings(context),
    ...pleadingFindings(context),
  ];
}

/** `page 4`, `pages 1, 3 and 5`, `12 pages`. */
function pagesText(pages: readonly number[]): string {
  const [first] = pages;
  if (pages.length === 1) return `page ${first}`;
  if (pages.length > 6) return `${formatCount(pages.length)} pages`;
  return `pages ${pages.slice(0, -1).join(', ')} and ${pages.at(-1)}`;
}

function pageFindings({ facts, path, policy, document }: Context): Finding[] {
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

/** Whether a line of text reaches into a corner. Turned pages are stamped as they are shown, which needs their own look. */
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

const forbidden: Record<'form-fields' | 'javascript' | 'embedded-files' | 'external-links', [string, string, Fix]> = {
  'form-fields': ['fields that can be filled in', 'Flatten the form.', 'flatten'],
  javascript: ['scripts', 'Remove scripts and attachments.', 'remove-active'],
  'embedded-files': ['other files in it', 'Remove scripts and attachments.', 'remove-active'],
  'external-links': ['links to other places', 'Remove the links.', 'remove-active'],
};

function contentFindings({ facts, path, policy }: Context): Finding[] {
  const pagesWith = {
    'form-fields': facts.fieldPages,
    javascript: [],
    'embedded-files': [],
    'external-links': facts.linkPages,
  } as const;
  const has = {
    'form-fields': facts.fieldPages.length > 0,
    javascript: facts.hasScripts,
    'embedded-files': facts.hasEmbeddedFiles,
    'external-links': facts.linkPages.length > 0,
  };
  const findings = (policy.forbids ?? []).flatMap((check) => {
    const [what, remedy, fix] = forbidden[check];
    return has[check]
      ? [mustFix(check, path, pagesWith[check], `The court rejects documents that have ${what}.`, remedy, fix)]
      : [];
  });
  if (facts.hasXfa)
    findings.push(mustFix('xfa', path, [], 'The document is an XFA form.', 'Print it to a new PDF and replace it.'));
  const { bookmarks = 'none', bookmarksFromExhibits: from = 1 } = policy;
  if (bookmarks !== 'none' && facts.exhibits.length >= from && !facts.hasOutline)
    findings.push(
      finding(
        bookmarks === 'required' ? 'fix' : 'look',
        'bookmarks',
        path,
        facts.exhibits.map(({ page }) => page),
        `${facts.exhibits.length === 1 ? 'An exhibit has' : `${facts.exhibits.length} exhibits have`} no bookmark.`,
        'Add bookmarks.',
        'add-bookmarks',
      ),
    );
  return findings;
}

/** What the captions, titles and signature say. */
function pleadingFindings({ facts, path, isLead, filing, content, policy, courtCase }: Context): Finding[] {
  const findings: Finding[] = [];
  const ownEnd = facts.exhibits.reduce((last, { page }) => Math.min(last, page - 1), facts.pages.length);
  const captions = facts.captions.filter(({ page }) => page <= ownEnd);
  const titles = facts.titles.filter(({ page }) => page <= ownEnd);
  const [caption] = captions;
  const kinds = titles.map(({ page, text }) => ({
    page,
    kind: isOrder(text) ? 'order' : isMotion(text) ? 'motion' : '',
  }));
  const motion = kinds.find(({ kind }) => kind === 'motion');
  const order = kinds.find(({ kind }) => kind === 'order');
  if (policy.separateDocuments && (captions.length > 1 || (motion && order)))
    findings.push(
      mustFix(
        'combined',
        path,
        captions.length > 1 ? captions.map(({ page }) => page) : [motion?.page ?? 1, order?.page ?? 1],
        captions.length > 1 ? 'The file has two captions.' : 'The file has a motion and an order.',
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
  const others = captions.flatMap(({ page, caseNumbers }) =>
    caseNumber !== undefined && caseNumbers.length > 0 && !caseNumbers.some((each) => sameCaseNumber(each, caseNumber))
      ? [{ page, number: caseNumbers[0] ?? '' }]
      : [],
  );
  const [other] = others;
  if (other)
    findings.push(
      mustFix(
        'case-number',
        path,
        [other.page],
        `The caption has case number ${other.number}, not ${caseNumber}.`,
        'Correct the caption, or choose the other case.',
      ),
    );
  const names = courtCase.partyNames.map(lastWord).filter((name) => name.length > 1);
  if (caption && names.length > 0) {
    const words = caption.words.toLowerCase();
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
const isMotion = (title: string) =>
  !isOrder(title) && /\bMOTION\b/.test(title) && !/^NOTICE OF\b|\b(?:RESPONSE|REPLY|OPPOSITION)\b/.test(title);

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
  const words = name.toLowerCase().replace(/[,.]/g, '').split(/\s+/);
  const isCompany = words.some((word) =>
    /^(?:inc|llc|corp|corporation|company|co|ltd|lp|llp|bank|association)$/.test(word),
  );
  return (isCompany ? words[0] : words.at(-1)) ?? '';
}

/** How kinds are called, and how their last digits are shown. */
const kindNames: Record<RedactedKind['kind'], { name: string; mask: string }> = {
  ssn: { name: 'Social Security number', mask: '•••-••-' },
  itin: { name: 'Taxpayer number', mask: '•••-••-' },
  account: { name: 'Account number', mask: '••••' },
  card: { name: 'Card number', mask: '••••' },
  licence: { name: 'Driver’s license number', mask: '••••' },
  birthDate: { name: 'Date of birth', mask: '••/••/' },
  minor: { name: 'Name of a minor', mask: '' },
};

/** Whether what is shown is more than the rule allows. */
export function isForbidden({ kind, form }: Pick<SensitiveFact, 'kind' | 'form'>, rule: RedactionRule): boolean {
  if (kind === 'minor') return true;
  const shown = rule.kinds.find((each) => each.kind === kind)?.shown;
  if (shown === undefined) return false;
  return form === 'full' || shown === 'none';
}

function redactionFindings({ facts, path, filing, policy, courtCase }: Context): Finding[] {
  const rule = redactionRuleOf(policy, courtCase.state, courtCase.today);
  if (!rule) return [];
  const isClosed = filing.security !== 'public' || filing.extra?.isConfidential === true;
  return facts.sensitive
    .filter((each) => isForbidden(each, rule))
    .map(({ kind, tail, page, boxes }) => {
      const { name, mask } = kindNames[kind];
      const shown = tail === '' ? '' : ` ${mask}${tail}`;
      const remedy = boxes.length > 0 ? `Black it out (${rule.rule}).` : `Remove it from the document (${rule.rule}).`;
      const result = kind === 'minor' || isClosed ? 'look' : 'fix';
      return finding(
        result,
        'redaction',
        path,
        [page],
        `${name}${shown}, page ${page}`,
        remedy,
        boxes.length > 0 ? 'black-out' : undefined,
      );
    });
}

function badRedactionFindings({ facts, path }: Context): Finding[] {
  const findings: Finding[] = [];
  const covered = [...new Set(facts.covered.map(({ page }) => page))];
  for (const page of covered) {
    const words = facts.covered.reduce((sum, each) => sum + (each.page === page ? each.words : 0), 0);
    findings.push(
      mustFix(
        'bad-redaction',
        path,
        [page],
        `${words === 1 ? 'A word' : `${formatCount(words)} words`} under a box can still be read, page ${page}`,
        'Black it out: a box alone hides nothing.',
        'black-out',
      ),
    );
  }
  const marked = [...new Set(facts.unappliedRedactions.map(({ page }) => page))];
  if (marked.length > 0)
    findings.push(
      mustFix(
        'bad-redaction',
        path,
        marked,
        `Redactions were marked but not applied: ${pagesText(marked)}.`,
        'Black them out, or apply them in your PDF program.',
        'black-out',
      ),
    );
  for (const where of facts.repeatsCovered)
    findings.push(
      mustFix(
        'bad-redaction',
        path,
        [],
        where === 'bookmarks'
          ? 'A bookmark repeats a covered word.'
          : "The document's properties repeat a covered word.",
        'Black the words out: the new file has neither.',
        'black-out',
      ),
    );
  return findings;
}
