import { expect, it } from 'vitest';
import { CourtesyCopy, PaperDelivery } from '@/api/generated/filing/model';
import { courtesyCopyStatus, paperStatus, recipientStatus, serviceProgress } from './delivery-status';

it('labels the status of a notice', () => {
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

it('sums up the notices of a service, failures first', () => {
  const sent = { statusCode: 'sent', isOpened: false } as const;
  const opened = { ...sent, isOpened: true };
  const lost = { ...sent, statusCode: 'undeliverable' } as const;
  const waiting = { ...sent, statusCode: 'pending' } as const;
  expect(serviceProgress([])).toBeUndefined();
  expect(serviceProgress([sent, waiting])).toEqual({ label: 'Sending', tone: 'progress' });
  expect(serviceProgress([sent, opened])).toEqual({ label: '1 of 2 opened', tone: 'progress' });
  expect(serviceProgress([opened])).toEqual({ label: '1 of 1 opened', tone: 'good' });
  expect(serviceProgress([opened, lost, waiting])).toEqual({ label: '1 of 3 not delivered', tone: 'bad' });
});

it('labels each stage of a courtesy copy', () => {
  expect(CourtesyCopy.def.shape.stage.options.map(courtesyCopyStatus)).toEqual([
    { label: 'Printing', tone: 'progress' },
    { label: 'Out for delivery', tone: 'progress' },
    { label: 'Delivered', tone: 'good' },
    { label: 'Cancelled', tone: 'neutral' },
  ]);
});

it('labels each stage of a delivery on paper', () => {
  expect(PaperDelivery.def.shape.stage.options.map(paperStatus)).toEqual([
    { label: 'Printing', tone: 'progress' },
    { label: 'With the courier', tone: 'progress' },
    { label: 'At the court', tone: 'progress' },
    { label: 'Delivered', tone: 'good' },
    { label: 'Cancelled', tone: 'neutral' },
  ]);
});
