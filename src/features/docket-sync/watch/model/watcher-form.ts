/** A notification setting as a form has it. */

import type {
  DocketEntryType,
  NotificationFilter,
  NotificationFrequency,
  NotificationRecipient,
  NotificationSetting,
  NotificationSettingUpsert,
  NotificationType,
} from '@/api/generated/docket-sync/model';
import { isEmail } from '@/lib/form/messages';
import { readPhrases, writePhrases } from './read-phrases';

export interface WatcherValues extends Record<string, unknown> {
  name: string;
  notificationType: NotificationType;
  frequency: NotificationFrequency;
  sendAt: string;
  /** Email addresses, separated by commas. */
  recipients: string;
  entryTypes: DocketEntryType[];
  include: string;
  exclude: string;
  party: string;
  documentsOnly: boolean;
}

export const typeTexts: Readonly<Record<NotificationType, string>> = {
  DocketEntry: 'Docket entries',
  DocumentAvailable: 'Documents',
  HearingChange: 'Hearings',
  SubscriptionStatus: 'Status of the case and its docket',
};

export const frequencyTexts: Readonly<Record<NotificationFrequency, string>> = {
  Immediate: 'At once',
  Daily: 'Once a day',
  Weekly: 'On Mondays',
  Never: 'Never',
};

/** The form of a setting, or of a new one that tells this person. */
export function toValues(setting: NotificationSetting | undefined, email: string): WatcherValues {
  const { entryTypes = [], include = [], exclude = [], party = '', documentsOnly = false } = setting?.filter ?? {};
  return {
    name: setting?.name ?? '',
    notificationType: setting?.notificationType ?? 'DocketEntry',
    frequency: setting?.frequency ?? 'Daily',
    sendAt: setting?.sendAt ?? '07:00',
    recipients: setting ? setting.recipients.map((each) => each.email).join(', ') : email,
    entryTypes,
    include: writePhrases(include),
    exclude: writePhrases(exclude),
    party,
    documentsOnly,
  };
}

/** Undefined if it lets everything through. */
export function filterOf({
  entryTypes,
  include,
  exclude,
  party,
  documentsOnly,
}: WatcherValues): NotificationFilter | undefined {
  const filter = {
    ...(entryTypes.length > 0 ? { entryTypes } : {}),
    ...(readPhrases(include).length > 0 ? { include: readPhrases(include) } : {}),
    ...(readPhrases(exclude).length > 0 ? { exclude: readPhrases(exclude) } : {}),
    ...(party.trim() ? { party: party.trim() } : {}),
    ...(documentsOnly ? { documentsOnly } : {}),
  };
  return Object.keys(filter).length > 0 ? filter : undefined;
}

const mostPhrases = 20;
const longestPhrase = 100;

const addressesOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .map((each) => each.toLowerCase())
      .filter((each) => each !== ''),
  ),
];

/** Messages by field. `taken`: names of other settings of the type. */
export function watcherErrors(
  values: WatcherValues,
  taken: readonly string[],
): Partial<Record<keyof WatcherValues & string, string | undefined>> {
  const addresses = addressesOf(values.recipients);
  const wrong = addresses.find((each) => !isEmail(each));
  const name = values.name.trim();
  return {
    name: !name
      ? 'Enter a name.'
      : taken.some((each) => each.toLowerCase() === name.toLowerCase())
        ? 'Your firm has a watcher with this name.'
        : undefined,
    sendAt: /^([01]\d|2[0-3]):[0-5]\d$/.test(values.sendAt) ? undefined : 'Enter a time.',
    include: phrasesError(values.include),
    exclude: phrasesError(values.exclude),
    recipients:
      addresses.length === 0
        ? 'Enter an email address.'
        : wrong
          ? `${wrong} isn’t an email address.`
          : addresses.length > 50
            ? 'Enter at most 50 addresses.'
            : undefined,
  };
}

function phrasesError(text: string): string | undefined {
  const phrases = readPhrases(text);
  if (phrases.length > mostPhrases) return `Enter at most ${mostPhrases} words or phrases.`;
  return phrases.some(({ length }) => length > longestPhrase)
    ? `Enter phrases of at most ${longestPhrase} characters.`
    : undefined;
}

/** Tells what is sent. Recipients that the setting had keep who they are. */
export function toUpsert(values: WatcherValues, before: NotificationSetting | undefined): NotificationSettingUpsert {
  const filter = filterOf(values);
  const known = new Map<string, NotificationRecipient>(
    before?.recipients.map((each) => [each.email.toLowerCase(), each]),
  );
  return {
    notificationType: values.notificationType,
    frequency: values.frequency,
    name: values.name.trim(),
    sendAt: values.sendAt,
    recipients: addressesOf(values.recipients).map((email) => known.get(email) ?? { email }),
    ...(before?.orderId ? { orderId: before.orderId } : {}),
    ...(before?.subscriptionId ? { subscriptionId: before.subscriptionId } : {}),
    ...(filter ? { filter } : {}),
  };
}

/** Removes a setting. */
export function toRemoval({
  notificationType,
  frequency,
  name,
  orderId,
  subscriptionId,
  recipients,
}: NotificationSetting): NotificationSettingUpsert {
  return { notificationType, frequency, name, orderId, subscriptionId, recipients, isRemoved: true };
}

/** A setting again, as it was. */
export function toRestored(setting: NotificationSetting): NotificationSettingUpsert {
  const { notificationType, frequency, name, orderId, subscriptionId, recipients, sendAt, filter } = setting;
  return {
    notificationType,
    frequency,
    name,
    orderId,
    subscriptionId,
    recipients,
    sendAt,
    ...(filter ? { filter } : {}),
  };
}
