import { expect, it } from 'vitest';
import { recipientStatus } from './recipient-status';

it('says how far a notice has come', () => {
  expect(recipientStatus({ statusCode: 'pending', isOpened: false })).toEqual({
    label: 'Not sent yet',
    tone: 'neutral',
  });
  expect(recipientStatus({ statusCode: 'sent', isOpened: false })).toEqual({ label: 'Sent', tone: 'progress' });
  expect(recipientStatus({ statusCode: 'sent', isOpened: true })).toEqual({ label: 'Opened', tone: 'good' });
  expect(recipientStatus({ statusCode: 'undeliverable', isOpened: false })).toEqual({
    label: 'Not delivered',
    tone: 'bad',
  });
});
