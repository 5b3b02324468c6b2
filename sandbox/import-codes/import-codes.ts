/** Loads a folder's code tables into the database, all or nothing. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { bulkInsert } from '../db/bulk-insert.ts';
import type { Database } from '../db/connection.ts';
import { courtPolicies, courts } from '../db/schema/codes.ts';
import { providerErrors } from '../db/schema/filing-codes.ts';
import type { StateCode } from '../generated/filing/schemas.ts';
import { usualPolicy } from '../services/filing/codes/usual-policy.ts';
import { capabilityOf } from '../services/state-capabilities.ts';
import { type CodeTable, courtTables, errorTable, locationTable } from './code-tables.ts';
import { readTable, TableProblem, type TableRow } from './read-table.ts';

export interface ImportOptions {
  folder: string;
  /** The courts' state. */
  state: StateCode;
  now: Date;
}

export interface LoadedTable {
  name: string;
  rows: number;
  milliseconds: number;
}

export interface ImportReport {
  courts: number;
  loaded: LoadedTable[];
  /** Optional tables missing from the folder; the courts have no rows in them. */
  missing: string[];
  /** Tab-separated files that aren't code tables. */
  ignored: string[];
}

/** A folder that can't be loaded. The message lists each table's first problem. */
export class ImportProblem extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ImportProblem';
    this.problems = problems;
  }
}

interface ReadTable {
  table: CodeTable;
  rows: TableRow[];
}

const tables: readonly CodeTable[] = [locationTable, ...courtTables, errorTable];

/** The required and the optional tables. */
export const tableNames = {
  required: tables.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  optional: tables.filter(({ isRequired }) => !isRequired).map(({ name }) => name),
};

/**
 * Replaces all code tables of the courts in the folder's `location` table, in one transaction. Other courts keep
 * theirs. All rows are checked first.
 * @throws ImportProblem for an invalid folder, without changes
 */
export async function importCodes(db: Database, { folder, state, now }: ImportOptions): Promise<ImportReport> {
  const files = findFiles(folder);
  const { read, locations } = readTables(files);
  const { timeZone } = capabilityOf(state);
  const loaded: LoadedTable[] = [];
  await db.transaction(async (tx) => {
    await removeCodes(tx, state, locations);
    for (const { table, rows } of read) {
      const start = performance.now();
      if (table === errorTable) await tx.delete(providerErrors).where(eq(providerErrors.state, state));
      await bulkInsert(
        tx,
        table.table,
        rows.map((row) => ({ ...row, state })),
      );
      loaded.push({ name: table.name, rows: rows.length, milliseconds: performance.now() - start });
    }
    const policies = locations.map((location) => usualPolicy({ state, location, timeZone, now }));
    await bulkInsert(tx, courtPolicies, policies);
  });
  // PGlite has no autovacuum: dead rows would stay and the planner would lack statistics.
  for (const { table } of read) await db.execute(sql`vacuum analyze ${table.table}`);
  return {
    courts: locations.length,
    loaded,
    missing: tableNames.optional.filter((name) => !files.paths.has(name)),
    ignored: files.ignored,
  };
}

interface Files {
  /** Paths by table name. */
  paths: ReadonlyMap<string, string>;
  ignored: string[];
}

/** @throws ImportProblem for a missing folder, or a missing or duplicated table. */
function findFiles(folder: string): Files {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) throw new ImportProblem([`${folder} is not a folder.`]);
  const paths = new Map<string, string>();
  const ignored: string[] = [];
  const problems: string[] = [];
  for (const file of readdirSync(folder).toSorted()) {
    const name = /^(.+)\.tsv(?:\.gz)?$/.exec(file)?.[1];
    if (name === undefined) continue;
    if (!tables.some((table) => table.name === name)) ignored.push(file);
    else if (paths.has(name)) problems.push(`${file}: The table exists twice, compressed and uncompressed.`);
    else paths.set(name, join(folder, file));
  }
  for (const name of tableNames.required) {
    if (!paths.has(name)) problems.push(`${name}.tsv: The file is missing from ${folder}, compressed or uncompressed.`);
  }
  if (problems.length > 0) throw new ImportProblem(problems);
  return { paths, ignored };
}

/** @throws ImportProblem with each table's first problem. */
function readTables({ paths }: Files): { read: ReadTable[]; locations: string[] } {
  const problems: string[] = [];
  const read = (table: CodeTable, known?: ReadonlySet<string>): TableRow[] => {
    const path = paths.get(table.name);
    if (path === undefined) return [];
    try {
      const rows = readTable(path, table, known);
      if (table === locationTable) checkCourts(path, rows);
      return rows;
    } catch (error) {
      if (!(error instanceof TableProblem)) throw error;
      problems.push(error.message);
      return [];
    }
  };
  const courtRows = read(locationTable);
  const locations = courtRows.map(({ code }) => String(code));
  // Without valid courts, every row of the other tables would be reported as wrong.
  const known = problems.length > 0 ? undefined : new Set(locations);
  const others = [...courtTables, errorTable].filter(({ name }) => paths.has(name));
  const rest = others.map((table) => ({ table, rows: read(table, known) }));
  if (problems.length > 0) throw new ImportProblem(problems);
  return { read: [{ table: locationTable, rows: courtRows }, ...rest], locations };
}

function checkCourts(path: string, rows: readonly TableRow[]): void {
  if (rows.length === 0) throw new TableProblem(path, 1, 'It has no courts.');
  const seen = new Set<unknown>();
  for (const [index, { code }] of rows.entries()) {
    if (seen.has(code)) throw new TableProblem(path, index + 2, `The court ${code} appears twice.`);
    seen.add(code);
  }
}

/** Removes courts and all rows that refer to them. */
async function removeCodes(db: Database, state: StateCode, locations: readonly string[]): Promise<void> {
  await db.delete(courts).where(and(eq(courts.state, state), inArray(courts.code, [...locations])));
  for (const table of [courtPolicies, ...courtTables.map(({ table: courtTable }) => courtTable)]) {
    await db
      .delete(table)
      .where(sql`${column(table, 'state')} = ${state} and ${inArray(column(table, 'location'), [...locations])}`);
  }
}

function column(table: PgTable, property: string) {
  const found = getTableColumns(table)[property];
  if (!found) throw new Error(`The table has no column ${property}.`);
  return found;
}
