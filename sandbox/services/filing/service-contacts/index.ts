/** Service contacts: the firm's and the public list, and who is served in a case. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { serviceContactAttachments, serviceContacts } from '../../../db/schema/service-contacts.ts';
import type { Operations } from '../../../generated/filing/operations.ts';
import type { Handlers } from '../../../http/operation.ts';
import { requireTylerState } from '../../../providers/tyler/require-tyler-state.ts';
import { attachAll, attachOne, detachAll, detachOne, readCaseContacts, requireCase } from './case-contacts.ts';
import { readContactDetail, removeContact } from './contact-cases.ts';
import { readHistory, recordChanges } from './contact-history.ts';
import { searchFirmList, searchPublicList } from './contact-search.ts';
import { enteredColumns, lockOwnContact, readRecentBounces, refusingTwice, toContact } from './contact-store.ts';

export const contacts = {
  listServiceContacts: async ({ db, clock, session, params: { state }, query }) => {
    requireTylerState(state);
    const rows = await searchFirmList({ db, session, state }, query);
    const bounces = await readRecentBounces(db, clock.now());
    return rows.map((row) => toContact(row, session.clientId, bounces));
  },

  searchPublicServiceContacts: async ({ db, session, params: { state }, query }) => {
    requireTylerState(state);
    const rows = await searchPublicList({ db, session, state }, query);
    return rows.map((row) => toContact(row, session.clientId));
  },

  getServiceContact: ({ db, session, params: { state, serviceContactId } }) => {
    requireTylerState(state);
    return readContactDetail({ db, session, state }, serviceContactId);
  },

  createServiceContact: async ({ db, session, params: { state }, body }) => {
    requireTylerState(state);
    const columns = await enteredColumns({ db, session, state }, body);
    const serviceContactId = randomUUID();
    const [row] = await refusingTwice(() =>
      db
        .insert(serviceContacts)
        .values({ ...columns, serviceContactId, state, clientId: session.clientId })
        .returning(),
    );
    if (!row) throw new Error('The contact was not inserted.');
    return toContact(row, session.clientId);
  },

  updateServiceContact: ({ db, clock, session, params: { state }, body }) => {
    requireTylerState(state);
    return db.transaction(async (tx) => {
      const context = { db: tx, session, state };
      const before = await lockOwnContact(context, body.serviceContactId);
      const columns = await enteredColumns(context, body);
      // Mail to a new address has not failed yet.
      const isSameAddress = columns.email.toLowerCase() === before.email.toLowerCase();
      const [row] = await refusingTwice(() =>
        tx
          .update(serviceContacts)
          .set({ ...columns, isUndeliverable: before.isUndeliverable && isSameAddress })
          .where(eq(serviceContacts.serviceContactId, before.serviceContactId))
          .returning(),
      );
      if (!row) throw new Error('The locked contact is gone.');
      const attachments = await tx
        .select()
        .from(serviceContactAttachments)
        .where(eq(serviceContactAttachments.serviceContactId, row.serviceContactId));
      await recordChanges(context, { action: 'updated', contact: row, attachments, at: clock.now() });
      return toContact(row, session.clientId);
    });
  },

  removeServiceContact: async ({ db, clock, session, params: { state, serviceContactId } }) => {
    requireTylerState(state);
    await removeContact({ db, session, state }, serviceContactId, clock.now());
    return undefined;
  },

  attachServiceContact: ({ db, clock, session, params: { state, ...one } }) => {
    requireTylerState(state);
    return attachOne({ db, session, state }, one, clock.now());
  },

  detachServiceContact: async ({ db, clock, session, params: { state, ...one } }) => {
    requireTylerState(state);
    await detachOne({ db, session, state }, one, clock.now());
    return undefined;
  },

  attachCaseServiceContacts: async ({ db, clock, session, params: { state }, body }) => {
    requireTylerState(state);
    const context = { db, session, state };
    await attachAll(context, body, clock.now());
    return readCaseContacts(context, await requireCase(context, body.caseTrackingId));
  },

  detachCaseServiceContacts: async ({ db, clock, session, params: { state }, body }) => {
    requireTylerState(state);
    await detachAll({ db, session, state }, body, clock.now());
    return undefined;
  },

  listServiceContactHistory: async ({ db, session, params: { state, caseTrackingId } }) => {
    requireTylerState(state);
    const context = { db, session, state };
    await requireCase(context, caseTrackingId);
    return readHistory(context, caseTrackingId);
  },
} satisfies Handlers<Operations>;
