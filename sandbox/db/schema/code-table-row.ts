/** What every row of a code table has. */
import { text } from 'drizzle-orm/pg-core';
import type { StateCode } from '../../generated/filing/schemas.ts';

/** `location` of the rows that hold for every court of the state which has none of its own in the table. */
export const wholeState = '';

/** Columns: whose row it is, its code, and its name in the court's words. Made anew for each table. */
export function tableRow() {
  return {
    state: text('state').$type<StateCode>().notNull(),
    location: text('location').notNull(),
    code: text('code').notNull(),
    name: text('name').notNull(),
  };
}
