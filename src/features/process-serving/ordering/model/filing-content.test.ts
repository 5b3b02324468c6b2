import { describe, expect, it } from 'vitest';
import type { OrderParty } from '@/api/generated/filing/model';
import { contentAfterFiling, partiesToServe, whyNotAfter } from './filing-content';

const party = (change: Partial<OrderParty>): OrderParty => ({
  ...{ name: 'Ana Ortega', kind: 'person', partyTypeName: 'Plaintiff', isFilingParty: true, attorneys: [] },
  ...change,
});

const order = {
  orderId: 41,
  caseTitle: 'Ortega v. Lakeshore',
  court: { code: 'lakemoor:cv1', name: 'Lakemoor County' },
  parties: [
    party({}),
    party({ name: 'Lakeshore Holdings LLC', kind: 'organization', isFilingParty: false }),
    party({
      ...{ name: 'Ada Quill', isFilingParty: false, person: { firstName: 'Ada', lastName: 'Quill' } },
      address: { street: '1 Elm Street', unit: '2B', city: 'Gary', state: 'IN', zip: '46402' },
    }),
  ],
};

describe('an order after a filing', () => {
  it('serves the parties whom the firm does not represent, where the filing says they are', () => {
    expect(partiesToServe(order).map(({ name }) => name)).toEqual(['Lakeshore Holdings LLC', 'Ada Quill']);
    const { jobs, documents, case: of, afterFilingOrderId } = contentAfterFiling('IL', 'serve-only', order);
    expect(afterFilingOrderId).toBe(41);
    expect(documents).toEqual([]);
    expect(of).toMatchObject({ caseTitle: 'Ortega v. Lakeshore', courtCode: 'lakemoor:cv1', caseNumber: undefined });
    expect(jobs).toMatchObject([
      { recipient: { kind: 'business', organizationName: 'Lakeshore Holdings LLC' }, addresses: [{ state: 'IL' }] },
      {
        recipient: { kind: 'individual', firstName: 'Ada', lastName: 'Quill' },
        addresses: [{ street: '1 Elm Street', unit: '2B', city: 'Gary', state: 'IN', zip: '46402', label: 'home' }],
      },
    ]);
  });

  it('has an empty address of the court’s state where the filing has none', () => {
    const parties = [party({ isFilingParty: false }), party({ isFilingParty: false, kind: 'organization' })];
    const { jobs } = contentAfterFiling('IL', 'serve-only', { ...order, parties });
    const empty = { street: '', city: '', zip: '', state: 'IL', unit: undefined };
    expect(jobs.map(({ addresses }) => addresses)).toEqual([
      [{ addressId: expect.any(String), label: 'home', ...empty }],
      [{ addressId: expect.any(String), label: 'work', ...empty }],
    ]);
  });

  it('leaves a state that nobody is served in to the court’s', () => {
    const address = { street: '1 Elm Street', city: 'Toronto', state: 'ON', zip: 'M5V' };
    const { jobs } = contentAfterFiling('IL', 'serve-only', {
      ...order,
      parties: [party({ isFilingParty: false, address })],
    });
    expect(jobs[0]?.addresses).toMatchObject([{ city: 'Toronto', state: 'IL', zip: 'M5V' }]);
  });

  it('has a person’s whole name as the last name where the filing has it in one', () => {
    const { jobs } = contentAfterFiling('IL', 'serve-only', { ...order, parties: [party({ isFilingParty: false })] });
    expect(jobs[0]?.recipient).toEqual({ kind: 'individual', lastName: 'Ana Ortega' });
  });

  it('is of a court case, whose court may not be known', () => {
    const { court: _, ...others } = order;
    const { case: of } = contentAfterFiling('IL', 'serve-only', { ...others, caseTrackingId: 'c1' });
    expect(of).toMatchObject({ kind: 'court-case', caseType: 'general', caseTrackingId: 'c1' });
    expect(of).not.toHaveProperty('courtName');
    expect(contentAfterFiling('IL', 'serve-only', order).case.courtName).toBe('Lakemoor County');
  });

  it.each(['in-progress', 'accepted'] as const)('follows a filing that opens a case and is %s', (status) => {
    expect(whyNotAfter({ service: 'CreateCase', status })).toBeUndefined();
  });

  it.each([
    ['FileIntoCase', 'in-progress', 'opens a case'],
    ['CreateCase', 'draft', 'Submit the filing'],
    ['CreateCase', 'rejected', 'didn’t take'],
    ['CreateCase', 'cancelled', 'didn’t take'],
  ] as const)('doesn’t follow %s that is %s', (service, status, why) => {
    expect(whyNotAfter({ service, status })).toContain(why);
  });
});
