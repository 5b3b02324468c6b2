/** Reads the code tables by court and case type. Money is in cents here. */
import { and, asc, eq, exists, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import {
  caseCategories,
  caseTypes,
  crossReferences,
  damageAmounts,
  partyTypes,
  procedureRemedies,
} from '../../../db/schema/codes.ts';
import type { CaseFilingType } from '../../../generated/filing/schemas.ts';
import type { Tables } from './court.ts';
import { byName, forThisOrAll, heldAt, mostParticular } from './reading.ts';

/** Narrows procedures, remedies and damage amounts. */
interface CategoryFilter {
  caseCategory?: string | undefined;
  caseFilingType?: CaseFilingType | undefined;
}

/** Sorted by name. With a case filing type, only categories that have a case type for it. */
export function readCaseCategories(db: Database, tables: Tables, caseFilingType?: CaseFilingType) {
  const caseTypeOfCategory = db
    .select({ one: sql`1` })
    .from(caseTypes)
    .where(
      and(
        heldAt(caseTypes, tables),
        eq(caseTypes.caseCategory, caseCategories.code),
        // Subsequent filings go into cases of any type; only initial filings can be excluded.
        caseFilingType === 'Initial' ? eq(caseTypes.initial, true) : undefined,
      ),
    );
  return db
    .select()
    .from(caseCategories)
    .where(and(heldAt(caseCategories, tables), caseFilingType && exists(caseTypeOfCategory)))
    .orderBy(...byName(caseCategories));
}

/** Sorted by name. */
export function readCaseTypes(db: Database, tables: Tables, caseCategory?: string) {
  return db
    .select()
    .from(caseTypes)
    .where(and(heldAt(caseTypes, tables), caseCategory ? eq(caseTypes.caseCategory, caseCategory) : undefined))
    .orderBy(...byName(caseTypes));
}

/** One case type of the court. */
export async function findCaseType(db: Database, tables: Tables, code: string) {
  const [row] = await db
    .select()
    .from(caseTypes)
    .where(and(heldAt(caseTypes, tables), eq(caseTypes.code, code)));
  return row;
}

/** By display order and name, including retired roles. With a case type, one row per role. */
export async function readPartyTypes(db: Database, tables: Tables, caseType?: string) {
  const rows = await db
    .select()
    .from(partyTypes)
    .where(and(heldAt(partyTypes, tables), caseType ? forThisOrAll(partyTypes.caseTypeId, caseType) : undefined))
    .orderBy(asc(partyTypes.displayOrder), ...byName(partyTypes));
  return caseType ? mostParticular(rows, (row) => (row.caseTypeId ? 1 : 0)) : rows;
}

/** Sorted by name. With a case type, one row per code. */
export async function readCrossReferences(db: Database, tables: Tables, caseType?: string) {
  const rows = await db
    .select()
    .from(crossReferences)
    .where(
      and(heldAt(crossReferences, tables), caseType ? forThisOrAll(crossReferences.caseTypeId, caseType) : undefined),
    )
    .orderBy(...byName(crossReferences));
  return caseType ? mostParticular(rows, (row) => (row.caseTypeId ? 1 : 0)) : rows;
}

/** Sorted by name. */
export function readProcedureRemedies(db: Database, tables: Tables, { caseCategory, caseFilingType }: CategoryFilter) {
  const asking = {
    Initial: ne(caseCategories.procedureRemedyInitial, 'Not Available'),
    Subsequent: ne(caseCategories.procedureRemedySubsequent, 'Not Available'),
  };
  return db
    .select()
    .from(procedureRemedies)
    .where(
      and(
        heldAt(procedureRemedies, tables),
        caseCategory ? eq(procedureRemedies.caseCategory, caseCategory) : undefined,
        caseFilingType && categoryAsks(db, tables, procedureRemedies.caseCategory, asking[caseFilingType]),
      ),
    )
    .orderBy(...byName(procedureRemedies));
}

/** Smallest range first. */
export function readDamageAmounts(db: Database, tables: Tables, { caseCategory, caseFilingType }: CategoryFilter) {
  const asking = {
    Initial: ne(caseCategories.damageAmountInitial, 'Not Available'),
    Subsequent: ne(caseCategories.damageAmountSubsequent, 'Not Available'),
  };
  return db
    .select()
    .from(damageAmounts)
    .where(
      and(
        heldAt(damageAmounts, tables),
        caseCategory ? eq(damageAmounts.caseCategory, caseCategory) : undefined,
        caseFilingType && categoryAsks(db, tables, damageAmounts.caseCategory, asking[caseFilingType]),
      ),
    )
    .orderBy(asc(damageAmounts.position));
}

/** Tells whether the row's category requires it. */
function categoryAsks(
  db: Database,
  tables: Tables,
  category: typeof procedureRemedies.caseCategory | typeof damageAmounts.caseCategory,
  asking: SQL,
): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(caseCategories)
      .where(and(heldAt(caseCategories, tables), eq(caseCategories.code, category), asking)),
  );
}
