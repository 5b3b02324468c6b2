/** What only the portal asks for (filing variants, section 1). */

import type { CodeName } from '@/api/generated/filing/model';
import { rowOf } from '../model/court-tables';
import { noFields, type ProviderFields } from '../model/fields';
import type { Extra, FilingContent } from '../model/filing-content';
import { flowOf } from '../model/filing-content';
import { recipientOf } from './recipients';

const isNew = (content: FilingContent) => flowOf(content) === 'new-case';

/** Parties of the firm that are all on their own need no attorney. */
const isSelfRepresented = ({ parties, filingPartyIds = [] }: FilingContent) => {
  const own = parties.filter(({ isFilingParty }) => isFilingParty);
  return filingPartyIds.length === 0 && own.length > 0 && own.every((party) => party.isSelfRepresented);
};

/** Those who were chosen and are on no list anymore. */
function formerRecipients(listed: readonly CodeName[] = [], { serviceRecipients }: Extra = {}) {
  const known = new Set(listed.map(({ code }) => code));
  const chosen = Array.isArray(serviceRecipients) ? serviceRecipients : [];
  return chosen
    .filter((value) => !known.has(value))
    .map((value) => {
      const { name, email } = recipientOf(value);
      return { value, label: `${name} (${email}) · not on the list now` };
    });
}

const options = (rows: readonly { code: string; name: string }[] = []) =>
  rows.map(({ code, name }) => ({ value: code, label: name }));

export const fields: ProviderFields = {
  ...noFields,
  case: [
    {
      key: 'filingAttorneyId',
      wirePath: 'filingAttorneyId',
      label: 'Filing attorney',
      kind: 'choice',
      options: ({ attorneys }) =>
        attorneys.map(({ attorneyId, firstName, lastName, barNumber }) => ({
          value: attorneyId,
          label: `${firstName} ${lastName} (Florida Bar ${barNumber})`,
        })),
      isRequired: (content) => !isSelfRepresented(content),
    },
    {
      key: 'judicialOfficerId',
      wirePath: 'judicialOfficerId',
      label: 'Judge',
      kind: 'choice',
      options: ({ own }) => options(own.judges),
      isOffered: ({ own }) => (own.judges ?? []).length > 0,
      help: 'Only if one is assigned.',
    },
    {
      key: 'feeExemption',
      wirePath: 'feeExemption',
      label: 'Fee exemption',
      kind: 'choice',
      options: () => [
        { value: 'indigent', label: 'Indigent' },
        { value: 'government', label: 'Government' },
      ],
      help: 'The clerk waives the fees of an exempt filer.',
    },
    {
      key: 'isJuryTrialDemanded',
      wirePath: 'isJuryTrialDemanded',
      label: 'Jury trial demanded',
      kind: 'boolean',
      isVisible: isNew,
    },
    {
      key: 'serviceRecipients',
      wirePath: 'serviceRecipients',
      label: 'Serve electronically',
      kind: 'choices',
      isTicked: true,
      options: ({ own }, { extra }) => [...options(own.recipients), ...formerRecipients(own.recipients, extra)],
      partiesServed: (chosen, { own }) => chosen.flatMap((each) => rowOf(own.partiesServed ?? [], each)?.name ?? []),
      help: 'The case’s electronic service list, then your firm’s default recipients. Untick anyone this filing is not served on; they stay on the list.',
      isVisible: (content) => !isNew(content),
    },
    {
      key: 'removedRecipientIds',
      wirePath: 'removedRecipientIds',
      label: 'Take off the case’s service list',
      kind: 'choices',
      isTicked: true,
      options: ({ own }) => options(own.ownRecipients),
      isOffered: ({ own }) => (own.ownRecipients ?? []).length > 0,
      help: 'People whom your firm added. Once the filing is docketed, they are no longer served in this case.',
      isVisible: (content) => !isNew(content),
    },
    {
      key: 'commentsToClerk',
      wirePath: 'commentsToClerk',
      label: 'Comments to the clerk',
      kind: 'longText',
      maxLength: 1000,
      help: 'Not part of the case record.',
    },
  ],
  filing: [
    {
      key: 'isConfidential',
      wirePath: 'isConfidential',
      label: 'File as confidential (rule 2.420)',
      kind: 'boolean',
      // Only some document types may be. What is ticked for another can be unticked.
      isOffered: ({ own }, _, { filingTypeCode, extra }) =>
        extra?.isConfidential === true || own.confidential?.some(({ code }) => code === filingTypeCode) === true,
    },
    { key: 'isEmergency', wirePath: 'isEmergency', label: 'Emergency filing', kind: 'boolean' },
  ],
  renamed: {
    courtId: 'courtCode',
    divisionId: 'caseCategoryCode',
    caseTypeId: 'caseTypeCode',
    amountOfClaim: 'amountInControversy',
    ucn: 'caseTrackingId',
    'filings.*.docketCodeId': 'filings.*.filingTypeCode',
  },
};
