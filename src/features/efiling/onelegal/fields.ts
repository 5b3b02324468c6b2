/** What only California's courts ask for (filing variants, sections 1 and 3). */
import { type CourtTables, rowOf } from '../model/court-tables';
import { type FilingField, noFields, type ProviderFields } from '../model/fields';
import { type EnteredFiling, type FieldValue, type FilingContent, flowOf } from '../model/filing-content';
import { recipientOf } from '../model/recipients';

const isNew = (content: FilingContent) => flowOf(content) === 'new-case';
const isInto = (content: FilingContent) => !isNew(content);

/** Tells whether the case's type is an eviction's. */
export const isEvictionType = ({ own }: CourtTables, { caseTypeCode }: FilingContent): boolean =>
  rowOf(own.unlawfulDetainers ?? [], caseTypeCode) !== undefined;

/** Tells what was confirmed for a former case type stays in view, to be taken back. */
const isEviction = (tables: CourtTables, content: FilingContent) =>
  isEvictionType(tables, content) || content.extra?.isUnlawfulDetainer === true;

/** Tells whether a motion's hearing must have been reserved. */
const needsReservation = ({ own }: CourtTables, { filingTypeCode }: EnteredFiling): boolean =>
  rowOf(own.reserved ?? [], filingTypeCode) !== undefined;

const caseFields: ProviderFields['case'] = [
  {
    key: 'divisionId',
    wirePath: 'divisionId',
    label: 'Division',
    kind: 'choice',
    options: ({ own }) => (own.divisions ?? []).map(({ code, name }) => ({ value: code, label: name })),
    isRequired: isNew,
  },
  {
    key: 'jurisdictionalAmount',
    wirePath: 'jurisdictionalAmount',
    label: 'Amount demanded',
    kind: 'choice',
    options: () => [
      { value: 'limited-to-10000', label: 'Limited, up to $10,000' },
      { value: 'limited-over-10000', label: 'Limited, over $10,000 to $35,000' },
      { value: 'unlimited', label: 'Unlimited, over $35,000' },
    ],
    help: 'Decides the fee of the first paper.',
    isVisible: isNew,
    isRequired: isNew,
  },
  {
    key: 'isUnlawfulDetainer',
    wirePath: 'isUnlawfulDetainer',
    label: 'This case is an unlawful detainer (eviction)',
    kind: 'boolean',
    isVisible: isNew,
    isOffered: isEviction,
    isRequired: () => true,
  },
  {
    key: 'premisesAddress',
    wirePath: 'premisesAddress',
    label: 'Premises',
    kind: 'address',
    help: 'The address that the tenant is asked to leave.',
    isVisible: isNew,
    isOffered: isEviction,
    isRequired: () => true,
  },
  {
    key: 'isComplex',
    wirePath: 'coverSheet.isComplex',
    label: 'Cover sheet: the case is complex',
    kind: 'boolean',
    help: 'California Rules of Court, rule 3.400.',
    isVisible: isNew,
  },
  {
    key: 'isClassAction',
    wirePath: 'coverSheet.isClassAction',
    label: 'Cover sheet: class action',
    kind: 'boolean',
    isVisible: isNew,
  },
  {
    key: 'remedies',
    wirePath: 'coverSheet.remedies',
    label: 'Cover sheet: remedies sought',
    kind: 'choices',
    options: () => [
      { value: 'monetary', label: 'Monetary' },
      { value: 'nonmonetary', label: 'Nonmonetary; declaratory or injunctive relief' },
      { value: 'punitive', label: 'Punitive' },
    ],
    isVisible: isNew,
  },
  {
    key: 'causesOfAction',
    wirePath: 'coverSheet.causesOfAction',
    label: 'Cover sheet: number of causes of action',
    kind: 'count',
    maxLength: 3,
    isVisible: isNew,
  },
  {
    key: 'isFeeWaiverRequested',
    wirePath: 'isFeeWaiverRequested',
    label: 'Ask the court to waive its fees',
    kind: 'boolean',
    help: 'Add form FW-001 to the filings. The quote then has no court fees.',
  },
  {
    key: 'serviceRecipients',
    wirePath: 'serviceRecipients',
    label: 'Serve electronically',
    kind: 'recipients',
    options: ({ own }) => (own.recipients ?? []).map(({ code, name }) => ({ value: code, label: name })),
    partiesServed: (chosen) => chosen.flatMap((each) => recipientOf(each).partyName ?? []),
    help: 'Everyone here is sent all documents of this filing when you submit it.',
    isVisible: isInto,
  },
  {
    key: 'messageToClerk',
    wirePath: 'messageToClerk',
    label: 'Message to the clerk',
    kind: 'longText',
    maxLength: 1000,
    help: 'Not part of the case record.',
  },
];

const security: FilingField = {
  key: 'security',
  wirePath: 'security',
  label: 'Restricted access',
  kind: 'choice',
  options: () => [
    { value: 'private', label: 'Confidential' },
    { value: 'sealed', label: 'Sealed' },
  ],
  help: 'The court decides. Say why in the message to the clerk.',
};

const isEntered = (value: FieldValue) => value !== undefined && value !== '';

const reservation: FilingField = {
  key: 'hearingReservationNumber',
  wirePath: 'hearingReservationNumber',
  label: 'Hearing reservation number',
  kind: 'text',
  maxLength: 12,
  help: 'The 12 digits of the court’s reservation. The motion’s fee was paid with it.',
  isOffered: (tables, _, filing) => needsReservation(tables, filing),
  isRequired: () => true,
  check: (value) => (/^[0-9]{12}$/.test(String(value)) ? undefined : 'A reservation number has 12 digits.'),
};

/** The first paper's fee goes by the demand. */
export const missingForQuote = (content: FilingContent): string[] =>
  isNew(content) && !isEntered(content.extra?.jurisdictionalAmount) ? ['the amount demanded'] : [];

export const fields: ProviderFields = {
  ...noFields,
  case: caseFields,
  filing: [reservation, security],
  renamed: {
    courtId: 'courtCode',
    'filings.*.documentTypeCode': 'filings.*.filingTypeCode',
    'filings.*.title': 'filings.*.description',
  },
};
