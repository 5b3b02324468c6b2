import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CaseServiceContact, FilingEntry, ServiceContact } from '@/api/generated/filing/model';
import { isIndexedCase, recipientName, unservedParties } from '@/features/efiling';
import { useDraft } from '../draft/draft-context';
import { useFilingContent } from '../draft/filing-form';
import { useProvider } from '../provider-context';

/** Who is served in the case that the draft files into. */
interface CaseContacts {
  /** Undefined until loaded, and without a case that the provider keeps contacts for. */
  contacts: CaseServiceContact[] | undefined;
  /** Whether the contacts are loaded, or there are none to load. */
  isComplete: boolean;
  /** Names of the parties that a filing serves no one for; empty until loaded. */
  unservedBy: (filing: Pick<FilingEntry, 'serviceRecipients'>) => string[];
}

/** Loads the contacts and parties of the case, if they are needed and there is one. */
export function useCaseContacts(isNeeded: boolean): CaseContacts {
  const { state } = useDraft();
  const { contacts: calls } = useProvider();
  const courtCode = useFilingContent((content) => content.courtCode);
  const caseTrackingId = useFilingContent((content) => (isIndexedCase(content) ? content.caseTrackingId : undefined));
  const filingPartyIds = useFilingContent((content) => content.filingPartyIds);
  // One query, or none: a provider without contacts has no calls for them.
  const known = [calls].flatMap((each) =>
    isNeeded && each && courtCode !== undefined && caseTrackingId !== undefined
      ? [{ calls: each, courtCase: { courtCode, caseTrackingId } }]
      : [],
  );
  const [contacts] = useQueries({ queries: known.map((each) => each.calls.ofCase(state, each.courtCase)) });
  const [parties] = useQueries({ queries: known.map((each) => each.calls.parties(state, each.courtCase)) });
  return {
    contacts: contacts?.data,
    isComplete: !contacts || contacts.data !== undefined,
    unservedBy: ({ serviceRecipients }) =>
      contacts?.data && parties?.data
        ? unservedParties(parties.data, contacts.data, serviceRecipients, filingPartyIds)
        : [],
  };
}

/** Those who can be served. */
interface KnownContacts {
  /** By ID. */
  contacts: ReadonlyMap<string, ServiceContact>;
  /** Whether all are loaded. */
  isComplete: boolean;
}

/** The service contacts that the firm and the case know. */
export function useKnownContacts(isNeeded: boolean): KnownContacts {
  const { state } = useDraft();
  const { serviceContacts } = useProvider();
  const { data: ofFirm } = useQuery({ ...serviceContacts(state), enabled: isNeeded });
  const { contacts: ofCase, isComplete } = useCaseContacts(isNeeded);
  const contacts = useMemo(() => {
    const all = [...(ofFirm ?? []), ...(ofCase ?? []).map(({ contact }) => contact)];
    return new Map(all.map((contact) => [contact.serviceContactId, contact]));
  }, [ofFirm, ofCase]);
  return { contacts, isComplete: ofFirm !== undefined && isComplete };
}

/** Names the recipients of a filing, as the firm and the case know them; none for a filing that serves no one. */
export function useRecipientNames(isNeeded: boolean): (filing: FilingEntry) => string[] {
  const { contacts: known, isComplete } = useKnownContacts(isNeeded);
  return ({ action, serviceRecipients }) =>
    action === 'EFile'
      ? []
      : serviceRecipients.map(({ serviceContactId }) => {
          const contact = known.get(serviceContactId);
          const name = recipientName(contact, isComplete);
          return contact ? `${name} (${contact.email})` : name;
        });
}
