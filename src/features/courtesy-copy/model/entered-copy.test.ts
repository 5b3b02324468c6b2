import { afterEach, describe, expect, it } from 'vitest';
import type { FilingDocument } from '@/api/generated/filing/model';
import { localStore } from '@/lib/storage/browser-storage';
import {
  copyJournal,
  copyOfDraft,
  copyOfOrder,
  copyProblems,
  draftKeys,
  type EnteredCopy,
  firstCopy,
  openedCopy,
  orderedCopies,
  orderKeys,
  printedText,
} from './entered-copy';

const id = '0192e000-0000-7000-8000-000000000001';
const document: FilingDocument = { id, fileId: 'f', fileName: 'motion.pdf', sizeBytes: 10, pageCount: 12 };
const order = {
  orderId: 41_000,
  court: { code: 'sonoma', name: 'Sonoma' },
  caseNumber: '26CV1',
  caseTitle: 'A v. B',
  caseTrackingId: 'c-1',
};
const whole = { ...copyOfOrder(order, [document]), recipientName: 'Hon. R', address: '1 Main St' };
const now = { hasUploads: false, today: '2026-09-01' };

const keptNames = ['courtesy-copy', 'courtesy-copy-draft-key', 'courtesy-copy-order-key'].map((name) => `${name}:u1`);
afterEach(() => {
  for (const name of keptNames) localStore.remove(name);
});

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

describe('new copies', () => {
  it('are one, double-sided, without tabs, binder or a day', () => {
    expect(firstCopy({} as never)).toEqual({
      ...{ courtId: '', caseNumber: '', caseTitle: '', documents: [], recipientName: '', chambers: '', address: '' },
      ...{ copies: 1, singleSided: false, tabs: false, binder: false, instructions: '' },
    });
  });

  it('have the case of the link', () => {
    const linked = { courtLocationCode: 'sonoma', caseNumber: '26CV1', caseTrackingId: 'c-1' };
    expect(firstCopy(linked as Parameters<typeof firstCopy>[0])).toMatchObject({
      ...{ courtId: 'sonoma', caseNumber: '26CV1', caseTrackingId: 'c-1' },
    });
  });

  it('have the case and documents of the order', () => {
    expect(whole).toMatchObject({ caseTitle: 'A v. B', caseTrackingId: 'c-1' });
    const { caseTrackingId: _, ...unlinked } = order;
    expect(copyOfOrder(unlinked, [])).not.toHaveProperty('caseTrackingId');
  });
});

describe('what must be entered', () => {
  it.each<[keyof ReturnType<typeof copyProblems>, Partial<EnteredCopy>]>([
    ['courtId', { courtId: '' }],
    ['caseNumber', { caseNumber: ' ' }],
    ['caseTitle', { caseTitle: ' ' }],
    ['documents', { documents: [] }],
    ['recipientName', { recipientName: ' ' }],
    ['address', { address: ' ' }],
  ])('is the %s', (field, change) => {
    const problems = copyProblems({ ...whole, ...change }, now);
    expect(Object.keys(problems)).toEqual([field]);
    expect(problems[field]).not.toBe('');
  });

  it.each([
    ['', undefined],
    ['2026-08-31', /next court day/],
    ['2027-01-01', undefined],
    ['x2026-09-02', /^Enter a date/],
    ['2026-09-02x', /^Enter a date/],
    ['2026-9-2', /^Enter a date/],
  ])('is a later day, if any: %j', (deliverBy, problem) => {
    const found = copyProblems({ ...whole, deliverBy }, now).deliverBy;
    if (problem) expect(found).toMatch(problem);
    else expect(found).toBeUndefined();
  });
});

describe('ordered copies', () => {
  it('are sent trimmed, and without what is empty', () => {
    const padded = { ...whole, caseNumber: ' 26CV1 ', caseTitle: ' A v. B ', recipientName: ' Hon. R ', chambers: ' ' };
    const sent = orderedCopies({ ...padded, address: ' 1 Main St ', instructions: ' Ring ', deliverBy: '' }, undefined);
    expect(sent).toEqual({
      ...{ courtId: 'sonoma', caseNumber: '26CV1', caseTitle: 'A v. B', caseTrackingId: 'c-1' },
      courtesyCopy: {
        ...{ ofOrderId: 41_000, documents: [document], recipientName: 'Hon. R', address: '1 Main St' },
        ...{ copies: 1, singleSided: false, tabs: false, binder: false, instructions: 'Ring' },
      },
    });
  });

  it('are sent with the account and the day, and without what preflight found', () => {
    const found = { ...document, findings: [] } as FilingDocument;
    const sent = orderedCopies({ ...whole, chambers: ' 12 ', deliverBy: '2026-09-02', documents: [found] }, 'p');
    expect(sent).toMatchObject({ paymentAccountId: 'p', courtesyCopy: { chambers: '12', deliverBy: '2026-09-02' } });
    expect(sent.courtesyCopy?.documents).toEqual([document]);
  });
});

describe('a saved draft', () => {
  it('opens as new copies where nothing was entered', () => {
    const draft = { orderId: 7, version: 2, content: {} } as unknown as Parameters<typeof copyOfDraft>[0];
    expect(copyOfDraft(draft)).toEqual({ ...firstCopy({} as never), saved: { orderId: 7, version: 2 } });
  });

  it('gives way to what was entered since the same version', () => {
    const saved = { ...whole, saved: { orderId: 7, version: 2 } };
    const entered = { ...saved, instructions: 'Ring' };
    expect(openedCopy(entered, saved)).toBe(entered);
    expect(openedCopy(entered, { ...saved, caseNumber: '' })).toBe(entered);
    expect(openedCopy({ ...saved, saved: { orderId: 7, version: 3 } }, saved).saved?.version).toBe(3);
  });
});

describe('copies in the browser', () => {
  it('are kept under their own name, whole, and ignored when they are damaged', () => {
    const entered = { ...whole, saved: { orderId: 7, version: 2 } };
    copyJournal.write('u1', entered);
    expect(localStore.read('courtesy-copy:u1')).not.toBeNull();
    expect(copyJournal.read('u1')).toEqual(entered);
    for (const damage of [{ copies: 'two' }, { documents: [{}] }, { saved: { orderId: 7 } }]) {
      localStore.write('courtesy-copy:u1', JSON.stringify({ ...entered, ...damage }));
      expect(copyJournal.read('u1')).toBeUndefined();
    }
  });

  it('are made and ordered under two keys', () => {
    const key = draftKeys.keyOf('u1');
    expect(draftKeys.keyOf('u1')).toBe(key);
    expect(orderKeys.keyOf('u1')).not.toBe(key);
    for (const name of keptNames.slice(1)) expect(localStore.read(name)).not.toBeNull();
  });
});

describe('what is printed', () => {
  it.each<[string, Partial<EnteredCopy>]>([
    ['1 copy of 24 pages', { documents: [document, document], ofOrderId: undefined }],
    ['3 copies of 25 pages', { documents: [document, document], copies: 3 }],
    ['1 copy of 1 page', { documents: [] }],
    ['1 copy of 0 pages', { documents: [], ofOrderId: undefined }],
  ])('is %s', (text, change) => {
    expect(printedText({ ...whole, ...change })).toBe(text);
  });
});
