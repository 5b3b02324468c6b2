/** Hearing places that are taken, and calendars that are closed (filing variants, section 8). */
import { integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { StateCode } from '../../generated/filing/schemas.ts';
import { filings } from './filings.ts';

/** Places on courts' calendars that nobody else can have. */
export const hearingPlaces = pgTable(
  'hearing_places',
  {
    placeId: integer('place_id').primaryKey().generatedAlwaysAsIdentity({ startWith: 88_200 }),
    state: text('state').$type<StateCode>().notNull(),
    courtCode: text('court_code').notNull(),
    hearingSlotId: text('hearing_slot_id').notNull(),
    /** Null for a place that another firm took. */
    filingId: text('filing_id').references(() => filings.filingId, { onDelete: 'cascade' }),
    motionTypeCode: text('motion_type_code'),
    reservedAt: timestamp('reserved_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('hearing_places_by_slot').on(table.state, table.courtCode, table.hearingSlotId),
    uniqueIndex('hearing_places_by_filing').on(table.filingId),
  ],
);

export const closedCalendars = pgTable(
  'closed_calendars',
  {
    state: text('state').$type<StateCode>().notNull(),
    courtCode: text('court_code').notNull(),
    opensAt: timestamp('opens_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.state, table.courtCode] })],
);
