import { expect, test } from 'vitest';
import { settingsInForce } from './settings-in-force';

const nora = [{ email: 'nora.marlow@example.com' }];
const setting = {
  notificationType: 'DocketEntry',
  frequency: 'Daily',
  subscriptionId: null,
  orderId: null,
  name: '',
  recipients: nora,
} as const;
const order = { orderId: 7, subscriptionId: 7 };

test('the firm’s settings apply, and a watcher of the firm', () => {
  const watcher = { ...setting, name: 'Judgments' };
  expect(settingsInForce([setting, watcher], order)).toEqual([setting, watcher]);
});

test('an order’s own setting overrides the firm’s of that type, even to tell no one', () => {
  const own = { ...setting, orderId: 7, frequency: 'Immediate' } as const;
  const hearings = { ...setting, notificationType: 'HearingChange' } as const;
  expect(settingsInForce([setting, own, hearings], order)).toEqual([own, hearings]);
  expect(settingsInForce([setting, { ...own, frequency: 'Never' }], order)).toEqual([]);
});

test('a followed docket’s own setting overrides the firm’s as an order’s does', () => {
  const followed = { ...setting, subscriptionId: 70 };
  const docket = { orderId: 7, subscriptionId: 70 };
  expect(settingsInForce([setting, followed], docket)).toEqual([followed]);
  const named = { ...followed, name: 'Judgments' };
  expect(settingsInForce([setting, named], docket)).toEqual([setting, named]);
});

test('another order’s or subscription’s setting doesn’t apply, nor does one without recipients', () => {
  const others = [
    { ...setting, orderId: 8 },
    { ...setting, subscriptionId: 8 },
    { ...setting, recipients: [] },
  ];
  expect(settingsInForce(others, order)).toEqual([]);
});
