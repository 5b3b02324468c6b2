/** People's accounts with the Florida portal, electronic service lists, and the firm's templates there. */
import { randomUUID } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { attorneys } from '../../db/schema/filing-accounts.ts';
import { flAccounts, flCases, flServiceList, flTemplates } from '../../db/schema/florida.ts';
import { clients } from '../../db/schema/platform.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import type { Operations } from '../../generated/filing/operations.ts';
import type { CreateFlAccount, FlAccount } from '../../generated/filing/schemas.ts';
import type { Handlers, Session } from '../../http/operation.ts';
import { notFound, problem } from '../../http/problem.ts';
import { confirmAccount, confirmsAfter, pendingProblem } from '../../providers/granicus/accounts.ts';
import { facts } from '../../providers/granicus/facts.ts';
import { schedule } from '../../simulators/due-work.ts';

const [state] = facts.states;

export const floridaAccounts = {
  listFlAttorneys: async ({ db, session }) => {
    const rows = await readFirmAttorneys(db, session);
    return rows.map(({ attorney, firmName }) => ({
      attorneyId: attorney.attorneyId,
      firstName: attorney.firstName,
      middleName: attorney.middleName ?? undefined,
      lastName: attorney.lastName,
      barNumber: attorney.barNumber,
      firmName,
      email: attorney.email ?? undefined,
    }));
  },

  createFlAccount: async ({ db, clock, session, body }) => {
    if (body.role === 'attorney') await requireBarNumber(db, session, body);
    const { logonName, firstName, lastName, email, role, barNumber } = body;
    try {
      const [row] = await db
        .insert(flAccounts)
        .values({
          accountId: randomUUID(),
          clientId: session.clientId,
          userId: session.userId,
          logonName,
          firstName: firstName.trim(),
          lastName: lastName.trim(),
          email,
          role,
          barNumber: role === 'attorney' ? barNumber : null,
          status: 'pending-confirmation',
          createdAt: clock.now(),
        })
        .returning();
      if (!row) throw new Error('The account was not inserted.');
      const confirmedAt = new Date(row.createdAt.getTime() + confirmsAfter * 1000);
      await schedule(db, confirmedAt, confirmAccount, { accountId: row.accountId });
      return toAccount(row);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      const detail = 'This logon name is taken. Choose another.';
      throw problem(409, { code: 'logon-name-taken', detail, errors: { logonName: [detail] } });
    }
  },

  listFlDefaultEServiceRecipients: async ({ db, session, query: { logonName } }) => {
    if (logonName !== undefined) await requireOwnLogon(db, session, logonName);
    const rows = await readFirmAttorneys(db, session);
    return rows.flatMap(({ attorney: { attorneyId, firstName, lastName, email, barNumber }, firmName }) => {
      if (email === null) return [];
      const name = `${firstName} ${lastName}`;
      return [{ recipientId: attorneyId, name, firmName, email, alternateEmails: [], isAttorney: true, barNumber }];
    });
  },

  listFlFilingTemplates: async ({ db, session, query: { courtLocation } }) => {
    const rows = await db
      .select()
      .from(flTemplates)
      .where(
        and(
          eq(flTemplates.clientId, session.clientId),
          courtLocation === undefined ? undefined : eq(flTemplates.courtLocation, courtLocation),
        ),
      )
      .orderBy(asc(flTemplates.name), asc(flTemplates.templateId));
    return rows.map(({ clientId: _, divisionId, caseTypeId, ...row }) => ({
      ...row,
      divisionId: divisionId ?? undefined,
      caseTypeId: caseTypeId ?? undefined,
    }));
  },

  getFlElectronicServiceList: async ({ db, session, query: { logonName, ucn } }) => {
    const account = await requireOwnLogon(db, session, logonName);
    const [found] = await db
      .select()
      .from(flCases)
      .where(and(eq(flCases.ucn, ucn), eq(flCases.isConfidential, false)));
    if (!found) throw notFound('The portal knows no such case.');
    const rows = await db
      .select()
      .from(flServiceList)
      .where(eq(flServiceList.ucn, ucn))
      .orderBy(asc(flServiceList.name), asc(flServiceList.recipientId));
    return {
      ucn,
      caseTitle: found.caseTitle,
      isOnList: rows.some(({ email }) => email.toLowerCase() === account.email.toLowerCase()),
      recipients: rows.map((row) => ({
        recipientId: row.recipientId,
        name: row.name,
        firmName: row.firmName ?? undefined,
        email: row.email,
        alternateEmails: row.alternateEmails,
        isAttorney: row.isAttorney,
        barNumber: row.barNumber ?? undefined,
        partyName: row.partyName ?? undefined,
        addedByFirm: row.clientId === session.clientId,
        lastFailedAt: row.lastFailedAt?.toISOString(),
      })),
    };
  },
} satisfies Handlers<Operations>;

function readFirmAttorneys(db: Database, { clientId }: Session) {
  return db
    .select({ attorney: attorneys, firmName: clients.name })
    .from(attorneys)
    .innerJoin(clients, eq(clients.clientId, attorneys.clientId))
    .where(and(eq(attorneys.clientId, clientId), eq(attorneys.state, state)))
    .orderBy(asc(attorneys.lastName), asc(attorneys.firstName), asc(attorneys.attorneyId));
}

/** The Bar knows the firm's attorneys. @throws ProblemError 422 for a missing number, or one of another name. */
async function requireBarNumber(db: Database, session: Session, account: CreateFlAccount): Promise<void> {
  const { barNumber, lastName } = account;
  const refuse = (message: string) =>
    problem(422, { code: 'bar-number-invalid', detail: message, errors: { barNumber: [message] } });
  if (!barNumber) throw refuse('Enter the Florida Bar number.');
  const rows = await readFirmAttorneys(db, session);
  const found = rows.find(({ attorney }) => Number(attorney.barNumber) === Number(barNumber));
  if (found?.attorney.lastName.toLowerCase() !== lastName.trim().toLowerCase())
    throw refuse(`The Florida Bar has no ${lastName.trim()} with this number. Check the number and the name.`);
}

/** @throws ProblemError 403 for a logon name that is not the firm's, or not confirmed. */
async function requireOwnLogon(db: Database, { clientId }: Session, logonName: string) {
  const [account] = await db
    .select()
    .from(flAccounts)
    .where(eq(sql`lower(${flAccounts.logonName})`, logonName.toLowerCase()));
  if (account?.clientId !== clientId) {
    const detail = 'Your firm has no portal account with this logon name.';
    throw problem(403, { code: 'portal-account-missing', detail });
  }
  if (account.status !== 'active') throw pendingProblem(account.email);
  return account;
}

function toAccount(row: typeof flAccounts.$inferSelect): FlAccount {
  return {
    accountId: row.accountId,
    logonName: row.logonName,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    role: row.role,
    barNumber: row.barNumber ?? undefined,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
  };
}
