/** Which notification settings tell a change (dockets, section 8). */
import { plainText } from '../../db/plain-text.ts';
import type { docketNotificationSettings } from '../../db/schema/dockets.ts';
import type { NotificationFilter, NotificationType } from '../../generated/docket-sync/schemas.ts';
import type { ChangeKind } from '../../generated/docket-watch/schemas.ts';
import type { News } from '../../simulators/dockets/docket-news.ts';

export type SettingRow = typeof docketNotificationSettings.$inferSelect;

/** What settings look at. */
export type ToldNews = Pick<News, 'kind' | 'entryType' | 'filedBy' | 'hasDocuments' | 'before' | 'after'>;

const typesOfKind: Readonly<Record<ChangeKind, readonly NotificationType[]>> = {
  'entry-added': ['DocketEntry'],
  'entry-amended': ['DocketEntry'],
  'entry-removed': ['DocketEntry'],
  'title-changed': ['DocketEntry'],
  'judge-changed': ['DocketEntry'],
  'document-available': ['DocumentAvailable'],
  'document-sealed': ['DocumentAvailable'],
  'transcript-released': ['DocumentAvailable'],
  // The entry that sets a hearing is an entry, too.
  'hearing-set': ['HearingChange', 'DocketEntry'],
  'hearing-moved': ['HearingChange'],
  'hearing-cancelled': ['HearingChange'],
  'case-closed': ['SubscriptionStatus'],
  'case-reopened': ['SubscriptionStatus'],
  'case-moved': ['SubscriptionStatus'],
  'case-sealed': ['SubscriptionStatus'],
  'trouble-began': ['SubscriptionStatus'],
  'trouble-ended': ['SubscriptionStatus'],
  'sync-failed': ['SubscriptionStatus'],
  'sync-stopped': ['SubscriptionStatus'],
};

/** The settings that tell a docket's change. One of the docket replaces the firm's of the same type and name. */
export function settingsFor<Setting extends SettingRow>(
  settings: readonly Setting[],
  orderId: number,
  news: ToldNews,
): Setting[] {
  const ofDocket = settings.filter((setting) => isOf(setting, orderId));
  return settings
    .filter(
      (setting) => isOf(setting, orderId) || (isGeneral(setting) && !ofDocket.some((own) => isSame(own, setting))),
    )
    .filter((setting) => setting.frequency !== 'Never' && isMatch(setting, news));
}

const isGeneral = ({ orderId, subscriptionId }: SettingRow) => orderId === 0 && subscriptionId === 0;
const isOf = ({ orderId, subscriptionId }: SettingRow, wanted: number) =>
  orderId === wanted || subscriptionId === wanted;
const isSame = (one: SettingRow, other: SettingRow) =>
  one.notificationType === other.notificationType && one.name === other.name;

/** Tells whether a setting of this type and filter tells a change. */
export function isMatch(
  { notificationType, filter }: Pick<SettingRow, 'notificationType' | 'filter'>,
  news: ToldNews,
): boolean {
  return typesOfKind[news.kind].includes(notificationType) && (filter === null || passes(filter, news));
}

function passes(
  { entryTypes = [], include = [], exclude = [], party, documentsOnly }: NotificationFilter,
  { entryType, filedBy, hasDocuments, before, after }: ToldNews,
): boolean {
  const text = padded(`${before ?? ''} ${after ?? ''}`);
  const has = (phrase: string) => text.includes(padded(phrase.replaceAll('"', ' ')));
  if (exclude.some(has)) return false;
  if (entryTypes.length > 0 && (entryType === undefined || !entryTypes.includes(entryType))) return false;
  if (include.length > 0 && !include.some(has)) return false;
  if (party && !padded(filedBy ?? '').includes(padded(party))) return false;
  return !documentsOnly || hasDocuments === true;
}

/** Whole words, without letter case, marks and punctuation, with a space on both sides. */
function padded(text: string): string {
  const words = plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return ` ${words.join(' ')} `;
}
