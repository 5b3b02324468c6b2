/** Firms and their secrets. People see only their own firm. */
import { eq } from 'drizzle-orm';
import { clientSecrets, clients, retailers } from '../../db/schema/platform.ts';
import type { Operations } from '../../generated/platform/operations.ts';
import type { Handlers, Session } from '../../http/operation.ts';
import { notFound, problem } from '../../http/problem.ts';
import { hashPassword } from './passwords.ts';

/** Retailers with a partner secret, in lower case. */
const retailersWithSecret = new Set(['neos', 'filevine']);

/** @throws ProblemError 404 for another firm, existing or not. */
export function requireOwnFirm(session: Session, clientId: number): void {
  if (session.clientId !== clientId) throw notFound('The firm does not exist.');
}

export const firms = {
  getClient: async ({ db, session, params }) => {
    requireOwnFirm(session, params.clientId);
    const [firm] = await db.select().from(clients).where(eq(clients.clientId, params.clientId));
    if (!firm) throw notFound('The firm does not exist.');
    const { clientId, partyId, name, creditHold, retailerId, billingCyclePeriod, isSecure, countryIso3 } = firm;
    const { email, financeEmail, timeZone, addresses, contact, phone, customerNumber, thirdPartyIdentifier } = firm;
    return {
      ...{ clientId, partyId, name, creditHold, retailerId, billingCyclePeriod, isSecure, countryIso3 },
      ...{ email, financeEmail, timeZone, addresses },
      // Omit what the firm never entered.
      contact: contact || undefined,
      phone: phone || undefined,
      customerNumber: customerNumber || undefined,
      thirdPartyIdentifier: thirdPartyIdentifier || undefined,
    };
  },

  putClientSecret: async ({ db, clock, session, params, body }) => {
    requireOwnFirm(session, params.clientId);
    const [retailer] = await db.select().from(retailers).where(eq(retailers.retailerId, session.retailerId));
    if (!retailersWithSecret.has(retailer?.retailerCode.toLowerCase() ?? '')) {
      throw problem(403, { code: 'no-partner-secret', detail: "The firm's retailer has no partner secret." });
    }
    const row = { valueHash: await hashPassword(body.value), updatedAt: clock.now() };
    await db
      .insert(clientSecrets)
      .values({ clientId: params.clientId, name: body.name, ...row })
      .onConflictDoUpdate({ target: [clientSecrets.clientId, clientSecrets.name], set: row });
    return undefined;
  },
} satisfies Handlers<Operations>;
