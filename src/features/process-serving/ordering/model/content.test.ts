import { describe, expect, it } from 'vitest';
import type { JobToServe } from '@/api/generated/serving/model';
import {
  asNotice,
  emptyContent,
  moved,
  newAddress,
  newContent,
  newJob,
  pagesOf,
  paperKind,
  withActiveAddress,
  withCase,
  withoutCase,
} from './content';

const ids = () => {
  let last = 0;
  return () => `id-${++last}`;
};

describe('a new order', () => {
  it('has the state and what was chosen first', () => {
    expect(newContent('NY', 'serve-and-file')).toEqual({
      ...{ state: 'NY', mode: 'serve-and-file', case: { kind: 'court-case', caseType: 'general' } },
      ...{ documents: [], jobs: [], notifyEmails: [] },
    });
    expect(emptyContent).toMatchObject({ state: 'IL', mode: 'serve-only' });
  });

  it('gets recipients with an address in the court’s state', () => {
    const job = newJob('TX', ids());
    expect(job).toEqual({
      ...{ jobId: 'id-1', recipient: { kind: 'individual' }, level: 'standard' },
      addresses: [{ addressId: 'id-2', label: 'home', street: '', city: '', state: 'TX', zip: '' }],
      extras: { notarizedProof: false, skipTrace: false },
    });
    expect(newJob('TX').jobId).not.toBe(newJob('TX').jobId);
    expect(newAddress('TX').addressId).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('the case', () => {
  const typed = { kind: 'court-case', caseType: 'eviction', caseTitle: 'Ash v. Birch', filedOn: '2026-03-02' } as const;
  const known = { caseTrackingId: '7', courtCode: 'c', courtName: 'Court', caseNumber: '1', caseTitle: 'A v. B' };

  it('of the firm fills in what the court knows and keeps the dates', () => {
    expect(withCase(typed, known)).toMatchObject({ ...known, caseType: 'eviction', filedOn: '2026-03-02' });
  });

  it('of the firm makes a case of a notice', () => {
    expect(withCase({ kind: 'notice', caseType: 'other' }, known)).toMatchObject({
      kind: 'court-case',
      caseType: 'other',
    });
  });

  it('of somebody else keeps what was typed', () => {
    expect(withoutCase(withCase(typed, known))).not.toHaveProperty('caseTrackingId');
    expect(withoutCase(asNotice(typed)).kind).toBe('court-case');
  });

  it('is none for a notice', () => {
    expect(asNotice(withCase(typed, known))).toEqual({ kind: 'notice', caseType: 'eviction', caseTitle: 'A v. B' });
  });
});

describe('order', () => {
  it('moves an entry, and leaves the list alone where it can’t', () => {
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(moved(['a', 'b'], 0, 2)).toEqual(['a', 'b']);
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
    expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moved(['a'], 4, 0)).toEqual(['a']);
  });

  it('makes a backup the address where the server goes first', () => {
    const job: JobToServe = { ...newJob('IL', ids()), addresses: [newAddress('IL', ids()), newAddress('CA', ids())] };
    expect(withActiveAddress(job, 1).addresses.map(({ state }) => state)).toEqual(['CA', 'IL']);
  });
});

describe('papers', () => {
  it.each([
    ['Summons - Okafor.pdf', 'summons'],
    ['02_Petition.pdf', 'complaint'],
    ['exhibit-a.pdf', 'exhibit'],
    ['COMPLAINT.PDF', 'complaint'],
    ['1 Citation.pdf', 'citation'],
    ['deposition subpoena.pdf', 'subpoena'],
    ['Proposed Order.pdf', 'order'],
    ['notice_of_motion.pdf', 'notice'],
    ['disorderly.pdf', 'other'],
    ['scan.pdf', 'other'],
  ])('%s is a %s', (name, kind) => expect(paperKind(name)).toBe(kind));

  it('have pages unless one couldn’t be counted', () => {
    expect(pagesOf([{ pageCount: 2 }, { pageCount: 60 }])).toBe(62);
    expect(pagesOf([{ pageCount: 2 }, { pageCount: 0 }])).toBeUndefined();
  });
});
