/** Electronic signatures: what firms send, and what signers do with their links. */
import { desc, eq } from 'drizzle-orm';
import { orders } from '../../../db/schema/orders.ts';
import type { Operations } from '../../../generated/serving/operations.ts';
import type { Handlers } from '../../../http/operation.ts';
import { problem } from '../../../http/problem.ts';
import { endEnvelope, remind } from './envelope-changes.ts';
import {
  isAsked,
  isOpen,
  lockEnvelope,
  requireEnvelope,
  selectEnvelopes,
  toEnvelope,
  toRow,
} from './envelope-store.ts';
import { sendEnvelope } from './send-envelope.ts';
import { mailOthers, signing } from './signing.ts';
import { envelopeTerms } from './terms.ts';

const mostListed = 100;

export const envelopes = {
  getEnvelopeTerms: () => envelopeTerms,

  listEnvelopes: async ({ db, session }) => {
    const found = await selectEnvelopes(db)
      .where(eq(orders.clientId, session.clientId))
      .orderBy(desc(orders.dateOrdered), desc(orders.orderId))
      .limit(mostListed);
    return found.map(toRow);
  },

  sendEnvelope: async ({ db, clock, session, headers, body }) =>
    toEnvelope(db, await sendEnvelope({ db, clock, session, key: headers['Idempotency-Key'], body })),

  getEnvelope: async ({ db, session, params }) => toEnvelope(db, await requireEnvelope(db, session, params.orderId)),

  remindSigners: ({ db, clock, session, params: { orderId } }) =>
    db.transaction(async (tx) => {
      const stored = await requireEnvelope(tx, session, orderId, lockEnvelope);
      if (!isOpen(stored.envelope) || !stored.signers.some(isAsked))
        throw problem(409, { code: 'not-now', detail: 'No one’s signature is awaited.' });
      await remind(tx, stored, session.name, clock.now());
      return toEnvelope(tx, await requireEnvelope(tx, session, orderId));
    }),

  voidEnvelope: ({ db, clock, session, params: { orderId }, body }) =>
    db.transaction(async (tx) => {
      const stored = await requireEnvelope(tx, session, orderId, lockEnvelope);
      const { envelope, signers } = stored;
      if (envelope.status === 'voided') return toEnvelope(tx, stored);
      if (!isOpen(envelope) || signers.every(({ status }) => status === 'signed'))
        throw problem(409, { code: 'not-now', detail: 'The envelope has ended, so it can’t be voided.' });
      const reason = body.reason.trim();
      if (reason === '')
        throw problem(400, { code: 'invalid-request', detail: 'Say why.', errors: { reason: ['Enter a reason.'] } });
      const now = clock.now();
      const comment = `Voided: ${reason}`;
      await endEnvelope(
        tx,
        stored,
        { status: 'voided', statusText: 'Voided', actor: session.name, comment, reason },
        now,
      );
      await mailOthers(
        tx,
        stored,
        undefined,
        `${session.name} voided ${envelope.title}, so it can’t be signed anymore. Reason: ${reason}`,
        now,
      );
      return toEnvelope(tx, await requireEnvelope(tx, session, orderId));
    }),

  ...signing,
} satisfies Handlers<Operations>;
