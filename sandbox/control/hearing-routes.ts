/** What other firms and courts do with hearing calendars. */
import { Hono } from 'hono';
import { z } from 'zod';
import { closedCalendars, hearingPlaces } from '../db/schema/court-scheduling.ts';
import { StateCode } from '../generated/filing/schemas.ts';
import type { Sandbox } from '../sandbox.ts';
import { requireTylerCourt } from '../services/filing/codes/court.ts';
import { readJson } from './read-json.ts';

const courtSchema = { state: StateCode, courtCode: z.string().min(1).max(60) };
const takeSchema = z.strictObject({ ...courtSchema, hearingSlotId: z.string().min(1).max(60) });
const closeSchema = z.strictObject({ ...courtSchema, minutes: z.int().min(0).max(100_000) });

/** POST `/take` gives a slot to another firm; `/close` closes a calendar for some minutes, 0 opens it. */
export function hearingRoutes({ db, clock }: Sandbox): Hono {
  return new Hono()
    .post('/take', async (context) => {
      const { state, courtCode, hearingSlotId } = await readJson(context, takeSchema);
      await requireTylerCourt(db, state, courtCode);
      await db
        .insert(hearingPlaces)
        .values({ state, courtCode, hearingSlotId, reservedAt: clock.now() })
        .onConflictDoNothing();
      return context.json({ state, courtCode, hearingSlotId });
    })
    .post('/close', async (context) => {
      const { state, courtCode, minutes } = await readJson(context, closeSchema);
      await requireTylerCourt(db, state, courtCode);
      const opensAt = new Date(clock.now().getTime() + minutes * 60_000);
      await db
        .insert(closedCalendars)
        .values({ state, courtCode, opensAt })
        .onConflictDoUpdate({ target: [closedCalendars.state, closedCalendars.courtCode], set: { opensAt } });
      return context.json({ state, courtCode, opensAt: opensAt.toISOString() });
    });
}
