/** Who is served in a case, and the person's account with the portal, without which no one files. */
import type { QueryClient } from '@tanstack/react-query';
import { failureOf } from '@/api/errors';
import {
  getGetFlElectronicServiceListQueryOptions,
  getListFlDefaultEServiceRecipientsQueryKey,
  getListFlDefaultEServiceRecipientsQueryOptions,
} from '@/api/generated/filing';
import type { CodeName, FlEServiceRecipient } from '@/api/generated/filing/model';
import { userSettingQuery } from '@/api/settings/queries';
import { currentPerson } from '@/features/session';
import { formatDay } from '@/lib/format/dates';
import { derivedQuery } from '../derived-query';
import { recipientValue } from './recipients';

/** The setting that remembers the person's logon name with the portal (filing variants, section 2). */
export const logonNameSetting = 'FlPortalLogonName';

/** The person's logon name with the portal; null without an account. */
export const logonNameQuery = () => userSettingQuery({ userId: currentPerson()?.userId ?? 0, name: logonNameSetting });

export interface ServiceList {
  /** The case's list, then the firm's default recipients who aren't on it. */
  options: CodeName[];
  /** Those on the list whom the firm added, and may take off. */
  own: CodeName[];
  /** The party that each recipient is served for, where the list says. */
  partiesServed: CodeName[];
  /** Values of those who are served unless someone unticks them. */
  ticked: string[];
  /** Why the person can't file yet, and what to do. */
  refusal: string | undefined;
}

/** Milliseconds until we look again whether someone has confirmed the portal account. */
export const confirming = 15_000;

const noAccount = 'You have no Florida portal account on record. Create one from the page that starts a filing.';

/** Reads a case's electronic service list as the person sees it. A portal account that isn't confirmed has none. */
export async function readServiceList(client: QueryClient, ucn: string): Promise<ServiceList> {
  const logonName = await client.fetchQuery(logonNameQuery());
  const defaults = await client.fetchQuery(getListFlDefaultEServiceRecipientsQueryOptions({}));
  if (!logonName) return listOf([], defaults, noAccount);
  try {
    const { recipients } = await client.fetchQuery(getGetFlElectronicServiceListQueryOptions({ logonName, ucn }));
    return listOf(recipients, defaults, undefined);
  } catch (error) {
    // The portal knows the account and says what to do about it.
    const { kind, detail } = failureOf(error);
    if (kind === 'denied') return listOf([], defaults, detail ?? noAccount);
    throw error;
  }
}

/** As `readRefusal`, asked again until the person may file; null if they may. */
export const refusalQuery = (logonName: string) =>
  derivedQuery({
    queryKey: [...getListFlDefaultEServiceRecipientsQueryKey({ logonName }), 'refusal'],
    queryFn: async ({ client }) => (await readRefusal(client)) ?? null,
    meta: { shows: ['settings', 'case-contacts'] },
    refetchInterval: ({ state }) => (state.data ? confirming : false),
  });

/** Tells why the person can't file yet, whatever the case, and what to do; undefined if they can. */
export async function readRefusal(client: QueryClient): Promise<string | undefined> {
  const logonName = await client.fetchQuery(logonNameQuery());
  if (!logonName) return noAccount;
  try {
    await client.fetchQuery(getListFlDefaultEServiceRecipientsQueryOptions({ logonName }));
    return undefined;
  } catch (error) {
    const { kind, detail } = failureOf(error);
    if (kind === 'denied') return detail ?? noAccount;
    throw error;
  }
}

function listOf(
  listed: readonly FlEServiceRecipient[],
  defaults: readonly FlEServiceRecipient[],
  refusal: string | undefined,
): ServiceList {
  const emails = new Set(listed.map(({ email }) => email.toLowerCase()));
  const further = defaults.filter(({ email }) => !emails.has(email.toLowerCase()));
  const toOption = (recipient: FlEServiceRecipient) => ({
    code: recipientValue(recipient),
    name: describeRecipient(recipient),
  });
  return {
    options: [...listed, ...further].map(toOption),
    own: listed
      .filter(({ addedByFirm }) => addedByFirm)
      .map((each) => ({ code: each.recipientId, name: `${each.name} (${each.email})` })),
    partiesServed: listed.flatMap((each) =>
      each.partyName ? [{ code: recipientValue(each), name: each.partyName }] : [],
    ),
    ticked: [...listed, ...further].map(recipientValue),
    refusal,
  };
}

/** A name with what a filer must know of the address. */
export function describeRecipient({ name, email, partyName, addedByFirm, lastFailedAt }: FlEServiceRecipient): string {
  return [
    `${name} (${email})`,
    ...(partyName ? [`for ${partyName}`] : []),
    ...(addedByFirm ? ['added by your firm'] : []),
    ...(lastFailedAt ? [`Mail failed on ${formatDay(lastFailedAt)}`] : []),
  ].join(' · ');
}
