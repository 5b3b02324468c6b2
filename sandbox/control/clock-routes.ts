/** Routes that move the clock. */
import { Hono } from 'hono';
import { z } from 'zod';
import { problem } from '../http/problem.ts';
import type { Sandbox } from '../sandbox.ts';
import { readJson } from './read-json.ts';
import { clockOffset, writeSetting } from './settings.ts';

/** Ten years, in milliseconds. */
const furthest = 3_652 * 86_400_000;

const moveSchema = z.strictObject({
  /** Milliseconds to add to the offset; negative moves back. */
  advance: z.int().optional(),
  /** Milliseconds ahead of machine time; 0 resets the clock. */
  offset: z.int().optional(),
});

/** GET and POST of the clock. A move runs all due work before it responds. */
export function clockRoutes(sandbox: Sandbox): Hono {
  const { clock, db, dueWork } = sandbox;
  const state = () => ({ now: clock.now().toISOString(), offset: clock.offset });
  return new Hono()
    .get('/', (context) => context.json(state()))
    .post('/', async (context) => {
      const { advance = 0, offset = clock.offset } = await readJson(context, moveSchema);
      const moved = offset + advance;
      // With the clock behind machine time, browsers would see every new token as expired.
      if (moved < 0 || moved > furthest) {
        const errors = { [advance === 0 ? 'offset' : 'advance']: [`Must leave the clock 0 to ${furthest} ms ahead`] };
        throw problem(400, { code: 'clock-out-of-range', detail: 'The clock can be 0 to 10 years ahead.', errors });
      }
      clock.offset = moved;
      await writeSetting(db, clockOffset, moved);
      await dueWork.run();
      return context.json(state());
    });
}
