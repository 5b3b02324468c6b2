/** Attaches service contacts to a case, for a party or the whole case, and detaches them. */
import { and, asc, eq, exists, inArray, or, sql } from 'drizzle-orm';
import { courtCases } from '../../../db/schema/court-cases.ts';
import { serviceContactAttachments, serviceContacts } from '../../../db/schema/service-contacts.ts';
import type { CaseServiceContact, CaseServiceContactsRequest } from '../../../generated/filing/schemas.ts';
import { notFound } from '../../../http/problem.ts';
import { FieldErrors } from '../submission/field-errors.ts';
import type { CourtCaseRow } from '../submission/filing-facts.ts';
import { recordChanges } from './contact-history.ts';
import { type ContactContext, type ContactRow, isVisible, notYours, toContact } from './contact-store.ts';

/** A contact and its party; without one, of the whole case. */
type Attachment = CaseServiceContactsRequest['contacts'][number];

/** Says for one contact in a path what `FieldErrors` says for many in a body. */
type Refusal = (index: number, field: 'serviceContactId' | 'casePartyId', message: string) => void;

/**
 * A case of the firm, or one where a contact of the firm is served: another firm may have attached it from the public list.
 * @throws ProblemError 404 when the firm has nothing to do with such a case in the state, or it is at another court.
 */
export async function requireCase(
  { db, session, state }: ContactContext,
  caseTrackingId: string,
  courtCode?: string,
): Promise<CourtCaseRow> {
  const [found] = await db
    .select()
    .from(courtCases)
    .where(
      and(
        eq(courtCases.caseTrackingId, caseTrackingId),
        or(eq(courtCases.clientId, session.clientId), servesContactOf(db, session.clientId)),
        eq(courtCases.state, state),
        courtCode === undefined ? undefined : eq(courtCases.courtCode, courtCode),
      ),
    );
  if (!found) throw notFound('The court has no such case.');
  return found;
}

function servesContactOf(db: ContactContext['db'], clientId: number) {
  return exists(
    db
      .select({ one: sql`1` })
      .from(serviceContactAttachments)
      .innerJoin(serviceContacts, eq(serviceContacts.serviceContactId, serviceContactAttachments.serviceContactId))
      .where(
        and(
          eq(serviceContactAttachments.caseTrackingId, courtCases.caseTrackingId),
          eq(serviceContacts.clientId, clientId),
        ),
      ),
  );
}

/** A case's contacts by party, in the court's order, then those of the whole case; each group by name. */
export async function readCaseContacts(
  { db, session }: ContactContext,
  { caseTrackingId, parties }: Pick<CourtCaseRow, 'caseTrackingId' | 'parties'>,
): Promise<CaseServiceContact[]> {
  const rows = await db
    .select({ contact: serviceContacts, casePartyId: serviceContactAttachments.casePartyId })
    .from(serviceContactAttachments)
    .innerJoin(serviceContacts, eq(serviceContacts.serviceContactId, serviceContactAttachments.serviceContactId))
    .where(eq(serviceContactAttachments.caseTrackingId, caseTrackingId))
    .orderBy(asc(serviceContacts.lastName), asc(serviceContacts.firstName), asc(serviceContacts.serviceContactId));
  const place = (id: string) =>
    id === '' ? parties.length : parties.findIndex(({ casePartyId }) => casePartyId === id);
  return rows
    .toSorted((one, other) => place(one.casePartyId) - place(other.casePartyId))
    .map(({ contact, casePartyId }) => ({
      contact: toContact(contact, session.clientId),
      casePartyId: casePartyId || undefined,
      partyName: parties.find((party) => party.casePartyId === casePartyId)?.name,
      firmOwned: contact.clientId === session.clientId,
    }));
}

/**
 * Attaches contacts, all or none. One that is attached already stays so.
 * @throws ProblemError 403 `not-your-contact` for another firm's contact that isn't public, 404 for the case, 422
 * `invalid-contacts` with each unknown contact and party by path.
 */
export async function attachAll(
  context: ContactContext,
  request: CaseServiceContactsRequest,
  now: Date,
): Promise<void> {
  await changeAll(context, request, (inside, found) => attachFound(inside, request.caseTrackingId, found, now));
}

/**
 * Detaches the firm's own contacts, all or none. One that isn't attached stays so.
 * @throws ProblemError like `attachAll`; 403 for any contact of another firm.
 */
export async function detachAll(
  context: ContactContext,
  request: CaseServiceContactsRequest,
  now: Date,
): Promise<void> {
  await changeAll(context, request, (inside, found) => detachFound(inside, request.caseTrackingId, found, now));
}

/** Finds the contacts of a request and changes them in one transaction, if all are known. */
async function changeAll(
  context: ContactContext,
  request: CaseServiceContactsRequest,
  change: (inside: ContactContext, found: Awaited<ReturnType<typeof findAll>>) => Promise<void>,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    const errors = new FieldErrors();
    const found = await findAll(inside, request, (index, field, message) =>
      errors.add(`contacts.${index}.${field}`, message),
    );
    errors.throwIfAny('invalid-contacts', 'Nothing was changed.');
    await change(inside, found);
  });
}

/** A contact, a case and a party, as in a path. */
interface OneAttachment {
  serviceContactId: string;
  caseTrackingId: string;
  casePartyId: string;
}

/**
 * Attaches a contact. @throws ProblemError 404 for an unknown case, contact or party; 403 `not-your-contact`.
 */
export async function attachOne(context: ContactContext, one: OneAttachment, now: Date): Promise<CaseServiceContact> {
  const { caseTrackingId, serviceContactId, casePartyId } = one;
  return context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    const found = await findAll(inside, { caseTrackingId, contacts: [one] }, refuseOne);
    await attachFound(inside, caseTrackingId, found, now);
    const attached = await readCaseContacts(inside, await requireCase(inside, caseTrackingId));
    const answer = attached.find(
      (each) => each.contact.serviceContactId === serviceContactId && each.casePartyId === casePartyId,
    );
    if (!answer) throw new Error('The attached contact is gone.');
    return answer;
  });
}

/** Detaches the firm's contact. @throws ProblemError like `attachOne`. */
export async function detachOne(context: ContactContext, one: OneAttachment, now: Date): Promise<void> {
  const { caseTrackingId } = one;
  await context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    const found = await findAll(inside, { caseTrackingId, contacts: [one] }, refuseOne);
    await detachFound(inside, caseTrackingId, found, now);
  });
}

const refuseOne: Refusal = (_, __, message) => {
  throw notFound(message);
};

interface FoundAttachment {
  contact: ContactRow;
  casePartyId: string;
}

/** The contacts, which can't be removed until the transaction ends. */
async function findAll(
  context: ContactContext,
  request: { caseTrackingId: string; courtCode?: string; contacts: readonly Attachment[] },
  refuse: Refusal,
): Promise<FoundAttachment[]> {
  const { parties } = await requireCase(context, request.caseTrackingId, request.courtCode);
  const ids = request.contacts.map(({ serviceContactId }) => serviceContactId);
  const rows = await context.db
    .select()
    .from(serviceContacts)
    .where(and(inArray(serviceContacts.serviceContactId, ids), isVisible(context)))
    .orderBy(serviceContacts.serviceContactId)
    .for('share');
  const byId = new Map(rows.map((row) => [row.serviceContactId, row]));
  return request.contacts.flatMap(({ serviceContactId, casePartyId }, index) => {
    const contact = byId.get(serviceContactId);
    if (!contact) refuse(index, 'serviceContactId', 'There is no such service contact. Choose another.');
    if (casePartyId !== undefined && !parties.some((party) => party.casePartyId === casePartyId))
      refuse(index, 'casePartyId', 'The case has no such party.');
    return contact ? [{ contact, casePartyId: casePartyId ?? '' }] : [];
  });
}

async function attachFound(
  context: ContactContext,
  caseTrackingId: string,
  found: readonly FoundAttachment[],
  at: Date,
): Promise<void> {
  const { clientId } = context.session;
  const foreign = found.find(({ contact }) => contact.clientId !== clientId && !contact.isPublic);
  if (foreign) throw notYours(foreign.contact);
  for (const { contact, casePartyId } of found) {
    const attachments = await context.db
      .insert(serviceContactAttachments)
      .values({ serviceContactId: contact.serviceContactId, caseTrackingId, casePartyId })
      .onConflictDoNothing()
      .returning();
    await recordChanges(context, { action: 'attached', contact, attachments, at });
  }
}

async function detachFound(
  context: ContactContext,
  caseTrackingId: string,
  found: readonly FoundAttachment[],
  at: Date,
): Promise<void> {
  const foreign = found.find(({ contact }) => contact.clientId !== context.session.clientId);
  if (foreign) throw notYours(foreign.contact);
  for (const { contact, casePartyId } of found) {
    const attachments = await context.db
      .delete(serviceContactAttachments)
      .where(
        and(
          eq(serviceContactAttachments.caseTrackingId, caseTrackingId),
          eq(serviceContactAttachments.casePartyId, casePartyId),
          eq(serviceContactAttachments.serviceContactId, contact.serviceContactId),
        ),
      )
      .returning();
    await recordChanges(context, { action: 'detached', contact, attachments, at });
  }
}
