/** A firm's billing settings, changed by administrators: deleting a setting, the firm's ID in the connected system. */
import { and, eq } from 'drizzle-orm';
import { clients, profileSettings } from '../../db/schema/platform.ts';
import type { Operations } from '../../generated/billing/operations.ts';
import type { Handlers } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';

/** `userId` of a firm's own setting. */
const firmOwned = 0;

export const firmSettings = {
  clientDeleteProfileSetting: async ({ db, session, body }) => {
    const [firm] = await db
      .select({ partyId: clients.partyId })
      .from(clients)
      .where(eq(clients.clientId, session.clientId));
    if (firm?.partyId !== body.partyId) throw notFound('The firm does not exist.');
    const gone = await db
      .delete(profileSettings)
      .where(
        and(
          eq(profileSettings.partyId, body.partyId),
          eq(profileSettings.userId, firmOwned),
          eq(profileSettings.nameKey, body.name.toLowerCase()),
        ),
      )
      .returning({ name: profileSettings.name });
    if (gone.length === 0) throw notFound('The setting has no value.');
    return undefined;
  },

  clientUpdateThirdPartyIdentifier: async ({ db, session, query }) => {
    await db
      .update(clients)
      .set({ thirdPartyIdentifier: query.thirdPartyIdentifier.trim() || null })
      .where(eq(clients.clientId, session.clientId));
    return undefined;
  },
} satisfies Handlers<Operations>;
