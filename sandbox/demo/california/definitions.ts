/** Case and document types of California's courts, by system. Form numbers are the Judicial Council's. */
import type { EFilingProvider, MultisourceDocumentType } from '../../generated/filing/schemas.ts';
import { type CaseTypeDefinition, type CategoryDefinition, type Role, roles } from '../courts/case-definitions.ts';
import type { FilingTypeDefinition } from '../courts/filing-definitions.ts';

const adversaries = ['plaintiff', 'defendant'] as const;
const spouses = ['petitioner', 'respondent'] as const;

/** The first paper's fee, by which the demo's orders were paid. */
const unlimited = 43_500;
const limited = 38_500;

type CaseType = readonly [code: string, name: string, feeCents: number, required: readonly Role[]];
const caseTypes = (...types: readonly CaseType[]): CaseTypeDefinition[] =>
  types.map(([code, name, feeCents, required]) => ({ code, name, feeCents, required }));

const oneLegalCategories: readonly CategoryDefinition[] = [
  {
    code: 'CIV',
    name: 'Civil',
    area: 'civil',
    ecfCaseType: 'CivilCase',
    caseTypes: caseTypes(
      ['06', 'Breach of Contract/Warranty', unlimited, adversaries],
      ['09', 'Collections', limited, adversaries],
      ['22', 'Auto - Personal Injury/Property Damage', unlimited, adversaries],
      ['25', 'Professional Negligence', unlimited, adversaries],
      ['26', 'Other Real Property', unlimited, adversaries],
      ['42', 'Other Complaint', unlimited, adversaries],
    ),
  },
  {
    code: 'UD',
    name: 'Unlawful Detainer',
    area: 'civil',
    ecfCaseType: 'CivilCase',
    caseTypes: caseTypes(
      ['31', 'Unlawful Detainer - Commercial', limited, adversaries],
      ['32', 'Unlawful Detainer - Residential', limited, adversaries],
    ),
  },
  {
    code: 'FAM',
    name: 'Family Law',
    area: 'family',
    ecfCaseType: 'DomesticCase',
    caseTypes: caseTypes(
      ['510', 'Dissolution of Marriage with Minor Children', unlimited, spouses],
      ['511', 'Dissolution of Marriage without Minor Children', unlimited, spouses],
      ['512', 'Legal Separation', unlimited, spouses],
      ['513', 'Parentage', unlimited, spouses],
    ),
  },
  {
    code: 'PRO',
    name: 'Probate',
    area: 'probate',
    ecfCaseType: 'CivilCase',
    caseTypes: caseTypes(
      ['610', 'Letters Testamentary', unlimited, ['decedent', 'executor']],
      ['611', 'Letters of Administration', unlimited, ['decedent', 'petitioner']],
      ['612', 'Guardianship of a Minor', unlimited, ['petitioner', 'minor']],
    ),
  },
];

/** Jti's codes name the category: CU-BC. */
const jtiCategories: readonly CategoryDefinition[] = [
  {
    code: 'CU',
    name: 'Civil Unlimited',
    area: 'civil',
    ecfCaseType: 'CivilCase',
    caseTypes: caseTypes(
      ['CU-BC', 'Breach of Contract', unlimited, adversaries],
      ['CU-OT', 'Other Civil', unlimited, adversaries],
      ['CU-PI', 'Personal Injury', unlimited, adversaries],
    ),
  },
  {
    code: 'CL',
    name: 'Civil Limited',
    area: 'civil',
    ecfCaseType: 'CivilCase',
    caseTypes: caseTypes(
      ['CL-BC', 'Breach of Contract, Limited', limited, adversaries],
      ['CL-CO', 'Collections, Limited', limited, adversaries],
      ['CL-UD', 'Unlawful Detainer', limited, adversaries],
    ),
  },
  {
    code: 'FL',
    name: 'Family Law',
    area: 'family',
    ecfCaseType: 'DomesticCase',
    caseTypes: caseTypes(
      ['FL-DC', 'Dissolution with Minor Children', unlimited, spouses],
      ['FL-DN', 'Dissolution without Minor Children', unlimited, spouses],
      ['FL-LS', 'Legal Separation', unlimited, spouses],
    ),
  },
  {
    code: 'PR',
    name: 'Probate',
    area: 'probate',
    ecfCaseType: 'CivilCase',
    caseTypes: caseTypes(
      ['PR-LA', 'Letters of Administration', unlimited, ['decedent', 'petitioner']],
      ['PR-LT', 'Letters Testamentary', unlimited, ['decedent', 'executor']],
    ),
  },
];

/** Category and case types by the provider of a court. Paper courts use One Legal's. */
export const categoriesOf = (provider: EFilingProvider): readonly CategoryDefinition[] =>
  provider === 'jti' ? jtiCategories : oneLegalCategories;

/** Case types that are unlawful detainers. */
const unlawfulDetainers: ReadonlySet<string> = new Set(['31', '32', 'CL-UD']);
export const isUnlawfulDetainer = (caseTypeCode: string): boolean => unlawfulDetainers.has(caseTypeCode);

const partyRoles: readonly (readonly [Role, isRequired: boolean])[] = [
  ['plaintiff', false],
  ['defendant', false],
  ['petitioner', false],
  ['respondent', false],
  ['decedent', false],
  ['executor', false],
  ['minor', false],
  ['intervenor', false],
];

export const partyTypes = partyRoles.map(([role, isRequired]) => ({ ...roles[role], isRequired }));

/** Document types: code, name, use, fee in cents, then what differs. */
const documents: readonly (FilingTypeDefinition & { takesReservation?: true })[] = [
  { code: 'COMP', name: 'Complaint', use: 'Initial', areas: ['civil'] },
  { code: 'UD-100', name: 'Complaint - Unlawful Detainer', use: 'Initial', caseTypes: [...unlawfulDetainers] },
  { code: 'FL-100', name: 'Petition - Marriage/Domestic Partnership', use: 'Initial', areas: ['family'] },
  { code: 'DE-111', name: 'Petition for Probate', use: 'Initial', areas: ['probate'] },
  { code: 'PET', name: 'Petition', use: 'Initial', areas: ['family', 'probate'] },
  { code: 'CM-010', name: 'Civil Case Cover Sheet', use: 'Initial', withoutAttachments: true },
  { code: 'SUM-100', name: 'Summons', use: 'Both', withoutAttachments: true },
  { code: 'FW-001', name: 'Request to Waive Court Fees', use: 'Both', withoutAttachments: true },
  { code: 'DECL', name: 'Declaration', use: 'Both' },
  { code: 'EXH', name: 'Exhibit', use: 'Both' },
  { code: 'ORD', name: 'Proposed Order', use: 'Both', isProposedOrder: true },
  { code: 'ANS', name: 'Answer', use: 'Subsequent', feeCents: 43_500 },
  { code: 'OPP', name: 'Opposition', use: 'Subsequent' },
  { code: 'REPLY', name: 'Reply', use: 'Subsequent' },
  { code: 'DEM', name: 'Demurrer', use: 'Subsequent', feeCents: 6_000, isMotion: true, takesReservation: true },
  {
    code: 'MSJ',
    name: 'Motion for Summary Judgment',
    use: 'Subsequent',
    areas: ['civil'],
    feeCents: 50_000,
    isMotion: true,
    takesReservation: true,
  },
  {
    code: 'MTC',
    name: 'Motion to Compel Discovery',
    use: 'Subsequent',
    feeCents: 6_000,
    isMotion: true,
    takesReservation: true,
  },
  { code: 'MOT', name: 'Motion', use: 'Subsequent', feeCents: 6_000, isMotion: true, takesReservation: true },
  { code: 'EXP', name: 'Ex Parte Application', use: 'Subsequent', feeCents: 6_000, isMotion: true },
  { code: 'CMS', name: 'Case Management Statement', use: 'Subsequent' },
  { code: 'NOTC', name: 'Notice', use: 'Subsequent' },
  { code: 'POS', name: 'Proof of Service', use: 'Subsequent' },
  { code: 'STIP', name: 'Stipulation', use: 'Subsequent', feeCents: 2_000 },
  { code: 'SUB', name: 'Substitution of Attorney', use: 'Subsequent' },
];

/** As the demo's orders know filing types. */
export const californiaFilingTypes: readonly FilingTypeDefinition[] = documents;

const uses = { Initial: 'initial', Subsequent: 'subsequent', Both: 'both' } as const;

/** A system's document types, by name. Only Jti's courts have reservations. */
export function documentTypesOf(provider: EFilingProvider): MultisourceDocumentType[] {
  return documents
    .map(({ code, name, use, feeCents = 0, isProposedOrder = false, takesReservation = false }) => ({
      code,
      name,
      use: uses[use],
      fee: feeCents / 100,
      isProposedOrder,
      needsReservation: takesReservation && provider === 'jti',
    }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}
