/** Where a text is stored: the tables of a sandbox's database that hold it anywhere, as a dump would. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { RunningSandbox } from '../sandbox/sandbox.ts';

/** A short text by itself: within longer digits, identifiers and times it stands by chance. */
export function standsAlone(text: string): RegExp {
  return new RegExp(`(^|[^a-zA-Z0-9_.-])${text}([^a-zA-Z0-9_-]|$)`);
}

/**
 * The names of the tables with rows that hold the text, also within stored files.
 *
 * @param alone Whether only the text by itself counts, not as a part of something longer.
 */
export async function tablesWith({ db }: RunningSandbox, text: string, { alone = false } = {}): Promise<string[]> {
  const { rows: tables } = tableRows.parse(
    await db.execute(
      sql`select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    ),
  );
  // Bytes read as hexadecimal digits.
  const bytes = Buffer.from(text).toString('hex');
  const holds = alone ? sql`held::text ~ ${standsAlone(text).source}` : sql`held::text like ${`%${text}%`}`;
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = countRows.parse(
      await db.execute(
        sql`select count(*)::int as total from ${sql.raw(name)} as held
          where ${holds} or held::text like ${`%${bytes}%`}`,
      ),
    );
    if ((rows[0]?.total ?? 0) > 0) found.push(name);
  }
  return found;
}

const tableRows = z.object({ rows: z.array(z.object({ name: z.string() })) });
const countRows = z.object({ rows: z.array(z.object({ total: z.number() })) });
