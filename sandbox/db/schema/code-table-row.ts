/** What every row of a code table has. */
import { text } from 'drizzle-orm/pg-core';
import type { StateCode } from '../../generated/filing/schemas.ts';

/** `location` of a state's rows, which apply to courts without rows in the table. */
export const wholeState = '';

/** Columns for the row's state and location, its code and its name; a new set for each table. */
export function tableRow() {
  return {
    state: text('state').$type<StateCode>().notNull(),
    location: text('location').notNull(),
    code: text('code').notNull(),
    name: text('name').notNull(),
  };
}
