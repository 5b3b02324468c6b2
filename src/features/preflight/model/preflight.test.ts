import { expect, test } from 'vitest';
import type { EnteredFiling } from '@/features/efiling';
import { checked, type Differing, letterPage } from './checks/checked-document.testing';
import type { DocumentFacts } from './facts';
import { preflight } from './preflight';

const { facts, filing, document, policy, courtCase } = checked({});

/** A document without findings but for what differs, or one of which nothing more than `unread` is known. */
function check({ unread, ...differing }: Differing & { unread?: DocumentFacts }) {
  const { facts: read, content, policy: rules, courtCase: known } = checked(differing);
  const findings = preflight(new Map([['f1', unread ?? read]]), content, rules, known);
  return findings.map(({ check: name, result }) => `${name}: ${result}`);
}

const ssn = {
  kind: 'ssn',
  form: 'full',
  tail: '6789',
  page: 4,
  boxes: [{ left: 1, bottom: 1, right: 2, top: 2 }],
} as const;

test.each<[string, Parameters<typeof check>[0], string[]]>([
  ['nothing', {}, []],
  ['a document that is not read', { unread: { kind: 'unknown' } }, ['format: unknown']],
  ['encryption', { unread: { kind: 'refused', why: 'encrypted' } }, ['encrypted: fix']],
  ['no PDF', { unread: { kind: 'refused', why: 'not-pdf' } }, ['format: fix']],
  ['a damaged PDF', { unread: { kind: 'refused', why: 'unreadable' } }, ['format: fix']],
  ['the size', { rules: { maxDocumentBytes: 100 } }, ['size: fix']],
  ['the pages', { rules: { maxPagesPerDocument: 1 }, found: { pages: [letterPage, letterPage] } }, ['pages: fix']],
  [
    'the page size',
    {
      rules: { pageSize: { widthIn: 8.5, heightIn: 11, toleranceIn: 0.1 } },
      found: { pages: [{ ...letterPage, heightIn: 14 }] },
    },
    ['page-size: fix'],
  ],
  [
    'pages across',
    {
      rules: { pageSize: { widthIn: 8.5, heightIn: 11, toleranceIn: 0.1 } },
      found: { pages: [{ ...letterPage, widthIn: 11, heightIn: 8.5 }] },
    },
    [],
  ],
  ['pages on their side', { found: { pages: [{ ...letterPage, isSideways: true }] } }, ['rotated: look']],
  [
    'the stamp area',
    { rules: { stampArea: [{ corner: 'top-right', widthIn: 6, heightIn: 5, pages: 'first' }] } },
    ['stamp-area: look'],
  ],
  [
    'required text',
    { rules: { searchableText: 'required' }, found: { pages: [{ ...letterPage, letters: 0 }] } },
    ['searchable: fix', 'redaction: unknown'],
  ],
  [
    'bookmarks',
    {
      rules: { bookmarks: 'required', bookmarksFromExhibits: 2 },
      found: {
        exhibits: [
          { page: 2, name: 'A' },
          { page: 3, name: 'B' },
        ],
      },
    },
    ['bookmarks: fix'],
  ],
  [
    'fewer exhibits',
    { rules: { bookmarks: 'required', bookmarksFromExhibits: 2 }, found: { exhibits: [{ page: 2, name: 'A' }] } },
    [],
  ],
  ['scripts', { rules: { forbids: ['javascript', 'form-fields'] }, found: { hasScripts: true } }, ['javascript: fix']],
  ['an XFA form', { found: { hasXfa: true } }, ['xfa: fix']],
  [
    'a motion with its order',
    {
      rules: { separateDocuments: true },
      found: {
        pages: [letterPage, letterPage],
        titles: [
          { page: 1, text: 'MOTION' },
          { page: 2, text: 'PROPOSED ORDER' },
        ],
      },
    },
    ['combined: fix'],
  ],
  ['a missing signature', { rules: { signature: true }, found: { isSigned: false } }, ['signature: fix']],
  [
    'another case',
    {
      caseNumber: '2026-L-000413',
      found: { captions: [{ page: 1, caseNumbers: ['2026 L 412'], words: 'Ortega v. Lakeshore' }] },
    },
    ['case-number: fix'],
  ],
  [
    'other parties',
    { found: { captions: [{ page: 1, caseNumbers: [], words: 'Smith v. Jones' }] } },
    ['caption-parties: look'],
  ],
  ['another title', { found: { titles: [{ page: 1, text: 'ANSWER' }] } }, ['type-title: look']],
  [
    'a reservation',
    {
      entry: { extra: { hearingReservationNumber: '123456789012' } },
      found: { reservations: ['123456789012'], endsWithReceipt: true },
    },
    [],
  ],
  [
    'no reservation',
    { entry: { extra: { hearingReservationNumber: '123456789012' } } },
    ['reservation: look', 'reservation: look'],
  ],
  ['a duplicate', { known: { filedBefore: new Map([['a', 'Motion of March 3']]) } }, ['duplicate: look']],
  ['a number', { found: { sensitive: [ssn] } }, ['redaction: fix']],
  ['a masked number', { found: { sensitive: [{ ...ssn, form: 'last4' }] } }, []],
  [
    'a masked number in Texas',
    { known: { state: 'TX' }, found: { sensitive: [{ ...ssn, form: 'last4' }] } },
    ['redaction: fix'],
  ],
  ['a number in a sealed filing', { entry: { security: 'sealed' }, found: { sensitive: [ssn] } }, ['redaction: look']],
  ['a number where no rule is known', { known: { state: 'IN' }, found: { sensitive: [ssn] } }, []],
  [
    'a bad redaction',
    {
      found: {
        covered: [{ page: 1, words: 2, box: ssn.boxes[0] }],
        unappliedRedactions: [{ page: 2, box: ssn.boxes[0] }],
        repeatsCovered: ['metadata'],
      },
    },
    ['bad-redaction: fix', 'bad-redaction: fix', 'bad-redaction: fix'],
  ],
])('checks %s', (_, differing, expected) => {
  expect(check(differing)).toEqual(expected);
});

test('a number is shown by its last digits and its page', () => {
  const [finding] = preflight(
    new Map([['f1', { ...facts, sensitive: [ssn] }]]),
    { filings: [filing], caseNumber: undefined },
    policy,
    courtCase,
  );
  expect(finding).toMatchObject({ text: 'Social Security number •••-••-6789, page 4', fix: 'black-out', pages: [4] });
});

test('findings name their document, filing by filing and the lead document first', () => {
  const at = (fileId: string) => ({ ...document, fileId });
  const filings = [
    { ...filing, leadDocument: at('a'), attachments: [at('b'), at('c')] },
    { ...filing, leadDocument: undefined, attachments: [at('unread'), at('d')] },
    { ...filing, leadDocument: at('e') },
  ] as EnteredFiling[];
  const unknown = new Map(['a', 'b', 'c', 'd', 'e'].map((id): [string, DocumentFacts] => [id, { kind: 'unknown' }]));
  const findings = preflight(unknown, { filings, caseNumber: undefined }, policy, courtCase);
  expect(findings.map(({ path }) => path)).toEqual([
    'filings.0.leadDocument',
    'filings.0.attachments.0',
    'filings.0.attachments.1',
    'filings.1.attachments.1',
    'filings.2.leadDocument',
  ]);
});

test('a title is compared with the filing type in the lead document only', () => {
  const attached = { ...filing, attachments: [{ ...document, fileId: 'f2' }] };
  const answer = { ...facts, sha256: 'b', titles: [{ page: 1, text: 'ANSWER' }] };
  const read = new Map<string, DocumentFacts>([
    ['f1', facts],
    ['f2', answer],
  ]);
  expect(preflight(read, { filings: [attached], caseNumber: undefined }, policy, courtCase)).toEqual([]);
});

test('a file that is there twice names the earlier one, rather than what was filed before', () => {
  const twice = { ...filing, attachments: [{ ...document, fileId: 'f2', fileName: 'Exhibit.pdf' }] };
  const read = new Map<string, DocumentFacts>([
    ['f1', facts],
    ['f2', facts],
  ]);
  const content = { filings: [twice], caseNumber: undefined };
  const duplicate = { check: 'duplicate', result: 'look', pages: [], remedy: expect.stringMatching(/./) };
  const [, second] = preflight(read, content, policy, { ...courtCase, filedBefore: new Map([['a', 'Old motion']]) });
  expect(second).toEqual({ ...duplicate, path: 'filings.0.attachments.0', text: 'The same file as Motion.pdf.' });
  expect(preflight(read, content, policy, courtCase)).toEqual([second]);
});
