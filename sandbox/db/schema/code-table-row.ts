/** Columns shared by all code tables. */
import { text } from 'drizzle-orm/pg-core';
import type { StateCode } from '../../generated/filing/schemas.ts';
import { nameText } from './name-text.ts';

/** `location` of statewide rows, which apply to courts without their own rows. */
export const wholeState = '';

/** New column builders for a row's state, location, code and name. */
export function tableRow() {
  return {
    state: text('state').$type<StateCode>().notNull(),
    location: text('location').notNull(),
    code: text('code').notNull(),
    name: nameText('name').notNull(),
  };
}
