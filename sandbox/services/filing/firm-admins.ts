/** A firm's account with a state's e-filing provider: registration and administrators (filing variants, section 10). */
import { createHash, randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { firmAdmins, registeredFirms } from '../../db/schema/filing-accounts.ts';
import { users } from '../../db/schema/platform.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import type { Operations } from '../../generated/filing/operations.ts';
import type { FirmAdmin, StateCode } from '../../generated/filing/schemas.ts';
import type { Handlers } from '../../http/operation.ts';
import { problem } from '../../http/problem.ts';
import { requireTylerState } from '../../providers/tyler/require-tyler-state.ts';
import { sendMail } from '../../simulators/outbox.ts';
import { countMails } from '../hourly-limits.ts';
import { hashPassword } from '../platform/passwords.ts';
import { capabilityOf } from '../state-capabilities.ts';
import { passwordRefusal } from './authentication.ts';

export const firms = {
  registerTylerFirm: async ({ db, clock, session, params: { state }, body }) => {
    requireTylerState(state);
    const { isIndividual, email, password } = body;
    const firstName = body.firstName.trim();
    const lastName = body.lastName.trim();
    const firmName = isIndividual ? `${firstName} ${lastName}` : (body.firmName?.trim() ?? '');
    const errors: Record<string, string[]> = {};
    if (firstName === '') errors.firstName = ['Enter the first name.'];
    if (lastName === '') errors.lastName = ['Enter the last name.'];
    if (firmName === '') errors.firmName = ['Enter the name of the firm.'];
    const refusal = passwordRefusal(password);
    if (refusal) errors.password = [refusal];
    if (Object.keys(errors).length > 0)
      throw problem(422, { code: 'registration-invalid', detail: 'Some fields are invalid.', errors });
    if (await isEmailKnown(db, state, email)) throw emailRegistered();
    await countMails({ db, clock }, session, [email]);
    const row = {
      firmId: randomUUID(),
      state,
      clientId: session.clientId,
      firmName,
      isIndividual,
      adminUserId: randomUUID(),
      adminEmail: email,
      passwordHash: await hashPassword(password),
      registeredAt: clock.now(),
    };
    try {
      await db.insert(registeredFirms).values(row);
    } catch (error) {
      if (isUniqueViolation(error)) throw emailRegistered();
      throw error;
    }
    await sendMail(db, {
      sentAt: clock.now(),
      recipient: email,
      subject: 'Activate your account',
      body: `${firmName} is registered with the e-filing service of ${capabilityOf(state).name}. Your firm’s courts can use it now.`,
    });
    const { firmId, adminUserId } = row;
    return { firmId, firmName, isIndividual, adminUserId, adminEmail: email, activationEmailSent: true };
  },

  listFirmAdmins: ({ db, session, params: { state } }) => {
    requireTylerState(state);
    return readAdmins(db, session.clientId, state);
  },

  createFirmAdmin: async ({ db, clock, session, params: { state }, body }) => {
    requireTylerState(state);
    const firstName = body.firstName.trim();
    const lastName = body.lastName.trim();
    const errors: Record<string, string[]> = {};
    if (firstName === '') errors.firstName = ['Enter the first name.'];
    if (lastName === '') errors.lastName = ['Enter the last name.'];
    if (Object.keys(errors).length > 0)
      throw problem(422, { code: 'name-required', detail: 'The name is blank.', errors });
    const same = (email: string) => email.toLowerCase() === body.email.toLowerCase();
    const known = await readAdmins(db, session.clientId, state);
    if (known.some(({ email }) => same(email))) throw adminExists();
    const [user] = await db
      .select()
      .from(users)
      .where(and(eq(users.clientId, session.clientId), eq(sql`lower(${users.email})`, body.email.toLowerCase())));
    if (!user) await countMails({ db, clock }, session, [body.email]);
    const row = {
      tylerUserId: user ? userIdOf(state, user.userId) : randomUUID(),
      clientId: session.clientId,
      state,
      firstName,
      middleName: body.middleName?.trim() || null,
      lastName,
      email: body.email,
      // A person with an account here has one with the provider.
      isActivated: user !== undefined,
    };
    try {
      await db.insert(firmAdmins).values(row);
    } catch (error) {
      if (isUniqueViolation(error)) throw adminExists();
      throw error;
    }
    if (!user)
      await sendMail(db, {
        sentAt: clock.now(),
        recipient: body.email,
        subject: 'You were made an administrator',
        body: `${session.name} made you an administrator of the firm’s account with the e-filing service of ${capabilityOf(state).name}.`,
      });
    return toAdmin(row);
  },
} satisfies Handlers<Operations>;

function emailRegistered() {
  const detail = 'This email address is registered. Sign in, or use another.';
  return problem(409, { code: 'email-registered', detail, errors: { email: [detail] } });
}

function adminExists() {
  const detail = 'This person is already an administrator.';
  return problem(409, { code: 'admin-exists', detail, errors: { email: [detail] } });
}

async function isEmailKnown(db: Database, state: StateCode, email: string): Promise<boolean> {
  const wanted = email.toLowerCase();
  const [user] = await db
    .select({ userId: users.userId })
    .from(users)
    .where(eq(sql`lower(${users.email})`, wanted));
  const [firm] = await db
    .select({ firmId: registeredFirms.firmId })
    .from(registeredFirms)
    .where(and(eq(registeredFirms.state, state), eq(sql`lower(${registeredFirms.adminEmail})`, wanted)));
  return user !== undefined || firm !== undefined;
}

/** The firm's administrators here, and those made with the provider. */
async function readAdmins(db: Database, clientId: number, state: StateCode): Promise<FirmAdmin[]> {
  const people = await db
    .select()
    .from(users)
    .where(and(eq(users.clientId, clientId), eq(users.userAdministrator, true)));
  const made = await db
    .select()
    .from(firmAdmins)
    .where(and(eq(firmAdmins.clientId, clientId), eq(firmAdmins.state, state)));
  const all = [
    ...people.map(({ userId, name, email }) => ({
      tylerUserId: userIdOf(state, userId),
      ...namesOf(name),
      email,
      isActivated: true,
    })),
    ...made.map(toAdmin),
  ];
  const byName = ({ lastName, firstName }: FirmAdmin) => `${lastName} ${firstName}`;
  return all.toSorted((one, other) => byName(one).localeCompare(byName(other), 'en'));
}

function toAdmin({ tylerUserId, firstName, middleName, lastName, email, isActivated }: AdminRow): FirmAdmin {
  return { tylerUserId, firstName, middleName: middleName ?? undefined, lastName, email, isActivated };
}

type AdminRow = Omit<typeof firmAdmins.$inferSelect, 'clientId' | 'state'>;

function namesOf(name: string) {
  const parts = name.trim().split(/\s+/);
  return { firstName: parts.slice(0, -1).join(' ') || name, lastName: parts.at(-1) ?? name };
}

/** A person's ID with a state's provider. */
function userIdOf(state: StateCode, userId: number): string {
  const hex = createHash('sha256').update(`${state} ${userId}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
