import { expect, it } from 'vitest';
import { noticeTypes, takesNotice, usualNoticeRecipients } from './notice-of-filing';

it('offers the court’s types for notices of filing', () => {
  expect(noticeTypes([{ name: 'Motion' }, { name: 'NOTICE OF FILING' }])).toEqual([{ name: 'NOTICE OF FILING' }]);
});

it('starts with the contacts that were served, or else those of the case', () => {
  const recipients = [{ serviceContactId: 'a' }, { serviceContactId: undefined }];
  const order = { filings: [{ recipients }] } as unknown as Parameters<typeof usualNoticeRecipients>[0];
  const [a, b] = [{ serviceContactId: 'a' }, { serviceContactId: 'b' }];
  expect(usualNoticeRecipients(order, [a, b, a], [b])).toEqual(['a']);
  expect(usualNoticeRecipients(order, [b], [b, b])).toEqual(['b']);
  expect(usualNoticeRecipients({ filings: [] }, [a, b], [])).toEqual([]);
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
