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
  '1,238 of 41,200 filings at this court were returned since Nov 25, 2025. We check 2 of this court’s 3 common rejection reasons.';

test.each<[string, Finding[], string]>([
  ['without findings', [], 'None failed.'],
  ['with one to fix', [finding('size', 'fix')], 'Failed: Size.'],
  ['with two of one reason', [finding('size', 'fix'), finding('pages', 'fix')], 'Failed: Size.'],
  ['with one of each reason', [finding('pages', 'fix'), finding('searchable', 'fix')], 'Failed: No text, Size.'],
  [
    'with others to look at',
    [finding('size', 'look'), finding('pages', 'unknown'), finding('searchable', 'pass')],
    'None failed.',
  ],
  ['with one that the court doesn’t count', [finding('xfa', 'fix')], 'None failed.'],
])('a filing %s', (_, findings, outcome) => {
  expect(predict(counted, findings)).toBe(`${start} ${outcome}`);
});

test('a court without reasons returned none', () => {
  expect(predict({ filingsCounted: 30, countedSince: '2026-01-01' }, [])).toBe(
    '0 of 30 filings at this court were returned since Jan 1, 2026.',
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
