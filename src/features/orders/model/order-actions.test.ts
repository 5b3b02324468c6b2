import { expect, it } from 'vitest';
import { refusalOf } from './order-actions';

it('gives the reason why an action is refused, and none when it is allowed', () => {
  const actions = [
    { action: 'cancel' as const, isAllowed: true },
    { action: 'download-documents' as const, isAllowed: false, reason: 'The order has no documents.' },
    { action: 'edit-and-resubmit' as const, isAllowed: true },
  ];
  expect(refusalOf({ actions }, 'cancel')).toBeUndefined();
  expect(refusalOf({ actions }, 'download-documents')).toBe('The order has no documents.');
  expect(refusalOf({ actions }, 'edit-and-resubmit')).toMatch('not available yet');
  expect(refusalOf({ actions }, 'copy-to-draft')).toBe('This cannot be done with this order.');
});
