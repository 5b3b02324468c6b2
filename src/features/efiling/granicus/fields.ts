/** What only the portal asks for (filing variants, section 1). */

import { noFields, type ProviderFields } from '../model/fields';
import type { FilingContent } from '../model/filing-content';
import { flowOf } from '../model/filing-content';

const isNew = (content: FilingContent) => flowOf(content) === 'new-case';

/** Parties of the firm that are all on their own need no attorney. */
const isSelfRepresented = ({ parties, filingPartyIds = [] }: FilingContent) => {
  const own = parties.filter(({ isFilingParty }) => isFilingParty);
  return filingPartyIds.length === 0 && own.length > 0 && own.every((party) => party.isSelfRepresented);
};

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
      options: ({ own }) => options(own.recipients),
      help: 'The case’s electronic service list, then your firm’s default recipients. Remove anyone this filing is not served on.',
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
