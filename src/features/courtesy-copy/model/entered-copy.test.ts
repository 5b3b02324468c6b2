import { describe, expect, it } from 'vitest';
import type { FilingDocument } from '@/api/generated/filing/model';
import {
  copyOfDraft,
  copyOfOrder,
  copyProblems,
  firstCopy,
  openedCopy,
  orderedCopies,
  printedText,
} from './entered-copy';

const document: FilingDocument = { id: 'd', fileId: 'f', fileName: 'motion.pdf', sizeBytes: 10, pageCount: 12 };
const order = {
  orderId: 41_000,
  court: { code: 'sonoma', name: 'Sonoma' },
  caseNumber: '26CV1',
  caseTitle: 'A v. B',
  caseTrackingId: 'c-1',
};
const whole = { ...copyOfOrder(order, [document]), recipientName: 'Hon. R', address: '1 Main St' };
const now = { hasUploads: false, today: '2026-09-01' };

describe('copies', () => {
  it('of an order have its case and documents, and a page more', () => {
    expect(whole).toMatchObject({ courtId: 'sonoma', caseNumber: '26CV1', ofOrderId: 41_000, documents: [document] });
    expect(printedText(whole)).toBe('1 copy of 13 pages');
    expect(printedText({ ...firstCopy({} as never), copies: 2, documents: [{ ...document, pageCount: 1 }] })).toBe(
      '2 copies of 1 page',
    );
  });

  it('are complete, or name what is missing', () => {
    expect(copyProblems(whole, now)).toEqual({});
    const empty = firstCopy({} as never);
    expect(Object.keys(copyProblems(empty, now))).toEqual([
      'courtId',
      'caseNumber',
      'caseTitle',
      'documents',
      'recipientName',
      'address',
    ]);
    expect(copyProblems(whole, { ...now, hasUploads: true }).documents).toMatch(/^Wait/);
    expect(copyProblems({ ...whole, deliverBy: '2026-09-01' }, now).deliverBy).toMatch(/next court day/);
    expect(copyProblems({ ...whole, deliverBy: 'soon' }, now).deliverBy).toMatch(/^Enter a date/);
    expect(copyProblems({ ...whole, deliverBy: '2026-09-02' }, now)).toEqual({});
  });

  it('are the same after they were saved and opened', () => {
    const entered = { ...whole, deliverBy: '2026-09-02', tabs: true, paymentAccountId: 'p', chambers: '12' };
    const content = {
      ...orderedCopies(entered, 'p'),
      filingFlow: 'existing-case' as const,
      isUnlawfulDetainer: false,
      isFeeWaiverRequested: false,
      parties: [],
      filingPartyIds: [],
      filings: [],
      serviceRecipients: [],
    };
    const draft = { orderId: 7, version: 2, content } as unknown as Parameters<typeof copyOfDraft>[0];
    expect(copyOfDraft(draft)).toEqual({ ...entered, saved: { orderId: 7, version: 2 } });
  });

  it('keep what was entered, unless the link names another case or a newer draft', () => {
    expect(openedCopy(undefined, whole)).toBe(whole);
    expect(openedCopy({ ...whole, instructions: 'Ring' }, whole).instructions).toBe('Ring');
    expect(openedCopy({ ...whole, caseNumber: 'other' }, whole)).toBe(whole);
    const newer = { ...whole, saved: { orderId: 7, version: 2 } };
    expect(openedCopy({ ...whole, saved: { orderId: 7, version: 1 } }, newer)).toBe(newer);
    expect(openedCopy(whole, newer)).toBe(newer);
  });
});
