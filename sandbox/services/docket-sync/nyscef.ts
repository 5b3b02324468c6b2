/** Reading New York dockets as soon as NYSCEF sends a notice. */
import { eq } from 'drizzle-orm';
import { docketCredentials } from '../../db/schema/dockets.ts';
import type { Operations } from '../../generated/docket-sync/operations.ts';
import type { NyscefImmediateUpdates } from '../../generated/docket-sync/schemas.ts';
import type { Handlers } from '../../http/operation.ts';
import { planNotice } from '../../simulators/dockets/docket-notices.ts';
import { newYork } from '../../simulators/dockets/providers.ts';
import { requireCredential } from './credentials.ts';
import { type CredentialRow, requireProvider } from './provider-access.ts';

export const nyscef = {
  saveNyscefImmediateUpdates: async ({ db, clock, session, body }) => {
    const account = await requireCredential(db, session.clientId, newYork.credentialType, body.nyscefUserName);
    await requireProvider(db, newYork);
    const [changed] = await db
      .update(docketCredentials)
      .set({ hasImmediateUpdates: body.isEnabled, immediateUpdatesAt: clock.now() })
      .where(eq(docketCredentials.credentialId, account.credentialId))
      .returning();
    if (body.isEnabled) await planNotice(db, account, clock.now());
    return toAnswer(changed ?? account);
  },

  getNyscefImmediateUpdates: async ({ db, session, query }) =>
    toAnswer(await requireCredential(db, session.clientId, newYork.credentialType, query.NYSCEFUserName)),
} satisfies Handlers<Operations>;

function toAnswer(account: CredentialRow): NyscefImmediateUpdates {
  const name = account.userName.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return {
    nyscefUserName: account.userName,
    isEnabled: account.hasImmediateUpdates,
    forwardingAddress: `nyscef-${account.clientId}-${name}`.slice(0, 60).concat('@example.com'),
    lastNoticeAt: account.lastNoticeAt?.toISOString(),
    updatedAt: (account.immediateUpdatesAt ?? account.updatedAt).toISOString(),
  };
}
