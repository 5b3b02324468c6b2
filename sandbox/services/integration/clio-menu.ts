/** The product's entries in Clio's own menus. */
import { z } from 'zod';
import { readSetting, writeSetting } from '../../control/settings.ts';
import type { Database } from '../../db/connection.ts';
import type { Operations } from '../../generated/integration/operations.ts';
import type { Handlers } from '../../http/operation.ts';
import { reachSystem } from './reach-system.ts';

const menuSchema = z.array(z.object({ label: z.string(), targetUrl: z.string(), uiReference: z.string() }));

const keyOf = (clientId: number) => `clio-menu-${clientId}`;

/** A firm's entries; none before an administrator set them up. */
export async function readClioMenu(db: Database, clientId: number) {
  return menuSchema.safeParse(await readSetting(db, keyOf(clientId))).data ?? [];
}

/** Sets up a firm's entries; again replaces them. */
export async function setUpMenu(db: Database, clientId: number, origin: string) {
  // Clio replaces {matterReference} by the matter that is open.
  const entries = [
    {
      label: 'File with Benchfile',
      targetUrl: `${origin}/sandbox/embed?retailer=clio&matter={matterReference}`,
      uiReference: 'matters/show',
    },
    { label: 'Benchfile orders', targetUrl: `${origin}/sandbox/embed?retailer=clio`, uiReference: 'activities' },
  ];
  await writeSetting(db, keyOf(clientId), entries);
  return entries;
}

export const clioMenu = {
  setUpClioMenu: async ({ db, session, clock, origin }) => {
    await reachSystem({ db, session, clock }, 'clio');
    return setUpMenu(db, session.clientId, origin);
  },
} satisfies Handlers<Operations>;
