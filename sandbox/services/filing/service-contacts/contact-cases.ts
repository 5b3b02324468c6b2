/** The cases a service contact is attached to, and its removal from all of them. */

import { and, asc, desc, eq, isNull, max, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { courtCases } from '../../../db/schema/court-cases.ts';
import { drafts } from '../../../db/schema/drafts.ts';
import { filingRecipients, filings } from '../../../db/schema/filings.ts';
import { orders } from '../../../db/schema/orders.ts';
import { serviceContactAttachments, serviceContacts } from '../../../db/schema/service-contacts.ts';
import type {
  ServiceContactCase,
  ServiceContactDetail,
  UndeliveredService,
} from '../../../generated/filing/schemas.ts';
import { timeZoneOfState } from '../../time-zone-of-state.ts';
import { recordChanges } from './contact-history.ts';
import { type ContactContext, type ContactRow, lockOwnContact, requireContact, toContact } from './contact-store.ts';

/**
 * A contact with every case it is attached to, and the firm's drafts that name it. Another firm's contact is shown with
 * the caller's cases only.
 * @throws ProblemError 404.
 */
export async function readContactDetail(
  context: ContactContext,
  serviceContactId: string,
): Promise<ServiceContactDetail> {
  const row = await requireContact(context, serviceContactId);
  return {
    contact: toContact(row, context.session.clientId),
    cases: await readCases(context, row),
    drafts: await readDrafts(context, serviceContactId),
    firmOwned: row.clientId === context.session.clientId,
    undelivered: await readUndelivered(context, serviceContactId),
  };
}

/**
 * Removes the firm's contact from its list and from every case.
 * @throws ProblemError 404, 403 `not-your-contact`.
 */
export function removeContact(context: ContactContext, serviceContactId: string, now: Date): Promise<void> {
  return context.db.transaction(async (tx) => {
    const row = await lockOwnContact({ ...context, db: tx }, serviceContactId);
    const detached = await tx
      .delete(serviceContactAttachments)
      .where(eq(serviceContactAttachments.serviceContactId, serviceContactId))
      .returning();
    await recordChanges({ ...context, db: tx }, { action: 'removed', contact: row, attachments: detached, at: now });
    await tx.delete(serviceContacts).where(eq(serviceContacts.serviceContactId, serviceContactId));
  });
}

async function readCases({ db, session }: ContactContext, row: ContactRow): Promise<ServiceContactCase[]> {
  const isOwn = row.clientId === session.clientId;
  const found = await db
    .select({
      courtCase: courtCases,
      casePartyId: serviceContactAttachments.casePartyId,
      isLast: hasNoOtherOfFirm(db, session.clientId),
    })
    .from(serviceContactAttachments)
    .innerJoin(courtCases, eq(courtCases.caseTrackingId, serviceContactAttachments.caseTrackingId))
    .where(
      and(
        eq(serviceContactAttachments.serviceContactId, row.serviceContactId),
        isOwn ? undefined : eq(courtCases.clientId, session.clientId),
      ),
    )
    .orderBy(asc(courtCases.caseNumber), asc(courtCases.caseTrackingId), asc(serviceContactAttachments.casePartyId));
  return found.map(({ courtCase, casePartyId, isLast }) => ({
    caseTrackingId: courtCase.caseTrackingId,
    caseNumber: courtCase.caseNumber,
    caseTitle: courtCase.caseTitle,
    courtCode: courtCase.courtCode,
    courtName: courtCase.courtName,
    casePartyId: casePartyId || undefined,
    partyName: courtCase.parties.find((party) => party.casePartyId === casePartyId)?.name,
    isLastOfFirm: isOwn ? isLast : undefined,
  }));
}

/** Tells whether no other contact of the firm is attached to the case, for any party. */
function hasNoOtherOfFirm(db: Database, clientId: number) {
  const others = db
    .select({ one: sql`1` })
    .from(sql`${serviceContactAttachments} as other`)
    .innerJoin(sql`${serviceContacts} as colleague`, sql`colleague.service_contact_id = other.service_contact_id`)
    .where(
      sql`other.case_tracking_id = ${serviceContactAttachments.caseTrackingId}
        and other.service_contact_id <> ${serviceContactAttachments.serviceContactId}
        and colleague.client_id = ${clientId}`,
    );
  return sql<boolean>`not exists ${others}`;
}

function readDrafts({ db, session, state }: ContactContext, serviceContactId: string) {
  const naming = JSON.stringify({ filings: [{ serviceRecipients: [{ serviceContactId }] }] });
  return db
    .select({ orderId: orders.orderId, caseTitle: orders.caseTitle })
    .from(drafts)
    .innerJoin(orders, eq(orders.orderId, drafts.orderId))
    .where(
      and(
        eq(orders.clientId, session.clientId),
        eq(orders.status, 'draft'),
        eq(orders.state, state),
        sql`${drafts.content} @> ${naming}::jsonb`,
      ),
    )
    .orderBy(asc(orders.orderId));
}

async function readUndelivered(
  { db, session, state }: ContactContext,
  serviceContactId: string,
): Promise<UndeliveredService[]> {
  const rows = await db
    .select({
      orderId: orders.orderId,
      service: orders.service,
      caseTitle: orders.caseTitle,
      email: filingRecipients.email,
      servedAt: max(filingRecipients.servedAt),
    })
    .from(filingRecipients)
    .innerJoin(filings, eq(filings.filingId, filingRecipients.filingId))
    .innerJoin(orders, eq(orders.orderId, filings.orderId))
    .where(
      and(
        eq(filingRecipients.serviceContactId, serviceContactId),
        eq(filingRecipients.statusCode, 'undeliverable'),
        isNull(filingRecipients.servedAgainOrderId),
        eq(orders.clientId, session.clientId),
        eq(orders.state, state),
      ),
    )
    .groupBy(orders.orderId, orders.service, orders.caseTitle, filingRecipients.email)
    .orderBy(desc(orders.orderId));
  const courtTimeZone = timeZoneOfState(state);
  return rows.map(({ servedAt, ...order }) => ({ ...order, servedDate: servedAt?.toISOString(), courtTimeZone }));
}
