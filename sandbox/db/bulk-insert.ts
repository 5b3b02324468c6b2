/** Inserts of thousands of rows. */
import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './connection.ts';

const rowsPerStatement = 5_000;

/**
 * Inserts rows by one parameter a statement, several times as fast as a list of values. Every column is written:
 * one that a row leaves out is null, not its default; those that the database works out are its own.
 */
export async function bulkInsert<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table)).filter(([, column]) => column.generated === undefined);
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const records = rows.slice(start, start + rowsPerStatement).map((row: Record<string, unknown>) => {
      return Object.fromEntries(columns.map(([key, column]) => [column.name, row[key]]));
    });
    await db.execute(
      sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(records)}::json)`,
    );
  }
}
