import { describe, expect, it } from 'vitest';
import type { FilingRecipient, OrderDetail, OrderFiling } from '@/api/generated/filing/model';
import {
  documentsToRepeat,
  isSameEmail,
  isUndelivered,
  repeatRefusal,
  repeatRequest,
  servingPartyOf,
  withEmail,
} from './repeat-service';

const bounced: FilingRecipient = {
  serviceContactId: 'contact-1',
  name: 'Tobias Fenn',
  firmName: 'Fenn LLP',
  email: 'Tobias@example.com',
  statusCode: 'undeliverable',
  isOpened: false,
  isFirmOwned: true,
};
const document = (documentId: string, fileId?: string): OrderFiling['documents'][number] => ({
  documentId,
  kind: 'lead',
  name: `${documentId}.pdf`,
  pageCount: 2,
  sizeBytes: 100,
  originalUrl: '/x',
  ...(fileId !== undefined && { fileId, description: 'A notice' }),
});
const filing = (recipients: FilingRecipient[], documents: OrderFiling['documents']): OrderFiling => ({
  filingId: 'one',
  filingTypeCode: '1',
  filingTypeName: 'Notice',
  description: '',
  status: 'accepted',
  statusText: 'Accepted',
  action: 'EFileAndServe',
  security: 'public',
  documents,
  recipients,
});
const order = (differing: Partial<OrderDetail> = {}): OrderDetail => ({
  orderId: 7,
  version: 1,
  service: 'FileIntoCase',
  state: 'IL',
  status: 'accepted',
  statusText: 'Accepted',
  orderedAt: '2026-03-03T09:44:50Z',
  orderedBy: { userId: 1, name: 'Nora' },
  court: { code: 'lakemoor:cv1', name: 'Lakemoor' },
  caseNumber: '26-1',
  caseTitle: 'Ortega v. Lakeshore',
  filings: [filing([bounced], [document('one', 'file-1')])],
  statusHistory: [],
  parties: [],
  actions: [],
  ...differing,
});

describe('what did not arrive', () => {
  it('waits until somebody served it again', () => {
    expect(isUndelivered(bounced)).toBe(true);
    expect(isUndelivered({ ...bounced, servedAgainOrderId: 8 })).toBe(false);
    expect(isUndelivered({ ...bounced, statusCode: 'sent' })).toBe(false);
  });

  it('is the documents of every filing that bounced at the address, in any case', () => {
    const filings = [
      filing([{ ...bounced, email: 'tobias@EXAMPLE.com' }], [document('one', 'file-1'), document('lost')]),
      filing([{ ...bounced, statusCode: 'sent' }], [document('two', 'file-2')]),
      filing([{ ...bounced, email: 'other@example.com' }], [document('four', 'file-4')]),
      // Beside someone who was served.
      filing([{ ...bounced, statusCode: 'sent' }, bounced], [document('three', 'file-3')]),
    ];
    const found = documentsToRepeat({ filings }, 'tobias@example.com');
    expect(found.map(({ fileId }) => fileId)).toEqual(['file-1', 'file-3']);
    expect(found[0]).toEqual({
      id: 'one',
      fileId: 'file-1',
      fileName: 'one.pdf',
      pageCount: 2,
      sizeBytes: 100,
      description: 'A notice',
    });
  });

  it('has no description where the filing has none', () => {
    const { description: _, ...plain } = document('one', 'file-1');
    const found = documentsToRepeat({ filings: [filing([bounced], [plain])] }, bounced.email);
    expect(found[0]).not.toHaveProperty('description');
  });

  it('can’t be repeated without a case number or documents', () => {
    expect(repeatRefusal(order(), bounced)).toBe(undefined);
    const { court: _, ...courtless } = order();
    expect(repeatRefusal(courtless, bounced)).toMatch(/no case number/);
    expect(repeatRefusal(order({ caseNumber: '' }), bounced)).toMatch(/no case number/);
    expect(repeatRefusal(order({ filings: [] }), bounced)).toMatch(/no longer available/);
  });
});

describe('a repeated service', () => {
  const repeat = {
    recipient: bounced,
    email: ' new@example.com ',
    servingPartyName: ' Ortega ',
    paymentAccountId: 'pa',
  };

  it('names what it repeats and the firm’s own contact', () => {
    const request = repeatRequest({ ...repeat, order: order({ mappingId: 'MAP-1', clientReference: '00015' }) });
    expect(request).toEqual({
      courtId: 'lakemoor:cv1',
      caseNumber: '26-1',
      caseTitle: 'Ortega v. Lakeshore',
      servingPartyName: 'Ortega',
      documents: documentsToRepeat(order(), bounced.email),
      recipients: [
        { name: 'Tobias Fenn', firmName: 'Fenn LLP', email: 'new@example.com', serviceContactId: 'contact-1' },
      ],
      paymentAccountId: 'pa',
      mappingId: 'MAP-1',
      clientReference: '00015',
      servesAgain: { orderId: 7, email: 'Tobias@example.com' },
    });
  });

  it('leaves out another firm’s contact, and what the order doesn’t have', () => {
    const { firmName: _, ...recipient } = { ...bounced, isFirmOwned: false };
    const { court: __, caseNumber: ___, ...courtless } = order();
    const request = repeatRequest({ ...repeat, recipient, order: courtless });
    expect(request).toMatchObject({ courtId: '', caseNumber: '' });
    expect(request.recipients).toEqual([{ name: 'Tobias Fenn', email: 'new@example.com' }]);
    expect('mappingId' in request || 'clientReference' in request).toBe(false);
  });

  it('is served by the parties that filed', () => {
    const party = {
      partyId: '1',
      kind: 'person' as const,
      partyTypeCode: '1',
      partyTypeName: 'Plaintiff',
      attorneys: [],
    };
    const parties = [
      { ...party, name: 'Elena Ortega', isFilingParty: true },
      { ...party, name: 'Lakeshore LLC', isFilingParty: false },
      { ...party, name: 'Luis Ortega', isFilingParty: true },
    ];
    expect(servingPartyOf({ parties })).toBe('Elena Ortega, Luis Ortega');
    // As long as a name may be.
    expect(servingPartyOf({ parties: [{ ...party, name: 'x'.repeat(300), isFilingParty: true }] })).toHaveLength(255);
  });
});

it('a corrected contact keeps everything but its address and its failures', () => {
  const contact = {
    serviceContactId: 'contact-1',
    firmName: 'Fenn LLP',
    firstName: 'Tobias',
    lastName: 'Fenn',
    email: 'old@example.com',
    administrativeCopy: [],
    isPublic: true,
    isInFirmMasterList: true,
    isUndeliverable: true,
    recentBounces: 2,
  };
  const { isUndeliverable: _, recentBounces: __, ...kept } = contact;
  expect(withEmail(contact, ' new@example.com ')).toEqual({ ...kept, email: 'new@example.com' });
});

it.each([
  [' Tobias@Example.com', 'tobias@example.com', true],
  ['tobias@example.com', 'TOBIAS@example.com ', true],
  ['tobias@example.com', 'tobias@example.org', false],
])('compares %j with %j', (one, other, expected) => {
  expect(isSameEmail(one, other)).toBe(expected);
});
