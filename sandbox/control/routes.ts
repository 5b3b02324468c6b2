/** The control page and API under /sandbox: reset, clock, faults, the clerk's decisions. For people and tests. */
import { Hono } from 'hono';
import { z } from 'zod';
import type { Sandbox } from '../sandbox.ts';
import { faultSchema } from './faults.ts';
import { writeSetting } from './settings.ts';

const clockSchema = z.object({
  /** Milliseconds to move the clock by, forward or back. */
  advance: z.number().int().optional(),
  /** Offset from the machine's clock, in milliseconds. */
  offset: z.number().int().optional(),
});

export function controlRoutes(sandbox: Sandbox): Hono {
  const app = new Hono();
  app.get('/health', (context) => context.json({ status: 'ok' }));
  app.get('/api/clock', (context) =>
    context.json({ now: sandbox.clock.now().toISOString(), offset: sandbox.clock.offset }),
  );
  app.post('/api/clock', async (context) => {
    const { advance = 0, offset = sandbox.clock.offset } = clockSchema.parse(await context.req.json());
    sandbox.clock.offset = offset + advance;
    await writeSetting(sandbox.db, 'clock-offset', sandbox.clock.offset);
    await sandbox.dueWork.run();
    return context.json({ now: sandbox.clock.now().toISOString(), offset: sandbox.clock.offset });
  });
  app.get('/api/faults', (context) => context.json(sandbox.faults.list()));
  app.put('/api/faults', async (context) => {
    await sandbox.faults.replace(z.array(faultSchema).parse(await context.req.json()));
    return context.json(sandbox.faults.list());
  });
  return app;
}
