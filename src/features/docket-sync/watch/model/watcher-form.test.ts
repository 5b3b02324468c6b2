import { describe, expect, test } from 'vitest';
import { NotificationFrequency, type NotificationSetting, NotificationType } from '@/api/generated/docket-sync/model';
import {
  filterOf,
  frequencyTexts,
  toRemoval,
  toRestored,
  toUpsert,
  toValues,
  typeTexts,
  watcherErrors,
} from './watcher-form';

const setting: NotificationSetting = {
  ...{ notificationSettingId: 118, clientId: 1, notificationType: 'DocketEntry', frequency: 'Weekly' },
  ...{ subscriptionId: null, orderId: 30_004, name: 'Orders', sendAt: '18:30', updatedAt: '2026-03-02T15:20:00Z' },
  filter: {
    ...{ entryTypes: ['order'], include: ['stay', 'summary judgment'], exclude: ['minute'], party: 'Ortega' },
    documentsOnly: true,
  },
  recipients: [{ email: 'Dana@example.com', userId: 7, name: 'Dana' }, { email: 'docket@example.com' }],
};

describe('a watcher', () => {
  test('is saved as it was read, with who its recipients are', () => {
    const { notificationSettingId: _, clientId: __, updatedAt: ___, subscriptionId: ____, ...same } = setting;
    expect(toUpsert(toValues(setting, 'x@example.com'), setting)).toEqual(same);
  });

  test('starts with the person’s address and tells everything', () => {
    const values = toValues(undefined, 'nora@example.com');
    expect(values).toEqual({
      ...{ name: '', notificationType: 'DocketEntry', frequency: 'Daily', sendAt: '07:00' },
      ...{ recipients: 'nora@example.com', entryTypes: [], include: '', exclude: '', party: '', documentsOnly: false },
    });
    expect(filterOf(values)).toBeUndefined();
    expect(toUpsert({ ...values, name: ' All ' }, undefined)).toEqual({
      ...{ notificationType: 'DocketEntry', frequency: 'Daily', name: 'All', sendAt: '07:00' },
      recipients: [{ email: 'nora@example.com' }],
    });
  });

  test('is shown as typed', () => {
    expect(toValues(setting, 'x@example.com')).toEqual({
      ...{ name: 'Orders', notificationType: 'DocketEntry', frequency: 'Weekly', sendAt: '18:30' },
      recipients: 'Dana@example.com, docket@example.com',
      ...{ entryTypes: ['order'], include: 'stay, "summary judgment"', exclude: 'minute', party: 'Ortega' },
      documentsOnly: true,
    });
  });

  test.each([
    [{ entryTypes: ['order' as const] }, { entryTypes: ['order'] }],
    [{ include: ' stay ' }, { include: ['stay'] }],
    [{ exclude: '"minute entry"' }, { exclude: ['minute entry'] }],
    [{ party: ' Ortega ' }, { party: 'Ortega' }],
    [{ party: '  ' }, undefined],
    [{ include: ', ', exclude: '""' }, undefined],
    [{ documentsOnly: true }, { documentsOnly: true }],
  ])('lets through what it asks for: %j', (more, filter) => {
    expect(filterOf({ ...toValues(undefined, ''), ...more })).toEqual(filter);
  });

  test('tells each address once, and knows the people of before in any case', () => {
    const values = { ...toValues(setting, ''), recipients: ' DANA@example.com,; nora@example.com\nNora@example.com ' };
    expect(toUpsert(values, setting).recipients).toEqual([setting.recipients[0], { email: 'nora@example.com' }]);
  });

  test('stays with its order or its followed docket', () => {
    const followed = { ...setting, orderId: null, subscriptionId: 77 };
    expect(toUpsert(toValues(followed, ''), followed)).toMatchObject({ subscriptionId: 77 });
    expect(toUpsert(toValues(followed, ''), followed)).not.toHaveProperty('orderId');
    expect(toUpsert(toValues(setting, ''), setting)).not.toHaveProperty('subscriptionId');
  });

  test('is removed, and put back as it was', () => {
    const { notificationType, frequency, name, orderId, subscriptionId, recipients, sendAt, filter } = setting;
    const named = { notificationType, frequency, name, orderId, subscriptionId, recipients };
    expect(toRemoval(setting)).toEqual({ ...named, isRemoved: true });
    expect(toRestored(setting)).toEqual({ ...named, sendAt, filter });
    const { filter: _, ...plain } = setting;
    expect(toRestored(plain)).not.toHaveProperty('filter');
  });

  test.each([
    [{ name: ' ' }, 'name', 'Enter a name.'],
    [{ name: 'orders' }, 'name', 'Your firm has a watcher with this name.'],
    [{ recipients: ' , ' }, 'recipients', 'Enter an email address.'],
    [{ recipients: 'a@b.co, nora' }, 'recipients', 'nora isn’t an email address.'],
    [
      { recipients: Array.from({ length: 51 }, (_, place) => `a${place}@b.co`).join() },
      'recipients',
      'Enter at most 50 addresses.',
    ],
    [{ sendAt: '24:00' }, 'sendAt', 'Enter a time.'],
    [
      { include: Array.from({ length: 21 }, (_, place) => `w${place}`).join(' ') },
      'include',
      'Enter at most 20 words or phrases.',
    ],
    [{ exclude: `"${'x'.repeat(101)}"` }, 'exclude', 'Enter phrases of at most 100 characters.'],
  ])('is refused: %j', (more, field, message) => {
    const values = { ...toValues(undefined, 'nora@example.com'), name: 'New', ...more };
    expect(watcherErrors(values, ['Orders'])).toMatchObject({ [field]: message });
  });

  test.each([
    [{ recipients: 'nora@example' }],
    [{ recipients: 'nora.example.com' }],
    [{ recipients: '@nora@example.com' }],
    [{ recipients: 'nora@example.com@' }],
    [{ recipients: 'nora@.com' }],
    [{ recipients: 'nora@example.' }],
    [{ recipients: '@example.com' }],
  ])('is refused without an address that mail can reach: $recipients', ({ recipients }) => {
    const errors = watcherErrors({ ...toValues(undefined, ''), name: 'New', recipients }, []);
    expect(errors.recipients).toBe(`${recipients} isn’t an email address.`);
  });

  test.each(['', '7:00', '07:60', '07:0', '107:00', '07:000', '0a:00', '07:a0', '07:0a', '30:00'])(
    'isn’t told at “%s”',
    (sendAt) => {
      expect(watcherErrors({ ...toValues(undefined, 'nora@example.com'), sendAt }, []).sendAt).toBe('Enter a time.');
    },
  );

  test.each([
    [{}],
    [{ sendAt: '00:00' }],
    [{ sendAt: '19:59' }],
    [{ sendAt: '23:30' }],
    [{ name: ' Order ' }],
    [{ recipients: Array.from({ length: 50 }, (_, place) => `a${place}@b.co`).join() }],
    [{ include: Array.from({ length: 20 }, (_, place) => `w${place}`).join(' ') }],
    [{ include: `stay "${'x'.repeat(100)}"`, exclude: 'minute' }],
  ])('is right: %j', (more) => {
    const values = { ...toValues(undefined, 'nora@example.com'), name: 'New', ...more };
    expect(Object.values(watcherErrors(values, ['Orders', 'Hearings'])).filter(Boolean)).toEqual([]);
  });

  test('is refused if any of its phrases is too long', () => {
    const values = { ...toValues(undefined, ''), include: `stay "${'x'.repeat(101)}"` };
    expect(watcherErrors(values, [])).toMatchObject({
      include: 'Enter phrases of at most 100 characters.',
      exclude: undefined,
    });
  });

  test('is refused with the name of any other, in any case', () => {
    const errors = watcherErrors({ ...toValues(undefined, ''), name: ' ORDERS' }, ['Hearings', 'Orders']);
    expect(errors.name).toBe('Your firm has a watcher with this name.');
  });
});

test('each type and each frequency has a name', () => {
  expect(NotificationType.options.filter((type) => !typeTexts[type])).toEqual([]);
  expect(NotificationFrequency.options.filter((frequency) => !frequencyTexts[frequency])).toEqual([]);
});
