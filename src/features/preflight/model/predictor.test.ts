import { expect, test } from 'vitest';
import type { Finding } from './finding';
import { predict } from './predictor';

const finding = (check: Finding['check'], result: Finding['result']): Finding => ({
  ...{ check, result, path: 'filings.0.leadDocument', pages: [], text: 'Text', remedy: 'Remedy' },
});
const counted = {
  rejectionReasons: [
    { code: 'NO-TEXT', text: 'No text', checks: ['searchable', 'later'], returned: 1200 },
    { code: 'SIZE', text: 'Size', checks: ['size', 'pages'], returned: 34 },
    { code: 'FEE', text: 'Fee', checks: ['fee'], returned: 4 },
  ],
  filingsCounted: 41_200,
  countedSince: '2025-11-25',
};
const start =
  '1,238 of 41,200 filings at this court came back since Nov 25, 2025. 2 of its 3 reasons are checked here;';

test.each<[string, Finding[], number]>([
  ['without findings', [], 2],
  ['with one to fix', [finding('size', 'fix')], 1],
  ['with two of one reason', [finding('size', 'fix'), finding('pages', 'fix')], 1],
  ['with one of each reason', [finding('pages', 'fix'), finding('searchable', 'fix')], 0],
  ['with others to look at', [finding('size', 'look'), finding('pages', 'unknown'), finding('searchable', 'pass')], 2],
  ['with one that the court doesn’t count', [finding('xfa', 'fix')], 2],
])('a filing %s passes the rest', (_, findings, passed) => {
  expect(predict(counted, findings)).toBe(`${start} this filing passes ${passed}.`);
});

test('a court without reasons returned none', () => {
  expect(predict({ filingsCounted: 30, countedSince: '2026-01-01' }, [])).toBe(
    '0 of 30 filings at this court came back since Jan 1, 2026. 0 of its 0 reasons are checked here; this filing passes 0.',
  );
});

test.each([
  ['no count', { ...counted, filingsCounted: undefined }],
  ['no day from which they are counted', { ...counted, countedSince: undefined }],
])('nothing is said with %s', (_, { filingsCounted, countedSince, rejectionReasons }) => {
  const known = { ...(filingsCounted && { filingsCounted }), ...(countedSince && { countedSince }) };
  expect(predict({ rejectionReasons, ...known }, [])).toBeUndefined();
});

test('fewer than thirty filings say nothing', () => {
  expect(predict({ ...counted, filingsCounted: 29 }, [])).toBe('Too few filings at this court to say how often.');
  expect(predict({ ...counted, filingsCounted: 0 }, [])).toBe('Too few filings at this court to say how often.');
});
