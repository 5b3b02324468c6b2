/** Signing up: a firm, then its first person, before sign-in. An administrator adds later people. */
import { createHash } from 'node:crypto';
import { and, eq, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { clients, profileSettings, retailers, users } from '../../db/schema/platform.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import type { Operations } from '../../generated/billing/operations.ts';
import type { CreateClientRequest, CreateUserRequest } from '../../generated/billing/schemas.ts';
import { issueSignUpToken } from '../../http/access-token.ts';
import type { Handlers, Session } from '../../http/operation.ts';
import { notFound, type ProblemError, problem } from '../../http/problem.ts';
import type { Sandbox } from '../../sandbox.ts';
import { startBilling } from '../../simulators/billing-work.ts';
import { countSignUp } from '../hourly-limits.ts';
import { addPerson, emailOf, filled, findByUserName, hashNewPassword, refused } from '../platform/new-person.ts';
import { makeProspect } from '../platform/prospects.ts';
import { requireAdministrator } from '../platform/require-administrator.ts';
import { firmBilling } from './ledger.ts';

export function registration(sandbox: Sandbox) {
  return {
    registrationCreateClient: async ({ db, clock, request, body, headers }) => {
      const values = { ...firmOf(body), signUpKeyHash: hashOf(headers['Sign-Up-Key']) };
      return db.transaction(async (tx) => {
        // A concurrent request waits and finds this firm.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${values.email}))`);
        await refuseKnownEmail(tx, values.email);
        const [retailer] = await tx.select().from(retailers).where(eq(retailers.retailerId, body.retailerId));
        if (!retailer) throw refused('retailerId', 'The retailer does not exist.');
        const unused = await findUnused(tx, values);
        if (unused !== undefined) return { clientId: unused };
        await countSignUp({ db: tx, clock }, request, values.email);
        return { clientId: await insertFirm(tx, values, clock.now()) };
      });
    },

    registrationCreateUser: async ({ db, clock, session, request, body, headers }) => {
      const person = personOf(body);
      // Before what takes time. An administrator adds people without a limit.
      if (!session) await countSignUp({ db, clock }, request, person.userName);
      const passwordHash = await hashNewPassword(body.password);
      const now = clock.now();
      const stored = await db
        .transaction(async (tx) => {
          const [firm] = await tx.select().from(clients).where(eq(clients.clientId, body.clientId)).for('update');
          if (!firm) throw notFound('The firm does not exist.');
          await refuseKnownEmail(tx, person.userName);
          const isFirst = await isWithoutPeople(tx, firm.clientId);
          if (isFirst) requireSignUpKey(firm, headers['Sign-Up-Key']);
          else requireAdministratorOf(firm.clientId, session);
          const user = await addPerson(tx, { ...person, clientId: firm.clientId, passwordHash, createdAt: now });
          if (isFirst && firm.source === 'serve-it') await makeProspect(tx, user.userId);
          return { user, isFirst, retailerId: firm.retailerId };
        })
        .catch((error: unknown) => {
          // Another firm took the email at the same moment.
          throw isUniqueViolation(error) ? emailKnown() : error;
        });
      const { user, isFirst, retailerId } = stored;
      if (!isFirst) return { userId: user.userId };
      return { userId: user.userId, tempAuthId: await issueSignUpToken(sandbox, { ...user, retailerId }) };
    },
  } satisfies Handlers<Operations>;
}

type FirmValues = Omit<typeof clients.$inferInsert, 'partyId' | 'createdAt'>;

/** The secret has more than a hundred random bits, so a plain hash is enough. */
function hashOf(signUpKey: string | undefined): string | null {
  return signUpKey === undefined ? null : createHash('sha256').update(signUpKey).digest('base64url');
}

/** @throws ProblemError 403 unless the caller began this sign-up. */
function requireSignUpKey({ signUpKeyHash }: typeof clients.$inferSelect, signUpKey: string | undefined): void {
  if (signUpKeyHash === null || hashOf(signUpKey) !== signUpKeyHash)
    throw problem(403, {
      code: 'sign-up-key-wrong',
      detail: 'This sign-up was begun in another browser. Open the sign-up link again to start over.',
    });
}

/** @throws ProblemError 400 with the reason for each invalid value. */
function firmOf(body: CreateClientRequest): FirmValues {
  return {
    name: filled('name', body.name, 'The firm’s name is missing.'),
    contact: filled('contact', body.contact, 'The firm’s contact is missing.'),
    email: emailOf('email', body.email),
    financeEmail: emailOf('financeEmail', body.financeEmail),
    phone: body.phone.trim(),
    retailerId: body.retailerId,
    billingCyclePeriod: body.billingCyclePeriod,
    isSecure: body.isSecure,
    countryIso3: body.countryIso3,
    source: body.source ?? null,
  };
}

/** @throws ProblemError 400 with the reason for each invalid value. */
function personOf(body: CreateUserRequest) {
  return {
    userName: emailOf('userName', body.userName),
    name: filled('name', body.name, 'The person’s name is missing.'),
    email: emailOf('email', body.email),
    userAdministrator: body.isUserAdmin,
  };
}

function emailKnown(): ProblemError {
  return problem(409, { code: 'email-known', detail: 'An account with this email address already exists.' });
}

/** @throws ProblemError 409 when the email is taken. */
async function refuseKnownEmail(tx: Database, email: string): Promise<void> {
  if (await findByUserName(tx, email)) throw emailKnown();
}

async function isWithoutPeople(tx: Database, clientId: number): Promise<boolean> {
  const people = await tx.select({ userId: users.userId }).from(users).where(eq(users.clientId, clientId)).limit(1);
  return people.length === 0;
}

/** @throws ProblemError 403 unless the caller is an administrator of the firm. */
function requireAdministratorOf(clientId: number, session: Session | undefined): void {
  if (session?.clientId !== clientId)
    throw problem(403, { code: 'firm-has-people', detail: 'Ask a firm administrator to add you.' });
  requireAdministrator(session);
}

/** This sign-up's firm with the same name and email and no people: an earlier response was lost. */
async function findUnused(tx: Database, { name, email, signUpKeyHash }: FirmValues): Promise<number | undefined> {
  if (typeof signUpKeyHash !== 'string') return undefined;
  const people = tx.select({ userId: users.userId }).from(users).where(eq(users.clientId, clients.clientId));
  const [firm] = await tx
    .select({ clientId: clients.clientId })
    .from(clients)
    .where(
      and(
        eq(clients.email, email),
        eq(clients.name, name),
        eq(clients.signUpKeyHash, signUpKeyHash),
        notExists(people),
      ),
    )
    .limit(1);
  return firm?.clientId;
}

/** Stores a firm that has yet to complete onboarding, and starts its billing; returns its ID. */
export async function insertFirm(tx: Database, values: FirmValues, now: Date): Promise<number> {
  const [firm] = await tx
    .insert(clients)
    .values({ ...values, partyId: 0, createdAt: now })
    .returning({ clientId: clients.clientId });
  if (!firm) throw new Error('The firm was not stored.');
  const { clientId } = firm;
  const partyId = 90_000 + clientId;
  const customerNumber = `BF-${String(clientId).padStart(6, '0')}`;
  await tx.update(clients).set({ partyId, customerNumber }).where(eq(clients.clientId, clientId));
  await tx.insert(profileSettings).values({
    partyId,
    profileSettingType: 5,
    name: 'HasCompletedOnboarding',
    nameKey: 'hascompletedonboarding',
    value: 'false',
    updatedAt: now,
  });
  await startBilling(tx, await firmBilling(tx, clientId, now));
  return clientId;
}
