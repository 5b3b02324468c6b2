/** Rows of the tables by court and case type. */
import type {
  caseCategories,
  caseTypes,
  courtPolicies,
  crossReferences,
  damageAmounts,
  dataFields,
  disclaimerRequirements,
  filerTypes,
  partyTypes,
  procedureRemedies,
  serviceTypes,
} from '../../db/schema/codes.ts';
import { usualPolicy } from '../../services/filing/codes/usual-policy.ts';
import {
  type CategoryDefinition,
  categories,
  damageRanges,
  furtherRoles,
  procedures,
  type Role,
  retiredRole,
  roles,
} from './case-definitions.ts';
import { dataFieldDefinitions } from './data-field-definitions.ts';
import type { TableSet } from './table-sets.ts';

/** Categories of a table set's courts. */
export function categoriesOf({ areas }: TableSet): CategoryDefinition[] {
  return categories.filter(({ area }) => areas.includes(area));
}

/** Location columns of a table set's rows. */
export function place({ state, location }: TableSet) {
  return { state, location };
}

export function policyRow(set: TableSet, now: Date): typeof courtPolicies.$inferInsert {
  return {
    ...usualPolicy({ ...place(set), timeZone: set.timeZone, now }),
    requiresTextSearchablePdf: set.requiresTextSearchablePdf,
  };
}

export function categoryRows(set: TableSet): (typeof caseCategories.$inferInsert)[] {
  return categoriesOf(set).map(({ code, name, ecfCaseType, procedureRemedy, damageAmount }) => ({
    ...place(set),
    code,
    name,
    ecfCaseType,
    procedureRemedyInitial: procedureRemedy ?? 'Not Available',
    procedureRemedySubsequent: procedureRemedy ? 'Available' : 'Not Available',
    damageAmountInitial: damageAmount ?? 'Not Available',
    damageAmountSubsequent: 'Not Available',
  }));
}

export function caseTypeRows(set: TableSet): (typeof caseTypes.$inferInsert)[] {
  return categoriesOf(set).flatMap((category) =>
    category.caseTypes.map(({ code, name, feeCents, initial = true, willFiledDate = 'Not Available' }) => ({
      ...place(set),
      code,
      name,
      caseCategory: category.code,
      initial,
      feeCents,
      willFiledDate,
    })),
  );
}

/** Required roles apply to their case type, other roles to the whole court. */
export function partyTypeRows(set: TableSet): (typeof partyTypes.$inferInsert)[] {
  const required = caseTypesOf(set).flatMap((caseType) =>
    caseType.required.map((role, index) => ({
      ...roleRow(set, role),
      caseTypeId: caseType.code,
      isRequired: true,
      displayOrder: index + 1,
    })),
  );
  const further = new Set(set.areas.flatMap((area) => furtherRoles[area]));
  return [
    ...required,
    ...[...further].map((role) => roleRow(set, role)),
    { ...place(set), ...retiredRole, isAvailableForNewParties: false, isRequired: false },
  ];
}

/** Two defendants are free; each additional one costs the court's mailing fee. */
function roleRow(set: TableSet, role: Role): typeof partyTypes.$inferInsert {
  return {
    ...place(set),
    ...roles[role],
    isAvailableForNewParties: true,
    isRequired: false,
    ...(role === 'defendant' ? { amountCents: 550, numberOfPartiesToIgnore: 2 } : {}),
    dateOfDeath: role === 'decedent' ? 'Required' : 'Not Available',
  };
}

export function crossReferenceRows(set: TableSet): (typeof crossReferences.$inferInsert)[] {
  const county = set.attorneyCodeOf;
  const attorneyCodes = county
    ? caseTypesOf(set)
        .filter(({ needsAttorneyCode }) => needsAttorneyCode)
        .map(({ code: caseTypeId }) => ({
          ...place(set),
          code: '61500',
          name: `${county} Attorney Code`,
          caseTypeId,
          isDefault: true,
          isRequired: true,
          validationRegex: '^[0-9]{5}$',
          customValidationFailureMessage: `Enter your five-digit ${county} Attorney Code. Enter 90000 if you represent yourself.`,
        }))
    : [];
  const optional = { ...place(set), isDefault: false, isRequired: false };
  return [
    ...attorneyCodes,
    { ...optional, code: '61510', name: 'Case Number of Another Agency' },
    ...caseTypesOf(set)
      .filter(({ code }) => code === '70211' || code === '70410')
      .map(({ code: caseTypeId }) => ({ ...optional, code: '61520', name: 'Parcel Number', caseTypeId })),
  ];
}

export function procedureRows(set: TableSet): (typeof procedureRemedies.$inferInsert)[] {
  return categoriesOf(set)
    .filter(({ procedureRemedy }) => procedureRemedy)
    .flatMap(({ code: caseCategory }) => procedures.map((row) => ({ ...place(set), ...row, caseCategory })));
}

export function damageRows(set: TableSet): (typeof damageAmounts.$inferInsert)[] {
  return categoriesOf(set)
    .filter(({ damageAmount }) => damageAmount)
    .flatMap(({ code: caseCategory }) =>
      damageRanges.map((row, position) => ({ ...place(set), ...row, caseCategory, position })),
    );
}

export function dataFieldRows(set: TableSet): (typeof dataFields.$inferInsert)[] {
  const replaced = new Map(set.dataFields.map((field) => [field.code, field]));
  return dataFieldDefinitions.map((usual) => ({
    ...place(set),
    name: usual.code,
    isVisible: true,
    isRequired: false,
    isReadOnly: false,
    ...(replaced.get(usual.code) ?? usual),
  }));
}

export function serviceTypeRows(set: TableSet): (typeof serviceTypes.$inferInsert)[] {
  return [
    { ...place(set), code: '-710', name: 'Electronic service', serviceMethod: 'ESERVICE' },
    {
      ...place(set),
      code: '-711',
      name: 'Mail by the clerk',
      serviceMethod: 'MAIL',
      feeCents: 450,
      disclaimerText: 'The clerk mails one copy within two court days.',
    },
  ];
}

export function filerTypeRows(set: TableSet): (typeof filerTypes.$inferInsert)[] {
  if (!set.asksFilerType) return [];
  return [
    { ...place(set), code: '2201', name: 'Attorney', isDefault: true },
    { ...place(set), code: '2202', name: 'Self-represented', isDefault: false },
    { ...place(set), code: '2203', name: 'Government agency', isDefault: false },
  ];
}

export function disclaimerRows(set: TableSet): (typeof disclaimerRequirements.$inferInsert)[] {
  if (!set.hasDisclaimers) return [];
  return [
    {
      ...place(set),
      code: '66010',
      name: 'Redaction',
      listOrder: 0,
      requirementText:
        'I have removed personal identifiers from every document of this envelope.\nI know that the clerk does not check for them.',
    },
    {
      ...place(set),
      code: '66011',
      name: 'Fees',
      listOrder: 1,
      requirementText: 'I know that the court’s fees are not refunded once the filing is accepted.',
    },
  ];
}

function caseTypesOf(set: TableSet) {
  return categoriesOf(set).flatMap(({ caseTypes: types }) => types);
}
