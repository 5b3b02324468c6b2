import { expect, it } from 'vitest';
import { noticeTypes, servedContacts, takesNotice } from './notice-of-filing';

it('offers the court’s types for notices of filing', () => {
  expect(noticeTypes([{ name: 'Motion' }, { name: 'NOTICE OF FILING' }])).toEqual([{ name: 'NOTICE OF FILING' }]);
});

it('starts with the contacts that were served', () => {
  const recipients = [{ serviceContactId: 'a' }, { serviceContactId: undefined }];
  const order = { filings: [{ recipients }] } as unknown as Parameters<typeof servedContacts>[0];
  expect(servedContacts(order, [{ serviceContactId: 'a' }, { serviceContactId: 'b' }])).toEqual(['a']);
});

it('is for a submitted filing whose case is known', () => {
  const order = {
    status: 'accepted',
    filingFlow: 'new-case',
    caseTrackingId: 'c',
    court: { code: 'c', name: 'C' },
  } as const;
  expect(takesNotice(order)).toBe(true);
  expect(takesNotice({ ...order, status: 'draft' })).toBe(false);
  expect(takesNotice({ ...order, status: 'cancelled' })).toBe(false);
  expect(takesNotice({ ...order, filingFlow: undefined })).toBe(false);
  expect(takesNotice({ ...order, caseTrackingId: undefined })).toBe(false);
  expect(takesNotice({ ...order, court: undefined })).toBe(false);
});
