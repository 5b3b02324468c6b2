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

  it('follows only a submitted filing that opens a case and was not refused', () => {
    expect(whyNotAfter({ service: 'CreateCase', status: 'in-progress' })).toBeUndefined();
    for (const refused of [
      { service: 'FileIntoCase', status: 'in-progress' },
      { service: 'CreateCase', status: 'draft' },
      { service: 'CreateCase', status: 'rejected' },
    ] as const)
      expect(whyNotAfter(refused)).toBeDefined();
  });
});
