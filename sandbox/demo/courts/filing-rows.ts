/** Rows of the tables by filing type. */
import type {
  documentTypes,
  filingComponents,
  filingTypes,
  motionTypes,
  optionalServices,
} from '../../db/schema/filing-codes.ts';
import { categoriesOf, place } from './case-rows.ts';
import {
  components,
  type FilingTypeDefinition,
  type FilingTypeTraits,
  filingTypeDefinitions,
  motionTypeDefinitions,
  type OptionalServiceDefinition,
  optionalServiceDefinitions,
} from './filing-definitions.ts';
import type { TableSet } from './table-sets.ts';

type FilingTypeRow = typeof filingTypes.$inferInsert;

/** A row for the court or for each of the type's categories, plus one for each case type that differs. */
export function filingTypeRows(set: TableSet): FilingTypeRow[] {
  return filingTypeDefinitions.flatMap((definition) => {
    const { areas, caseTypes, exceptions = {} } = definition;
    if (!areas && !caseTypes) return [filingTypeRow(set, definition, {})];
    return categoriesOf(set).flatMap((category) => {
      const ofCategory = { caseCategory: category.code };
      const particular = category.caseTypes
        .filter(({ code }) => caseTypes?.includes(code) || exceptions[code])
        .map(({ code }) => filingTypeRow(set, definition, { ...ofCategory, caseTypeId: code }, exceptions[code]));
      return areas?.includes(category.area) ? [filingTypeRow(set, definition, ofCategory), ...particular] : particular;
    });
  });
}

function filingTypeRow(
  set: TableSet,
  definition: FilingTypeDefinition,
  holdsFor: Pick<FilingTypeRow, 'caseCategory' | 'caseTypeId'>,
  exception: FilingTypeTraits = {},
): FilingTypeRow {
  const traits = { ...definition, ...exception };
  return {
    ...place(set),
    ...holdsFor,
    code: definition.code,
    name: definition.name,
    filingType: definition.use,
    feeCents: traits.feeCents ?? null,
    civilClaimAmount: traits.civilClaimAmount ?? 'Not Available',
    probateEstateAmount: traits.probateEstateAmount ?? 'Not Available',
    amountInControversy: traits.amountInControversy ?? 'Not Available',
    isCourtUseOnly: definition.isCourtUseOnly ?? false,
    useDueDate: definition.useDueDate ?? false,
    isProposedOrder: definition.isProposedOrder ?? false,
  };
}

export function componentRows(set: TableSet): (typeof filingComponents.$inferInsert)[] {
  return definitionsOf(set).flatMap(({ code: filingCodeId, withoutAttachments }) =>
    (withoutAttachments ? [components.lead] : [components.lead, components.attachments]).map((component) => ({
      ...place(set),
      ...component,
      filingCodeId,
    })),
  );
}

export function documentTypeRows(set: TableSet): (typeof documentTypes.$inferInsert)[] {
  const usual = { ...place(set), isCourtUseOnly: false, isDefault: false };
  return [
    { ...usual, code: '9301', name: 'Non-Confidential', isDefault: set.hasDefaultDocumentType },
    { ...usual, code: '9302', name: 'Confidential' },
    // Confidential documents default to confidential.
    ...(set.hasDefaultDocumentType
      ? [
          { ...usual, code: '9301', name: 'Non-Confidential', filingCodeId: '40134' },
          { ...usual, code: '9302', name: 'Confidential', filingCodeId: '40134', isDefault: true },
        ]
      : []),
    ...definitionsOf(set)
      .filter(({ isMotion }) => isMotion)
      .map(({ code: filingCodeId }) => ({ ...usual, code: '9303', name: 'Sealed', filingCodeId })),
    { ...usual, code: '9309', name: 'Judge’s Notes', isCourtUseOnly: true },
  ];
}

export function motionTypeRows(set: TableSet): (typeof motionTypes.$inferInsert)[] {
  return definitionsOf(set)
    .filter(({ isMotion }) => isMotion)
    .flatMap(({ code: filingCodeId }) =>
      motionTypeDefinitions.map((motionType) => ({ ...place(set), ...motionType, filingCodeId })),
    );
}

export function optionalServiceRows(set: TableSet): (typeof optionalServices.$inferInsert)[] {
  return definitionsOf(set).flatMap((filingType) =>
    optionalServiceDefinitions
      .filter((service) => hasService(filingType, service))
      .map(({ code, name, displayOrder, feeCents, multiplier = false, prompt }) => ({
        ...place(set),
        code,
        name,
        displayOrder,
        feeCents,
        filingCodeId: filingType.code,
        multiplier,
        altFeeDesc: prompt?.alternative ?? null,
        hasFeePrompt: prompt !== undefined,
        feePromptText: prompt?.question ?? null,
      })),
  );
}

function hasService(filingType: FilingTypeDefinition, { use, filingTypes: only }: OptionalServiceDefinition): boolean {
  if (filingType.isCourtUseOnly) return false;
  if (only) return only.includes(filingType.code);
  return use === 'Both' || use === filingType.use;
}

/** Filing types available at the court. */
function definitionsOf(set: TableSet): FilingTypeDefinition[] {
  const codes = new Set(filingTypeRows(set).map(({ code }) => code));
  return filingTypeDefinitions.filter(({ code }) => codes.has(code));
}
