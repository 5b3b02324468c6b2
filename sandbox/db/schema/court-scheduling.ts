/** Hearing slots that are taken, those that filings lost to others, and calendars that are closed (filing variants, section 8). */
import { integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { StateCode } from '../../generated/filing/schemas.ts';
import { filings } from './filings.ts';

/** Slots on courts' calendars that no one else can have. */
export const hearingPlaces = pgTable(
  'hearing_places',
  {
    placeId: integer('place_id').primaryKey().generatedAlwaysAsIdentity({ startWith: 88_200 }),
    state: text('state').$type<StateCode>().notNull(),
    courtCode: text('court_code').notNull(),
    hearingSlotId: text('hearing_slot_id').notNull(),
    /** Null for a slot that another firm took. */
    filingId: text('filing_id').references(() => filings.filingId, { onDelete: 'cascade' }),
    motionTypeCode: text('motion_type_code'),
    reservedAt: timestamp('reserved_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('hearing_places_by_slot').on(table.state, table.courtCode, table.hearingSlotId),
    uniqueIndex('hearing_places_by_filing').on(table.filingId),
  ],
);

/** Slots that a filing was refused because someone else had them: what its order says, also once the court has decided. */
export const lostHearings = pgTable(
  'lost_hearings',
  {
    filingId: text('filing_id')
      .notNull()
      .references(() => filings.filingId, { onDelete: 'cascade' }),
    hearingSlotId: text('hearing_slot_id').notNull(),
    refusedAt: timestamp('refused_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.filingId, table.hearingSlotId] })],
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
