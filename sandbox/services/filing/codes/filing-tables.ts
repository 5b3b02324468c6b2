/** Reads the code tables by filing type. Money is in cents here. */
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import {
  documentTypes,
  filingComponents,
  filingTypes,
  motionTypes,
  optionalServices,
} from '../../../db/schema/filing-codes.ts';
import type { CaseFilingType } from '../../../generated/filing/schemas.ts';
import { findCaseType } from './case-tables.ts';
import type { Tables } from './court.ts';
import { byName, forThisOrAll, heldAt, mostParticular } from './reading.ts';

interface FilingTypeFilter {
  caseCategory?: string | undefined;
  caseType?: string | undefined;
  caseFilingType?: CaseFilingType | undefined;
  /** Limits the rows to these codes. */
  codes?: readonly string[];
}

/**
 * Sorted by name, including types of court use. With a case type or category, one row per code: the case type's, else
 * the category's, else the court's. A case type implies its category.
 */
export async function readFilingTypes(db: Database, tables: Tables, filter: FilingTypeFilter) {
  const { caseType, caseFilingType, codes } = filter;
  const caseCategory =
    filter.caseCategory ?? (caseType ? (await findCaseType(db, tables, caseType))?.caseCategory : undefined);
  const isNarrowed = caseType !== undefined || caseCategory !== undefined;
  const rows = await db
    .select()
    .from(filingTypes)
    .where(
      and(
        heldAt(filingTypes, tables),
        caseFilingType ? inArray(filingTypes.filingType, [caseFilingType, 'Both']) : undefined,
        codes ? inArray(filingTypes.code, [...codes]) : undefined,
        isNarrowed && caseCategory ? forThisOrAll(filingTypes.caseCategory, caseCategory) : undefined,
        isNarrowed && !caseCategory ? isNull(filingTypes.caseCategory) : undefined,
        isNarrowed && caseType ? forThisOrAll(filingTypes.caseTypeId, caseType) : undefined,
        isNarrowed && !caseType ? isNull(filingTypes.caseTypeId) : undefined,
      ),
    )
    .orderBy(...byName(filingTypes), asc(filingTypes.feeCents));
  return isNarrowed ? mostParticular(rows, (row) => (row.caseTypeId ? 2 : 0) + (row.caseCategory ? 1 : 0)) : rows;
}

/** Sorted by name. With a filing type, one row per code. */
export async function readDocumentTypes(db: Database, tables: Tables, filingType?: string) {
  const rows = await db
    .select()
    .from(documentTypes)
    .where(
      and(heldAt(documentTypes, tables), filingType ? forThisOrAll(documentTypes.filingCodeId, filingType) : undefined),
    )
    .orderBy(...byName(documentTypes));
  return filingType ? mostParticular(rows, (row) => (row.filingCodeId ? 1 : 0)) : rows;
}

/** In display order, for one or more filing types. */
export function readFilingComponents(db: Database, tables: Tables, filingTypeCodes: readonly string[]) {
  return db
    .select()
    .from(filingComponents)
    .where(and(heldAt(filingComponents, tables), inArray(filingComponents.filingCodeId, [...filingTypeCodes])))
    .orderBy(asc(filingComponents.displayOrder), ...byName(filingComponents));
}

/** Sorted by name. */
export function readMotionTypes(db: Database, tables: Tables, filingType: string) {
  return db
    .select()
    .from(motionTypes)
    .where(and(heldAt(motionTypes, tables), eq(motionTypes.filingCodeId, filingType)))
    .orderBy(...byName(motionTypes));
}

/** By display order and name, for one or more filing types. */
export function readOptionalServices(db: Database, tables: Tables, filingTypeCodes: readonly string[]) {
  return db
    .select()
    .from(optionalServices)
    .where(and(heldAt(optionalServices, tables), inArray(optionalServices.filingCodeId, [...filingTypeCodes])))
    .orderBy(asc(optionalServices.displayOrder), ...byName(optionalServices));
}
