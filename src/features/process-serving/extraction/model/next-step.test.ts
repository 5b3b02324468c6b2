import { expect, test } from 'vitest';
import { suggestedStep } from './next-step';

test.each([
  ['the firm’s case', { isOfFirm: true, caseNumber: '2026 L 001234', kinds: ['complaint'] }, 'firm-case'],
  ['another case', { isOfFirm: false, caseNumber: '2026 L 001234', kinds: ['complaint'] }, 'other-case'],
  ['a complaint not filed yet', { isOfFirm: false, caseNumber: ' ', kinds: ['exhibit', 'complaint'] }, 'file-first'],
  ['notices', { isOfFirm: false, caseNumber: '', kinds: ['notice', 'notice'] }, 'notice'],
  ['a notice with an order', { isOfFirm: false, caseNumber: '', kinds: ['notice', 'order'] }, 'other-case'],
  ['a paper that was not read', { isOfFirm: false, caseNumber: '', kinds: [undefined] }, 'other-case'],
  ['no papers', { isOfFirm: false, caseNumber: '', kinds: [] }, 'other-case'],
] as const)('%s', (_, papers, step) => {
  expect(suggestedStep({ ...papers, canFile: true })).toBe(step);
  expect(suggestedStep({ ...papers, canFile: false })).toBe(step === 'file-first' ? 'other-case' : step);
});
