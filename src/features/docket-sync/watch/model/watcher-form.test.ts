import { describe, expect, test } from 'vitest';
import type { NotificationSetting } from '@/api/generated/docket-sync/model';
import { filterOf, toRemoval, toRestored, toUpsert, toValues, watcherErrors } from './watcher-form';

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
    expect(filterOf(values)).toBeUndefined();
    expect(toUpsert({ ...values, name: ' All ' }, undefined)).toEqual({
      ...{ notificationType: 'DocketEntry', frequency: 'Daily', name: 'All', sendAt: '07:00' },
      recipients: [{ email: 'nora@example.com' }],
    });
  });

  test('is removed, and put back as it was', () => {
    expect(toRemoval(setting)).toMatchObject({ name: 'Orders', orderId: 30_004, isRemoved: true });
    expect(toRestored(setting)).toMatchObject({ name: 'Orders', sendAt: '18:30', filter: setting.filter });
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
});
