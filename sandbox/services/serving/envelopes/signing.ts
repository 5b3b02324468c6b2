/** What a signer does with their link, signed out: the token alone proves who it is. */

import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { files } from '../../../db/schema/files.ts';
import { signatureEnvelopes, signatureLinks, signatureSigners } from '../../../db/schema/signatures.ts';
import { unprintableText } from '../../../documents/unprintable-text.ts';
import type { Operations } from '../../../generated/serving/operations.ts';
import type { Signing, SigningLink } from '../../../generated/serving/schemas.ts';
import { clientAddress } from '../../../http/client-address.ts';
import type { Handlers } from '../../../http/operation.ts';
import { notFound, problem } from '../../../http/problem.ts';
import { schedule } from '../../../simulators/due-work.ts';
import { envelopeWork } from '../../../simulators/envelope-work-names.ts';
import { sendMail } from '../../../simulators/outbox.ts';
import { addEvent, askNext, endEnvelope, hashToken, mailSender, readFirm, touchOrder } from './envelope-changes.ts';
import { lockEnvelope, readEnvelope, type StoredEnvelope, type StoredSigner } from './envelope-store.ts';
import { envelopeTerms } from './terms.ts';

export const signing = {
  openSigning: async ({ db, clock, body }) => toLink(db, await readLink(db, body.token), clock.now()),

  consentToSigning: ({ db, clock, request, body }) =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const link = await lockOpenLink(tx, body.token, now);
      const { signer, stored } = link;
      if (signer.consentedAt === null) {
        const ip = clientAddress(request);
        await tx
          .update(signatureSigners)
          .set({ status: 'viewed', consentedAt: now })
          .where(eq(signatureSigners.signerId, signer.signerId));
        await tx
          .update(signatureEnvelopes)
          .set({ status: 'delivered' })
          .where(eq(signatureEnvelopes.orderId, stored.order.orderId));
        await touchOrder(tx, stored, {}, now);
        const text = 'Consented to electronic records and opened the documents';
        await addEvent(tx, stored.order.orderId, { actor: signer.name, text, ip }, now);
      }
      return toLink(tx, await readLink(tx, body.token), now);
    }),

  readSigningDocument: async ({ db, clock, body: { token, fileId } }) => {
    const { stored, signer } = requireOpen(await readLink(db, token), clock.now());
    requireConsent(signer);
    const known = stored.envelope.documents.find((document) => document.fileId === fileId.toLowerCase());
    const [file] = known
      ? await db
          .select({ content: files.content })
          .from(files)
          .where(and(eq(files.fileId, known.fileId), eq(files.clientId, stored.order.clientId)))
      : [];
    if (!file) throw notFound('The envelope has no such document.');
    return new Response(new Uint8Array(file.content), {
      headers: { 'content-type': 'application/pdf', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
    });
  },

  signDocuments: ({ db, clock, request, body }) =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const { signer, stored } = await lockOpenLink(tx, body.token, now);
      requireConsent(signer);
      const texts = await requireAnswers(stored, signer, body);
      const { orderId } = stored.order;
      const ip = clientAddress(request);
      await tx
        .update(signatureSigners)
        .set({
          ...{ status: 'signed', signedAt: now, ip, mark: body.signature, texts },
          initials: body.initials?.trim() ?? null,
          userAgent: request.headers.get('user-agent')?.slice(0, 300) ?? null,
        })
        .where(eq(signatureSigners.signerId, signer.signerId));
      await addEvent(tx, orderId, { actor: signer.name, text: 'Signed', ip }, now);
      const after = await askNext(tx, orderId, now);
      if (after?.signers.every(({ status }) => status === 'signed'))
        await schedule(tx, now, envelopeWork.seal, { orderId });
      return toLink(tx, await readLink(tx, body.token), now);
    }),

  declineSigning: ({ db, clock, request, body }) =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const { signer, stored } = await lockOpenLink(tx, body.token, now);
      const reason = body.reason.trim();
      if (reason === '')
        throw problem(400, { code: 'invalid-request', detail: 'Say why.', errors: { reason: ['Enter a reason.'] } });
      await tx
        .update(signatureSigners)
        .set({ status: 'declined', declinedAt: now, declineReason: reason, ip: clientAddress(request) })
        .where(eq(signatureSigners.signerId, signer.signerId));
      const comment = `${signer.name} declined to sign: ${reason}`;
      await endEnvelope(
        tx,
        stored,
        { status: 'declined', statusText: 'Declined', actor: signer.name, comment, reason },
        now,
      );
      const { title } = stored.envelope;
      await mailSender(
        tx,
        stored,
        { subject: `Declined: ${title}`, body: `${comment}\n\nNo one can sign it anymore.` },
        now,
      );
      await mailOthers(
        tx,
        stored,
        signer,
        `${signer.name} declined to sign ${title}. You have nothing left to do.`,
        now,
      );
      return toLink(tx, await readLink(tx, body.token), now);
    }),
} satisfies Handlers<Operations>;

interface Link {
  stored: StoredEnvelope;
  signer: StoredSigner;
  isReplaced: boolean;
}

/** @throws ProblemError 404 */
async function readLink(db: Database, token: string): Promise<Link> {
  const [link] = await db
    .select({ link: signatureLinks, orderId: signatureSigners.orderId })
    .from(signatureLinks)
    .innerJoin(signatureSigners, eq(signatureSigners.signerId, signatureLinks.signerId))
    .where(eq(signatureLinks.tokenHash, hashToken(token)));
  const stored = link && (await readEnvelope(db, link.orderId));
  const signer = stored?.signers.find(({ signerId }) => signerId === link?.link.signerId);
  if (!link || !stored || !signer) throw notFound('The link does not exist.');
  return { stored, signer, isReplaced: link.link.replacedAt !== null };
}

/** The link, its order locked. @throws ProblemError 404, 409 */
async function lockOpenLink(tx: Database, token: string, now: Date): Promise<Link> {
  const { stored } = await readLink(tx, token);
  await lockEnvelope(tx, stored.order.orderId);
  return requireOpen(await readLink(tx, token), now);
}

/** Tells what a link can still do. */
function statusOf({ stored: { envelope }, signer, isReplaced }: Link, now: Date): SigningLink['status'] {
  if (envelope.status !== 'sent' && envelope.status !== 'delivered') return envelope.status;
  if (signer.status === 'signed') return 'signed';
  if (envelope.expiresAt <= now) return 'expired';
  return isReplaced ? 'replaced' : 'open';
}

const refusals = {
  signed: ['link-used', 'You have signed already.'],
  completed: ['link-used', 'Everyone has signed already.'],
  replaced: ['link-replaced', 'A newer link was sent. Open the latest email.'],
  declined: ['envelope-declined', 'A signer declined, so no one can sign anymore.'],
  voided: ['envelope-voided', 'The sender voided the documents.'],
  expired: ['envelope-expired', 'The time to sign is over.'],
} as const satisfies Record<Exclude<SigningLink['status'], 'open'>, readonly [string, string]>;

/** @throws ProblemError 409 */
function requireOpen(link: Link, now: Date): Link {
  const status = statusOf(link, now);
  if (status === 'open') return link;
  const [code, detail] = refusals[status];
  throw problem(409, { code, detail });
}

/** @throws ProblemError 409 `consent-missing` */
function requireConsent({ consentedAt }: StoredSigner): void {
  if (consentedAt === null)
    throw problem(409, { code: 'consent-missing', detail: 'Consent to electronic records first.' });
}

/**
 * Reads the answers to the signer's texts, trimmed. What can't be printed is refused, with what to do instead.
 * @throws ProblemError 422 `answers-invalid`
 */
async function requireAnswers(
  { envelope }: StoredEnvelope,
  { signerId }: StoredSigner,
  body: Signing,
): Promise<Record<string, string>> {
  const mine = envelope.fields.filter((field) => field.signerId === signerId);
  const errors: Record<string, string[]> = {};
  if (body.signature.kind === 'typed') {
    const missing = await unprintableText(body.signature.text);
    if (body.signature.text.trim() === '') errors['signature.text'] = ['Enter your name.'];
    else if (missing) errors['signature.text'] = [`We can’t print ${missing}. Draw your signature instead.`];
  }
  if (mine.some(({ kind }) => kind === 'initials')) {
    const missing = await unprintableText(body.initials ?? '');
    if (!body.initials?.trim()) errors.initials = ['Enter your initials.'];
    else if (missing) errors.initials = [`We can’t print ${missing}. Enter your initials in Latin letters.`];
  }
  const texts: Record<string, string> = {};
  for (const { fieldId, isRequired } of mine.filter(({ kind }) => kind === 'text')) {
    const text = body.texts[fieldId]?.trim() ?? '';
    const missing = await unprintableText(text);
    if (missing) errors[`texts.${fieldId}`] = [`We can’t print ${missing}. Use Latin letters.`];
    else if (text !== '') texts[fieldId] = text;
    else if (isRequired) errors[`texts.${fieldId}`] = ['Fill this in.'];
  }
  for (const fieldId of Object.keys(body.texts))
    if (!mine.some((field) => field.fieldId === fieldId && field.kind === 'text'))
      errors[`texts.${fieldId}`] = ['There is no such field.'];
  if (Object.keys(errors).length > 0)
    throw problem(422, {
      code: 'answers-invalid',
      detail: 'Some answers are missing or can’t be printed. Nothing was signed.',
      errors,
    });
  return texts;
}

/** Tells the signers who got a link. */
export async function mailOthers(
  tx: Database,
  { envelope, signers }: StoredEnvelope,
  but: StoredSigner | undefined,
  body: string,
  now: Date,
): Promise<void> {
  for (const { signerId, email, sentAt } of signers)
    if (signerId !== but?.signerId && sentAt !== null)
      await sendMail(tx, { sentAt: now, recipient: email, subject: `Nothing to sign: ${envelope.title}`, body });
}

async function toLink(db: Database, link: Link, now: Date): Promise<SigningLink> {
  const { order, envelope } = link.stored;
  const { signer } = link;
  const status = statusOf(link, now);
  const isShown = status === 'open' && signer.consentedAt !== null;
  const firm = await readFirm(db, order.clientId);
  return {
    ...{ status, title: envelope.title, senderName: order.userName, signerName: signer.name },
    message: envelope.message || undefined,
    firmName: firm.name,
    timeZone: firm.timeZone,
    expiresAt: envelope.expiresAt.toISOString(),
    reason: status === 'voided' ? (envelope.endReason ?? undefined) : undefined,
    consent: envelopeTerms.consent,
    consentSource: envelopeTerms.consentSource,
    hasConsented: signer.consentedAt !== null,
    documents: isShown ? envelope.documents : [],
    fields: isShown ? envelope.fields.filter(({ signerId }) => signerId === signer.signerId) : [],
  };
}
