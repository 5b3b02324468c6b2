import type { DocketSyncOrder, NotificationSetting } from '@/api/generated/docket-sync/model';

type Setting = Pick<
  NotificationSetting,
  'notificationType' | 'frequency' | 'subscriptionId' | 'orderId' | 'name' | 'recipients'
>;

/**
 * The settings by which people are told of changes in an order's docket: an order's or subscription's own plain setting
 * overrides the firm's of that type; watchers, which have names, tell besides.
 */
export function settingsInForce<Each extends Setting>(
  settings: readonly Each[],
  { orderId, subscriptionId }: Pick<DocketSyncOrder, 'orderId' | 'subscriptionId'>,
): Each[] {
  const applying = settings.filter(
    (setting) =>
      (setting.orderId === null || setting.orderId === orderId) &&
      (setting.subscriptionId === null || setting.subscriptionId === subscriptionId),
  );
  const isOwn = (setting: Each) => setting.orderId !== null || setting.subscriptionId !== null;
  const overridden = new Set(
    applying.filter((each) => !each.name && isOwn(each)).map(({ notificationType }) => notificationType),
  );
  return applying
    .filter((each) => Boolean(each.name) || isOwn(each) || !overridden.has(each.notificationType))
    .filter(({ frequency, recipients }) => frequency !== 'Never' && recipients.length > 0);
}
