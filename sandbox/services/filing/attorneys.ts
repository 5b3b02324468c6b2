/** The firm's attorneys with the e-filing provider, and people's registration there. */
import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { attorneys as attorneysTable, registeredFirms } from '../../db/schema/filing-accounts.ts';
import { clients } from '../../db/schema/platform.ts';
import type { Operations } from '../../generated/filing/operations.ts';
import type { Attorney } from '../../generated/filing/schemas.ts';
import type { Handlers, Session } from '../../http/operation.ts';
import { notFound, problem } from '../../http/problem.ts';
import { requireTylerState } from '../../providers/tyler/require-tyler-state.ts';
import { requireAccounts } from './require-accounts.ts';

type AttorneyRow = typeof attorneysTable.$inferSelect;

export const attorneys = {
  listAttorneys: async ({ db, session, params: { state } }) => {
    requireAccounts(state);
    const firmName = await readFirmName(db, session);
    const rows = await db
      .select()
      .from(attorneysTable)
      .where(and(eq(attorneysTable.clientId, session.clientId), eq(attorneysTable.state, state)))
      .orderBy(asc(attorneysTable.lastName), asc(attorneysTable.firstName), asc(attorneysTable.attorneyId));
    return rows.map((row) => toAttorney(row, firmName));
  },

  getAttorney: async ({ db, session, params: { state, attorneyId } }) => {
    const [row] = await db
      .select()
      .from(attorneysTable)
      .where(
        and(
          eq(attorneysTable.attorneyId, attorneyId),
          eq(attorneysTable.clientId, session.clientId),
          eq(attorneysTable.state, state),
        ),
      );
    if (!row) throw notFound('The firm doesn’t have this attorney.');
    return toAttorney(row, await readFirmName(db, session));
  },

  createAttorney: async ({ db, session, params: { state }, body }) => {
    requireAccounts(state);
    const firstName = body.firstName.trim();
    const lastName = body.lastName.trim();
    if (firstName === '' || lastName === '') {
      const errors = { [firstName === '' ? 'firstName' : 'lastName']: ['A name is required.'] };
      throw problem(422, { code: 'name-required', detail: 'The name is blank.', errors });
    }
    const [row] = await db
      .insert(attorneysTable)
      .values({
        attorneyId: randomUUID(),
        clientId: session.clientId,
        state,
        firstName,
        middleName: body.middleName?.trim() || null,
        lastName,
        barNumber: body.barNumber,
        email: body.email ?? null,
      })
      .onConflictDoNothing()
      .returning();
    if (!row) {
      const errors = { barNumber: ['The firm already has an attorney with this bar number.'] };
      throw problem(409, {
        code: 'attorney-exists',
        detail: 'The firm already has an attorney with this bar number.',
        errors,
      });
    }
    return toAttorney(row, await readFirmName(db, session));
  },

  // The last registration from here decides; a firm that never registered has the account of its product account.
  getTylerClientType: async ({ db, session, params: { state } }) => {
    requireTylerState(state);
    const [last] = await db
      .select({ isIndividual: registeredFirms.isIndividual })
      .from(registeredFirms)
      .where(and(eq(registeredFirms.state, state), eq(registeredFirms.clientId, session.clientId)))
      .orderBy(desc(registeredFirms.registeredAt), desc(registeredFirms.firmId))
      .limit(1);
    return { clientType: last?.isIndividual === true ? 'self-represented' : 'firm' };
  },
} satisfies Handlers<Operations>;

async function readFirmName(db: Database, { clientId }: Session): Promise<string | undefined> {
  const [firm] = await db.select({ name: clients.name }).from(clients).where(eq(clients.clientId, clientId));
  return firm?.name;
}

function toAttorney(row: AttorneyRow, firmName: string | undefined): Attorney {
  return {
    attorneyId: row.attorneyId,
    firstName: row.firstName,
    middleName: row.middleName ?? undefined,
    lastName: row.lastName,
    barNumber: row.barNumber,
    firmName,
    email: row.email ?? undefined,
  };
}
