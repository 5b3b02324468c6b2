/** What changed among a case's service contacts, by whom and when. */
import { desc, eq, inArray } from 'drizzle-orm';
import { courtCases } from '../../../db/schema/court-cases.ts';
import { serviceContactHistory } from '../../../db/schema/service-contacts.ts';
import type { ServiceContactHistoryEntry } from '../../../generated/filing/schemas.ts';
import { type ContactContext, type ContactRow, contactName, readFirmName } from './contact-store.ts';

/** A contact's change in the cases where it is or was. */
interface ContactChange {
  action: ServiceContactHistoryEntry['action'];
  /** As it is after the change; a removed contact as it was. */
  contact: ContactRow;
  attachments: readonly { caseTrackingId: string; casePartyId: string }[];
  at: Date;
}

/** Writes an entry for each attachment. */
export async function recordChanges(context: ContactContext, change: ContactChange): Promise<void> {
  const { action, contact, attachments, at } = change;
  if (attachments.length === 0) return;
  const { db, session } = context;
  const caseIds = attachments.map(({ caseTrackingId }) => caseTrackingId);
  const cases = await db
    .select({ caseTrackingId: courtCases.caseTrackingId, parties: courtCases.parties })
    .from(courtCases)
    .where(inArray(courtCases.caseTrackingId, caseIds));
  const partiesOf = new Map(cases.map(({ caseTrackingId, parties }) => [caseTrackingId, parties]));
  const changedByFirm = await readFirmName(db, session);
  await db.insert(serviceContactHistory).values(
    attachments.map(({ caseTrackingId, casePartyId }) => ({
      caseTrackingId,
      occurredAt: at,
      action,
      serviceContactId: contact.serviceContactId,
      contactName: contactName(contact),
      email: contact.email,
      casePartyId: casePartyId || null,
      partyName: partiesOf.get(caseTrackingId)?.find((party) => party.casePartyId === casePartyId)?.name ?? null,
      changedByName: session.name,
      changedByFirm,
    })),
  );
}

/** A case's changes, latest first. */
export async function readHistory(
  { db }: ContactContext,
  caseTrackingId: string,
): Promise<ServiceContactHistoryEntry[]> {
  const rows = await db
    .select()
    .from(serviceContactHistory)
    .where(eq(serviceContactHistory.caseTrackingId, caseTrackingId))
    .orderBy(desc(serviceContactHistory.historyId));
  return rows.map(({ historyId: _, caseTrackingId: __, occurredAt, casePartyId, partyName, ...row }) => ({
    ...row,
    occurredAt: occurredAt.toISOString(),
    casePartyId: casePartyId ?? undefined,
    partyName: partyName ?? undefined,
  }));
}
