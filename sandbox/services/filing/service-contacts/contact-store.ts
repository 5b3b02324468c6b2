/** Service contacts: who sees and changes one, and the firm's list (filing variants, section 7). */
import { and, count, eq, exists, gte, isNotNull, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { courtCases } from '../../../db/schema/court-cases.ts';
import { filingRecipients } from '../../../db/schema/filings.ts';
import { clients } from '../../../db/schema/platform.ts';
import { serviceContactAttachments, serviceContacts } from '../../../db/schema/service-contacts.ts';
import { isUniqueViolation } from '../../../db/unique-violation.ts';
import type { NewServiceContact, ServiceContact, StateCode } from '../../../generated/filing/schemas.ts';
import type { Session } from '../../../http/operation.ts';
import { notFound, type ProblemError, problem } from '../../../http/problem.ts';

export type ContactRow = typeof serviceContacts.$inferSelect;

/** Who calls, and in which state's list. */
export interface ContactContext {
  db: Database;
  session: Session;
  state: StateCode;
}

/** A contact as the firm sees it. `bounces`: how many of its notices bounced lately, if that is to be said. */
export function toContact(row: ContactRow, clientId: number, bounces?: RecentBounces): ServiceContact {
  return {
    serviceContactId: row.serviceContactId,
    firmName: row.firmName,
    firstName: row.firstName,
    middleName: row.middleName || undefined,
    lastName: row.lastName,
    email: row.email,
    administrativeCopy: row.administrativeCopy,
    address: row.address ?? undefined,
    phone: row.phone ?? undefined,
    isPublic: row.isPublic,
    isInFirmMasterList: row.isInFirmMasterList && row.clientId === clientId,
    isUndeliverable: row.isUndeliverable,
    recentBounces: bounces?.get(row.serviceContactId),
  };
}

/** By contact; those without any are missing. */
export type RecentBounces = ReadonlyMap<string, number>;

const bounceDays = 90;

/** Tells how many notices to each contact did not arrive in the last 90 days, from any sender. */
export async function readRecentBounces(db: Database, now: Date): Promise<RecentBounces> {
  const since = new Date(now.getTime() - bounceDays * 86_400_000);
  const rows = await db
    .select({ serviceContactId: filingRecipients.serviceContactId, bounces: count() })
    .from(filingRecipients)
    .where(
      and(
        eq(filingRecipients.statusCode, 'undeliverable'),
        isNotNull(filingRecipients.serviceContactId),
        gte(filingRecipients.servedAt, since),
      ),
    )
    .groupBy(filingRecipients.serviceContactId);
  return new Map(
    rows.flatMap(({ serviceContactId, bounces }) => (serviceContactId === null ? [] : [[serviceContactId, bounces]])),
  );
}

/** A contact's full name. */
export function contactName({ firstName, middleName, lastName }: ContactRow): string {
  return [firstName, middleName, lastName].filter(Boolean).join(' ');
}

/**
 * Contacts that the firm may see: its own, the public ones, and those of its cases. For contacts of a state.
 */
export function isVisible({
  db,
  session: { clientId },
  state,
}: Omit<ContactContext, 'session'> & { session: Pick<Session, 'clientId'> }): SQL | undefined {
  const inFirmsCase = exists(
    db
      .select({ caseTrackingId: courtCases.caseTrackingId })
      .from(serviceContactAttachments)
      .innerJoin(courtCases, eq(courtCases.caseTrackingId, serviceContactAttachments.caseTrackingId))
      .where(
        and(
          eq(serviceContactAttachments.serviceContactId, serviceContacts.serviceContactId),
          eq(courtCases.clientId, clientId),
        ),
      ),
  );
  return and(
    eq(serviceContacts.state, state),
    or(eq(serviceContacts.clientId, clientId), eq(serviceContacts.isPublic, true), inFirmsCase),
  );
}

/**
 * A contact that the firm may see.
 * @throws ProblemError 404 for an unknown contact or one it can't see.
 */
export async function requireContact(context: ContactContext, serviceContactId: string): Promise<ContactRow> {
  const [row] = await context.db
    .select()
    .from(serviceContacts)
    .where(and(eq(serviceContacts.serviceContactId, serviceContactId), isVisible(context)));
  if (!row) throw notFound('There is no such service contact.');
  return row;
}

/**
 * The firm's own contact, locked for a change.
 * @throws ProblemError 404, 403 `not-your-contact`.
 */
export async function lockOwnContact(context: ContactContext, serviceContactId: string): Promise<ContactRow> {
  await context.db
    .select({ serviceContactId: serviceContacts.serviceContactId })
    .from(serviceContacts)
    .where(eq(serviceContacts.serviceContactId, serviceContactId))
    .for('update');
  const row = await requireContact(context, serviceContactId);
  if (row.clientId !== context.session.clientId) throw notYours(row);
  return row;
}

/** 403 `not-your-contact`: only the firm that made a contact changes, detaches or removes it. */
export function notYours(row: ContactRow): ProblemError {
  const owner = row.firmName || 'another firm';
  return problem(403, {
    code: 'not-your-contact',
    detail: `${contactName(row)} is a service contact of ${owner}. Only that firm can change it.`,
  });
}

/** The columns for entered values; those omitted are cleared. The firm's own name is the usual firm name. */
export async function enteredColumns({ db, session }: ContactContext, entered: NewServiceContact) {
  const columns = {
    firmName: entered.firmName === undefined ? await readFirmName(db, session) : entered.firmName.trim(),
    firstName: entered.firstName.trim(),
    middleName: entered.middleName?.trim() ?? '',
    lastName: entered.lastName.trim(),
    email: entered.email.trim(),
    administrativeCopy: entered.administrativeCopy ?? [],
    address: entered.address ?? null,
    phone: entered.phone?.trim() || null,
    isPublic: entered.isPublic,
    isInFirmMasterList: entered.isInFirmMasterList,
  };
  for (const field of ['firstName', 'lastName'] as const) {
    if (columns[field] !== '') continue;
    const errors = { [field]: ['A name is required.'] };
    throw problem(422, { code: 'name-required', detail: 'The name is blank.', errors });
  }
  return columns;
}

/** The name of the caller's firm. */
export async function readFirmName(db: Database, { clientId }: Session): Promise<string> {
  const [firm] = await db.select({ name: clients.name }).from(clients).where(eq(clients.clientId, clientId));
  return firm?.name ?? '';
}

/**
 * Writes a contact of the firm's list.
 * @throws ProblemError 409 `contact-exists` when the list has the same name and address, in any case.
 */
export async function refusingTwice<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const message = 'The firm’s list already has a contact with this name and email address.';
    throw problem(409, { code: 'contact-exists', detail: message, errors: { email: [message] } });
  }
}
