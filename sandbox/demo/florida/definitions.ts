/** The portal's divisions, case types, roles and document types as the demo's orders know them. */
import type { CodeName } from '../../generated/filing/schemas.ts';
import { type Area, type CategoryDefinition, type Role, roles } from '../courts/case-definitions.ts';
import type { FilingTypeDefinition } from '../courts/filing-definitions.ts';
import { caseTypes, divisions, docketCodes, partyRoles } from './policies.ts';

const areas: Readonly<Record<string, Area>> = {
  'circuit-civil': 'civil',
  'county-civil': 'civil',
  family: 'family',
  probate: 'probate',
};

const sides: Readonly<Record<Area, readonly Role[]>> = {
  civil: ['plaintiff', 'defendant'],
  chancery: ['plaintiff', 'defendant'],
  family: ['petitioner', 'respondent'],
  probate: ['decedent', 'petitioner'],
};

/** Divisions that take new cases. */
export const floridaCategories: readonly CategoryDefinition[] = divisions
  .filter(({ allowsNewCases }) => allowsNewCases)
  .map(({ divisionId, name }) => {
    const area = areas[divisionId] ?? 'civil';
    return {
      code: divisionId,
      name,
      area,
      ecfCaseType: 'CivilCase',
      caseTypes: caseTypes
        .filter((type) => type.divisionId === divisionId)
        .map((type) => ({
          code: type.caseTypeId,
          name: type.name,
          feeCents: type.filingFeeCents,
          required: sides[area],
        })),
    };
  });

const codes: Partial<Record<Role, string>> = {
  plaintiff: 'PLT',
  petitioner: 'PLT',
  defendant: 'DFT',
  respondent: 'DFT',
  decedent: 'DEC',
  ward: 'GDN',
  minor: 'MIN',
};

/** Tells what the portal calls a role; it knows few. */
export function floridaRole(role: Role): CodeName {
  const found = partyRoles.find(({ code }) => code === (codes[role] ?? 'INT'));
  return found ?? roles[role];
}

const uses = { initial: 'Initial', subsequent: 'Subsequent', both: 'Both' } as const;

/** A division's document types. */
export function floridaFilingTypes(divisionId: string): FilingTypeDefinition[] {
  return docketCodes
    .filter((code) => code.divisionId === divisionId)
    .map(({ docketCodeId, name, use, feeCents, caseTypeId }) => ({
      code: docketCodeId,
      name,
      use: uses[use],
      feeCents,
      ...(caseTypeId ? { caseTypes: [caseTypeId] } : {}),
      ...(name.startsWith('Motion') ? { isMotion: true as const } : {}),
      ...(docketCodeId === 'dc-proposed-order' ? { isProposedOrder: true as const } : {}),
    }));
}
