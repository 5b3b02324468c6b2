/** Who may be served in a case at California's courts. Any name and email address can be added. */
import type { QueryClient } from '@tanstack/react-query';
import { failureOf } from '@/api/errors';
import { getListCourtCaseServiceContactsQueryOptions } from '@/api/generated/filing';
import type { CaseApiType, CaseServiceContact, CodeName, StateCode } from '@/api/generated/filing/model';
import type { FilingContent } from '../model/filing-content';
import { contactName } from '../model/names';
import { describeRecipient, recipientOf, recipientValue } from '../model/recipients';

/** A case, as calls for every system name it. */
export interface CaseOfSystem {
  state: StateCode;
  apiType: CaseApiType;
  courtId: string;
  caseTrackingId: string;
}

/** A case in the parameters of the calls for every system. */
export function caseInformation({ state, apiType, courtId, caseTrackingId }: CaseOfSystem) {
  return {
    'CaseInformation.State': state,
    'CaseInformation.ApiType': apiType,
    'CaseInformation.CourtId': courtId,
    'CaseInformation.CaseTrackingId': caseTrackingId,
  };
}

/** Those who are served in a case, as options. Empty for a case whose people the court doesn't show. */
export async function readRecipients(client: QueryClient, courtCase: CaseOfSystem): Promise<CodeName[]> {
  try {
    const contacts = await client.fetchQuery(getListCourtCaseServiceContactsQueryOptions(caseInformation(courtCase)));
    const byEmail = new Map(contacts.map((each) => [each.contact.email.toLowerCase(), toOption(each)]));
    return [...byEmail.values()];
  } catch (error) {
    if (isHidden(error)) return [];
    throw error;
  }
}

/** Tells whether the court hides a case's people, or has no such case. */
export function isHidden(error: unknown): boolean {
  const { kind } = failureOf(error);
  return kind === 'denied' || kind === 'not-found';
}

function toOption({ contact, partyName }: CaseServiceContact): CodeName {
  const { firmName, email } = contact;
  const recipient = { name: contactName(contact), email, firmName, partyName };
  return { code: recipientValue(recipient), name: describeRecipient(recipient) };
}

/** Whom all filings are served on. */
export const servedWithAll = ({ extra: { serviceRecipients } = {} }: FilingContent) =>
  Array.isArray(serviceRecipients) ? serviceRecipients.map(recipientOf) : [];
