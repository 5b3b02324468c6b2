/** Categories, case types and roles of the demo courts. Codes are the same at every court. */
import type { CaseCategory, FieldAvailability } from '../../generated/filing/schemas.ts';

/** Area of law. A division hears one; a whole court hears all. */
export type Area = 'civil' | 'chancery' | 'family' | 'probate';

export const roles = {
  plaintiff: { code: '52001', name: 'Plaintiff' },
  defendant: { code: '52002', name: 'Defendant' },
  petitioner: { code: '52003', name: 'Petitioner' },
  respondent: { code: '52004', name: 'Respondent' },
  decedent: { code: '52010', name: 'Decedent' },
  executor: { code: '52011', name: 'Executor' },
  ward: { code: '52012', name: 'Ward' },
  minor: { code: '52013', name: 'Minor' },
  intervenor: { code: '52020', name: 'Intervenor' },
  thirdPartyDefendant: { code: '52021', name: 'Third-Party Defendant' },
  garnishee: { code: '52022', name: 'Garnishee' },
  interpleader: { code: '52040', name: 'Interpleader' },
} as const;

export type Role = keyof typeof roles;

export interface CaseTypeDefinition {
  code: string;
  name: string;
  /** Case initiation fee. */
  feeCents: number;
  /** Required roles, in form order. */
  required: readonly Role[];
  /** False for types that only existing cases have. */
  initial?: false;
  /** The court requires its attorney code. */
  needsAttorneyCode?: true;
  willFiledDate?: FieldAvailability;
}

export interface CategoryDefinition {
  code: string;
  name: string;
  area: Area;
  ecfCaseType: CaseCategory['ecfCaseType'];
  /** Applies when opening a case; later filings require nothing. */
  procedureRemedy?: FieldAvailability;
  damageAmount?: FieldAvailability;
  caseTypes: readonly CaseTypeDefinition[];
}

const adversaries = ['plaintiff', 'defendant'] as const;
const spouses = ['petitioner', 'respondent'] as const;

export const categories: readonly CategoryDefinition[] = [
  {
    code: '7100',
    name: 'Civil',
    area: 'civil',
    ecfCaseType: 'CivilCase',
    caseTypes: [
      {
        code: '70110',
        name: 'Contract - Over $50,000',
        feeCents: 33700,
        required: adversaries,
        needsAttorneyCode: true,
      },
      { code: '70111', name: 'Contract - $50,000 or Less', feeCents: 26800, required: adversaries },
      { code: '70112', name: 'Confession of Judgment', feeCents: 26800, required: adversaries },
      { code: '70113', name: 'Replevin', feeCents: 26800, required: adversaries },
      { code: '70150', name: 'Small Claims', feeCents: 8900, required: adversaries },
      { code: '70211', name: 'Residential Eviction', feeCents: 27100, required: adversaries },
      { code: '70212', name: 'Commercial Eviction', feeCents: 27100, required: adversaries, needsAttorneyCode: true },
      { code: '70219', name: 'Eviction - Transferred', feeCents: 0, required: adversaries, initial: false },
    ],
  },
  {
    code: '7110',
    name: 'Tort',
    area: 'civil',
    ecfCaseType: 'CivilCase',
    procedureRemedy: 'Available',
    damageAmount: 'Required',
    caseTypes: [
      { code: '70310', name: 'Personal Injury - Motor Vehicle', feeCents: 33700, required: adversaries },
      { code: '70311', name: 'Personal Injury - Premises', feeCents: 33700, required: adversaries },
      { code: '70312', name: 'Property Damage', feeCents: 26800, required: adversaries },
      {
        code: '70313',
        name: 'Professional Malpractice',
        feeCents: 33700,
        required: adversaries,
        needsAttorneyCode: true,
      },
    ],
  },
  {
    code: '7200',
    name: 'Chancery',
    area: 'chancery',
    ecfCaseType: 'CivilCase',
    procedureRemedy: 'Required',
    damageAmount: 'Available',
    caseTypes: [
      { code: '70410', name: 'Mortgage Foreclosure', feeCents: 35200, required: adversaries, needsAttorneyCode: true },
      { code: '70411', name: 'Mechanics Lien', feeCents: 35200, required: adversaries, needsAttorneyCode: true },
      { code: '70412', name: 'Partition', feeCents: 35200, required: adversaries },
      { code: '70413', name: 'Injunction', feeCents: 35200, required: adversaries, needsAttorneyCode: true },
      { code: '70414', name: 'Declaratory Judgment', feeCents: 35200, required: adversaries },
      { code: '70419', name: 'Quiet Title - Converted', feeCents: 0, required: adversaries, initial: false },
    ],
  },
  {
    code: '7300',
    name: 'Domestic Relations',
    area: 'family',
    ecfCaseType: 'DomesticCase',
    caseTypes: [
      { code: '70510', name: 'Dissolution with Children', feeCents: 34100, required: spouses },
      { code: '70511', name: 'Dissolution without Children', feeCents: 34100, required: spouses },
      { code: '70512', name: 'Legal Separation', feeCents: 34100, required: spouses },
      { code: '70513', name: 'Parentage', feeCents: 22500, required: spouses },
      { code: '70514', name: 'Order of Protection', feeCents: 0, required: spouses },
      {
        code: '70519',
        name: 'Support - Registered from Another State',
        feeCents: 0,
        required: spouses,
        initial: false,
      },
    ],
  },
  {
    code: '7310',
    name: 'Change of Name',
    area: 'family',
    ecfCaseType: 'CivilCase',
    caseTypes: [{ code: '70530', name: 'Change of Name - Adult', feeCents: 18400, required: ['petitioner'] }],
  },
  {
    code: '7400',
    name: 'Probate',
    area: 'probate',
    ecfCaseType: 'CivilCase',
    caseTypes: [
      {
        code: '70610',
        name: 'Decedent’s Estate with Will',
        feeCents: 28300,
        required: ['decedent', 'executor'],
        willFiledDate: 'Required',
      },
      {
        code: '70611',
        name: 'Decedent’s Estate without Will',
        feeCents: 28300,
        required: ['decedent', 'petitioner'],
      },
      { code: '70612', name: 'Guardianship of a Minor', feeCents: 15600, required: ['petitioner', 'minor'] },
      { code: '70613', name: 'Guardianship of an Adult', feeCents: 15600, required: ['petitioner', 'ward'] },
    ],
  },
];

/** Optional roles for any case of the area. */
export const furtherRoles: Readonly<Record<Area, readonly Role[]>> = {
  civil: ['plaintiff', 'defendant', 'intervenor', 'thirdPartyDefendant', 'garnishee', 'interpleader'],
  chancery: ['plaintiff', 'defendant', 'intervenor', 'thirdPartyDefendant', 'interpleader'],
  family: ['petitioner', 'respondent', 'intervenor'],
  probate: ['petitioner', 'respondent', 'intervenor'],
};

/** A retired role that older cases still have. */
export const retiredRole = { code: '52077', name: 'Converted Garnishee' };

export const procedures = [
  { code: '8801', name: 'Declaratory judgment' },
  { code: '8802', name: 'Injunction' },
  { code: '8803', name: 'Money judgment' },
  { code: '8804', name: 'Possession of the premises' },
  { code: '8805', name: 'Sale of the property' },
];

/** Smallest first. */
export const damageRanges = [
  { code: '8911', name: '$10,000 or less' },
  { code: '8912', name: 'More than $10,000 and up to $50,000' },
  { code: '8913', name: 'More than $50,000 and up to $250,000' },
  { code: '8914', name: 'More than $250,000' },
];
