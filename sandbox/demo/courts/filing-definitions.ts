/** Filing types of the demo courts and their options. */
import type { FieldAvailability, FilingTypeUse } from '../../generated/filing/schemas.ts';
import type { Area } from './case-definitions.ts';

/** A filing type's traits at a court, in a category or for a case type. */
export interface FilingTypeTraits {
  feeCents?: number;
  civilClaimAmount?: FieldAvailability;
  probateEstateAmount?: FieldAvailability;
  amountInControversy?: FieldAvailability;
}

export interface FilingTypeDefinition extends FilingTypeTraits {
  code: string;
  name: string;
  use: FilingTypeUse;
  /** Missing for types in every category. */
  areas?: readonly Area[];
  /** Limits the type to these case types. */
  caseTypes?: readonly string[];
  /** Differences by case type. */
  exceptions?: Readonly<Record<string, FilingTypeTraits>>;
  isProposedOrder?: true;
  isCourtUseOnly?: true;
  useDueDate?: true;
  /** A hearing can be requested. */
  isMotion?: true;
  /** The lead document can't have attachments. */
  withoutAttachments?: true;
}

/** The notice that is generated from an order; no demo order has one. */
export const noticeOfFiling = '40225';

export const filingTypeDefinitions: readonly FilingTypeDefinition[] = [
  {
    code: '40100',
    name: 'Complaint',
    use: 'Initial',
    areas: ['civil', 'chancery'],
    feeCents: 0,
    exceptions: {
      '70110': { feeCents: 2500, amountInControversy: 'Required' },
      '70111': { feeCents: 1500, amountInControversy: 'Required' },
      '70112': { amountInControversy: 'Required' },
      '70312': { civilClaimAmount: 'Available' },
    },
  },
  {
    code: '40101',
    name: 'Complaint with Jury Demand',
    use: 'Initial',
    areas: ['civil'],
    feeCents: 21250,
    exceptions: { '70110': { feeCents: 23750, amountInControversy: 'Required' } },
  },
  { code: '40110', name: 'Complaint for Possession', use: 'Initial', caseTypes: ['70211', '70212'], feeCents: 0 },
  {
    code: '40115',
    name: 'Small Claims Complaint',
    use: 'Initial',
    caseTypes: ['70150'],
    feeCents: 0,
    amountInControversy: 'Required',
  },
  { code: '40120', name: 'Petition', use: 'Initial', areas: ['family', 'probate'], feeCents: 0 },
  {
    code: '40121',
    name: 'Petition for Letters of Office',
    use: 'Initial',
    caseTypes: ['70610', '70611'],
    feeCents: 4000,
    probateEstateAmount: 'Required',
  },
  { code: '40130', name: 'Summons', use: 'Both', feeCents: 500, withoutAttachments: true },
  { code: '40131', name: 'Affidavit', use: 'Both', feeCents: 0 },
  { code: '40132', name: 'Exhibit', use: 'Both', feeCents: 0 },
  { code: '40133', name: 'Application for Waiver of Court Fees', use: 'Both', feeCents: 0 },
  { code: '40134', name: 'Notice of Confidential Information', use: 'Both', feeCents: 0, withoutAttachments: true },
  { code: '40190', name: 'Proposed Order', use: 'Both', feeCents: 0, isProposedOrder: true, withoutAttachments: true },
  { code: '40201', name: 'Appearance', use: 'Subsequent', feeCents: 17600 },
  { code: '40202', name: 'Appearance with Jury Demand', use: 'Subsequent', areas: ['civil'], feeCents: 38850 },
  { code: '40203', name: 'Answer', use: 'Subsequent', feeCents: 0 },
  { code: '40204', name: 'Answer and Counterclaim', use: 'Subsequent', areas: ['civil', 'chancery'] },
  { code: '40205', name: 'Reply', use: 'Subsequent' },
  { code: '40206', name: 'Response to Motion', use: 'Subsequent', useDueDate: true },
  { code: '40210', name: 'Motion', use: 'Subsequent', isMotion: true },
  { code: '40211', name: 'Motion to Dismiss', use: 'Subsequent', isMotion: true },
  {
    code: '40212',
    name: 'Motion for Summary Judgment',
    use: 'Subsequent',
    areas: ['civil', 'chancery'],
    isMotion: true,
  },
  { code: '40213', name: 'Motion to Compel Discovery', use: 'Subsequent', isMotion: true },
  { code: '40214', name: 'Motion for Continuance', use: 'Subsequent', isMotion: true },
  {
    code: '40215',
    name: 'Motion to Stay Enforcement',
    use: 'Subsequent',
    caseTypes: ['70211', '70212', '70219'],
    isMotion: true,
  },
  { code: '40216', name: 'Motion to Vacate', use: 'Subsequent', feeCents: 6000, isMotion: true },
  { code: '40220', name: 'Notice of Motion', use: 'Subsequent' },
  { code: '40221', name: 'Notice of Appeal', use: 'Subsequent', feeCents: 2500 },
  { code: '40222', name: 'Notice of Withdrawal of Counsel', use: 'Subsequent' },
  { code: '40230', name: 'Proof of Service', use: 'Subsequent' },
  { code: '40231', name: 'Subpoena', use: 'Subsequent', useDueDate: true },
  { code: '40232', name: 'Stipulation', use: 'Subsequent' },
  { code: '40240', name: 'Affidavit for Wage Garnishment', use: 'Subsequent', areas: ['civil'], feeCents: 4500 },
  { code: '40241', name: 'Satisfaction of Judgment', use: 'Subsequent', areas: ['civil', 'chancery'] },
  { code: '40250', name: 'Financial Statement', use: 'Subsequent', areas: ['family'] },
  { code: '40251', name: 'Parenting Plan', use: 'Both', areas: ['family'] },
  { code: '40260', name: 'Will', use: 'Both', areas: ['probate'], withoutAttachments: true },
  { code: '40261', name: 'Inventory of the Estate', use: 'Subsequent', areas: ['probate'] },
  { code: '40290', name: 'Certificate of the Clerk', use: 'Subsequent', isCourtUseOnly: true },
  { code: noticeOfFiling, name: 'Notice of Filing', use: 'Subsequent' },
];

export const components = {
  lead: { code: '551', name: 'Lead Document', required: true, allowMultiple: false, displayOrder: 0 },
  attachments: { code: '552', name: 'Attachments', required: false, allowMultiple: true, displayOrder: 1 },
} as const;

export const motionTypeDefinitions = [
  { code: '17301', name: 'Contested Motion' },
  { code: '17302', name: 'Status Date' },
  { code: '17303', name: 'Emergency Motion' },
];

export interface OptionalServiceDefinition {
  code: string;
  name: string;
  displayOrder: number;
  feeCents: number;
  multiplier?: true;
  /** The filer enters the amount. */
  prompt?: { alternative: string; question: string };
  /** Use with initial filings, subsequent filings or both. */
  use: FilingTypeUse;
  /** Limits it to these filing types. */
  filingTypes?: readonly string[];
}

export const optionalServiceDefinitions: readonly OptionalServiceDefinition[] = [
  { code: '33410', name: 'Certified Copy', displayOrder: 0, feeCents: 750, multiplier: true, use: 'Both' },
  { code: '33411', name: 'Plain Copy (Each Page)', displayOrder: 0, feeCents: 50, multiplier: true, use: 'Both' },
  { code: '33412', name: 'Issue Summons', displayOrder: 1, feeCents: 500, multiplier: true, use: 'Initial' },
  {
    code: '33413',
    name: 'Jury Demand - Six Jurors',
    displayOrder: 2,
    feeCents: 11250,
    use: 'Both',
    filingTypes: ['40100', '40110', '40201', '40203'],
  },
  {
    code: '33414',
    name: 'Jury Demand - Twelve Jurors',
    displayOrder: 2,
    feeCents: 21250,
    use: 'Both',
    filingTypes: ['40100', '40201', '40203'],
  },
  {
    code: '33415',
    name: 'Certified Mail (Each Recipient)',
    displayOrder: 3,
    feeCents: 985,
    multiplier: true,
    use: 'Both',
  },
  {
    code: '33425',
    name: 'Sheriff Service Deposit',
    displayOrder: 4,
    feeCents: 0,
    prompt: { alternative: 'As stated by the filer', question: 'How much is the deposit?' },
    use: 'Initial',
  },
  { code: '33430', name: 'Publication of Notice', displayOrder: 5, feeCents: 6000, use: 'Initial' },
  { code: '33431', name: 'Exemplified Copy', displayOrder: 5, feeCents: 2000, multiplier: true, use: 'Subsequent' },
];
