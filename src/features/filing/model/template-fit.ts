/** Starts a filing from a template, and tells what the court has changed since the template was saved. */
import type { FilingEntry, OptionalService, Party } from '@/api/generated/filing/model';
import type { FilingTemplate, TemplateContent, TemplateValue } from '@/api/generated/workspace/model';
import {
  attorneyName,
  type CourtTables,
  type Extra,
  type FieldValue,
  type FilingContent,
  type FilingTypeTables,
  newFiling,
  newParty,
  type ProviderFields,
  rowOf,
  shownFields,
} from '@/features/efiling';

/** A filing from a template. */
export interface FittedTemplate {
  content: FilingContent;
  /** What the court or firm no longer has, and so is left out: `Filing type “Complaint”`. */
  gone: string[];
  /** What has another name now: `Filing type “Complaint” is now “Petition”`. */
  renamed: string[];
  /** The services whose amount has to be entered, by filing and code. */
  amounts: { filingId: string; code: string; label: string }[];
}

interface FitTo {
  /** The tables for the content's court, category and case type. */
  tables: CourtTables;
  /** By filing type; missing for types that are gone. */
  ofTypes: ReadonlyMap<string, FilingTypeTables>;
  /** What only the provider's courts ask for of a case. */
  fields: ProviderFields['case'];
  makeId: () => string;
}

/** Tells what decides which tables apply. Codes that are gone are dropped when the tables are loaded. */
export function templateClassification({ court, caseCategory, caseType }: TemplateContent) {
  return { courtCode: court.code, caseCategoryCode: caseCategory?.code, caseTypeCode: caseType?.code };
}

/**
 * Fills in what the template keeps. Values that the tables don't have are left out and named; those that depend on a
 * missing case type stay until another is chosen, since nothing tells yet whether they exist.
 * @param base a new case's empty content, or that of the case to file into.
 */
export function fitTemplate(base: FilingContent, template: FilingTemplate, fitTo: FitTo): FittedTemplate {
  const { content, filingFlow } = template;
  const { tables, fields, makeId } = fitTo;
  const differences = new Differences();
  const kept = <Row extends { code: string; name: string }>(
    what: string,
    table: readonly Row[],
    value?: TemplateValue,
  ) => differences.kept(what, table, value)?.code;
  const isOpening = filingFlow === 'new-case';
  const courtCode = isOpening ? kept('Court', tables.courts, content.court) : base.courtCode;
  const caseCategoryCode = isOpening
    ? kept('Case category', tables.categories, content.caseCategory)
    : base.caseCategoryCode;
  const caseTypeCode = isOpening ? kept('Case type', tables.caseTypes, content.caseType) : base.caseTypeCode;
  const isClassified = caseTypeCode !== undefined;
  const attorneys = tables.attorneys.map((attorney) => ({ code: attorney.attorneyId, name: attorneyName(attorney) }));
  const parties = content.parties.map(
    ({ kind, partyType, isFilingParty, isSelfRepresented, attorneys: named }): Party => ({
      ...newParty(kind, isClassified ? kept('Party type', tables.partyTypes, partyType) : partyType?.code, makeId()),
      isFilingParty,
      isSelfRepresented,
      attorneyIds: named.flatMap((attorney) => kept('Attorney', attorneys, attorney) ?? []),
    }),
  );
  const entries = content.filings.map((filing): { entry: FilingEntry; prompts: OptionalService[] } => {
    const attorney = kept('Attorney', attorneys, filing.attorney);
    const type = isClassified ? kept('Filing type', tables.filingTypes, filing.filingType) : filing.filingType?.code;
    const ofType = type === undefined ? undefined : fitTo.ofTypes.get(type);
    const services = filing.optionalServices.flatMap((service) => {
      const row = ofType && differences.kept('Service', ofType.optionalServices, service);
      return row ? [{ row, quantity: row.multiplier ? service.quantity : 1 }] : [];
    });
    return {
      entry: {
        ...newFiling(makeId(), attorney),
        action: filing.action,
        filingTypeCode: type,
        description: rowOf(tables.filingTypes, type)?.name.trim().slice(0, 255),
        motionTypeCode: ofType && kept('Motion type', ofType.motionTypes, filing.motionType),
        optionalServices: services.map(({ row, quantity }) => ({ code: row.code, quantity })),
      },
      prompts: services.flatMap(({ row }) => (row.hasFeePrompt ? [row] : [])),
    };
  });
  const classified = { ...base, courtCode, caseCategoryCode, caseTypeCode };
  const extra = keptFields(content, { classified, tables, fields }, differences);
  return {
    content: {
      ...classified,
      ...(extra && { extra: { ...base.extra, ...extra } }),
      filerTypeCode: kept('Filer type', tables.filerTypes, content.filerType) ?? base.filerTypeCode,
      damageAmountCode: kept('Damage amount', tables.damageAmounts, content.damageAmount),
      procedureRemedyCodes: content.procedureRemedies.flatMap(
        (remedy) => kept('Procedure or remedy', tables.procedureRemedies, remedy) ?? [],
      ),
      crossReferences: content.crossReferences.flatMap(({ code, name, value }) =>
        !isClassified || kept('Cross reference', tables.crossReferences, { code, name }) ? [{ code, value }] : [],
      ),
      parties,
      filings: entries.map(({ entry }) => entry),
    },
    gone: [...differences.gone],
    renamed: [...differences.renamed],
    amounts: entries.flatMap(({ entry, prompts }) =>
      prompts.map(({ code, name, feePromptText }) => ({
        filingId: entry.id,
        code,
        label: feePromptText ?? `Amount of ${name.trim()}`,
      })),
    ),
  };
}

interface FieldsToFit extends Pick<FitTo, 'tables' | 'fields'> {
  /** The content with what decides which fields there are. */
  classified: FilingContent;
}

/** The provider's own values that its court still offers; undefined without any. */
function keptFields(
  { fields: saved = [] }: TemplateContent,
  { classified, tables, fields }: FieldsToFit,
  differences: Differences,
): Extra | undefined {
  const shown = shownFields(fields, tables, classified);
  const kept = saved.flatMap(({ key, value, name }): [string, FieldValue][] => {
    const field = shown.find((each) => each.key === key);
    if (!field) return [];
    if (field.kind === 'boolean') return [[key, value === 'true']];
    const options = (field.options?.(tables, classified) ?? []).map((each) => ({ code: each.value, name: each.label }));
    // Only what is named as the court names it can have another name now.
    const row = rowOf(options, value);
    if (!row) differences.kept(field.label, options, { code: value, name });
    return row ? [[key, value]] : [];
  });
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

/** Compares a template's values with today's tables. */
class Differences {
  readonly gone = new Set<string>();
  readonly renamed = new Set<string>();

  /** The value's row; undefined, and named, if it is gone. */
  kept<Row extends { code: string; name: string }>(
    what: string,
    table: readonly Row[],
    value: TemplateValue | undefined,
  ): Row | undefined {
    if (!value) return undefined;
    const row = rowOf(table, value.code);
    const [before, now] = [value.name.trim(), row?.name.trim()];
    if (now === undefined) this.gone.add(`${what} “${before}”`);
    else if (now !== before) this.renamed.add(`${what} “${before}” is now “${now}”`);
    return row;
  }
}
