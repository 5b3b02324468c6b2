/** Recipients of placed orders. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { files } from '../../../db/schema/files.ts';
import { filings } from '../../../db/schema/filings.ts';
import { orders } from '../../../db/schema/orders.ts';
import { servingAddresses, servingPhotos, servingProofs } from '../../../db/schema/serving.ts';
import type { Operations } from '../../../generated/serving/operations.ts';
import type { Handlers } from '../../../http/operation.ts';
import { notFound, problem } from '../../../http/problem.ts';
import { verifyAddress } from '../addresses/verify-address.ts';
import { toVerify } from './check-content.ts';
import { addCustody } from './custody.ts';
import {
  activate,
  approveOffer,
  approveProof,
  cancelJob,
  changing,
  hold,
  notNow,
  requestChange,
  requireOpen,
  resume,
  sendMessage,
} from './job-changes.ts';
import { changeJob, requireJob } from './job-store.ts';

const mostAddresses = 10;

export const jobs = {
  addServingAddress: ({ db, clock, session, params, body: { address, makeActive } }) =>
    changing({ db, clock, session }, params.jobId, async (tools) => {
      const { tx, now, stored } = tools;
      if (stored.addresses.some(({ addressId }) => addressId === address.addressId)) return false;
      requireOpen(tools);
      if (stored.addresses.length >= mostAddresses) throw notNow(`A recipient has ${mostAddresses} addresses at most.`);
      const verification =
        address.state === undefined
          ? {
              code: 'incomplete' as const,
              severity: 'block' as const,
              message: 'Choose a state.',
              checkedAt: now.toISOString(),
            }
          : verifyAddress(toVerify(address, address.state), now);
      const errors = { address: [verification.message] };
      if (verification.severity === 'block')
        throw problem(422, { code: 'address-blocked', detail: 'No one can be served at this address.', errors });
      if (verification.severity === 'acknowledge' && address.acknowledged !== verification.code)
        throw problem(422, { code: 'address-doubtful', detail: 'Confirm or correct the address.', errors });
      const position = Math.max(-1, ...stored.addresses.map((each) => each.position)) + 1;
      await tx.insert(servingAddresses).values({
        ...{ jobId: params.jobId, addressId: address.addressId, position, content: address, status: 'backup' },
        ...{ proposedBy: 'firm', verification },
      });
      const added = { ...stored, addresses: [...stored.addresses, backupOf(params.jobId, position)] };
      function backupOf(jobId: string, place: number) {
        const status = 'backup' as const;
        return {
          jobId,
          addressId: address.addressId,
          position: place,
          content: address,
          status,
          proposedBy: null,
          verification,
        };
      }
      const waits = stored.job.jobStatus === 'on-hold' && stored.job.holdReason === 'address';
      if (makeActive || waits) await activate({ ...tools, stored: added }, address.addressId);
      return true;
    }),

  changeServingAddress: ({ db, clock, session, params, body }) =>
    changing({ db, clock, session }, params.jobId, async (tools) => {
      const { tx, stored, now } = tools;
      const address = stored.addresses.find(({ addressId }) => addressId === params.addressId);
      if (!address) throw notFound('The address does not exist.');
      const of = and(eq(servingAddresses.jobId, params.jobId), eq(servingAddresses.addressId, params.addressId));
      const content = { ...address.content, ...(body.accessNotes !== undefined && { accessNotes: body.accessNotes }) };
      const isSame = address.status === body.status && content.accessNotes === address.content.accessNotes;
      if (isSame) return false;
      requireOpen(tools);
      await tx.update(servingAddresses).set({ content }).where(of);
      if (address.status === body.status) return true;
      if (body.status === 'active') {
        await activate(tools, params.addressId);
        return true;
      }
      if (address.status === 'active') throw notNow('Choose another active address first.');
      await tx.update(servingAddresses).set({ status: body.status }).where(of);
      const text = `${content.street} ${body.status === 'declined' ? 'declined' : 'kept as a backup'}`;
      const { jobStatus, holdReason } = stored.job;
      await changeJob(
        tx,
        params.jobId,
        { jobStatus, ...(holdReason && { holdReason }), text, actor: session.name },
        now,
      );
      return true;
    }),

  approveServingOffer: ({ db, clock, session, params, body }) =>
    changing({ db, clock, session }, params.jobId, (tools) => approveOffer(tools, body)),

  sendServingMessage: ({ db, clock, session, params, body }) =>
    changing({ db, clock, session }, params.jobId, (tools) => sendMessage(tools, body)),

  holdServingJob: ({ db, clock, session, params, body }) =>
    changing({ db, clock, session }, params.jobId, (tools) => hold(tools, body.reason)),

  resumeServingJob: ({ db, clock, session, params }) =>
    changing({ db, clock, session }, params.jobId, (tools) => resume(tools)),

  cancelServingJob: ({ db, clock, session, params, body }) =>
    changing({ db, clock, session }, params.jobId, (tools) => cancelJob(tools, body.reason)),

  getServingPhoto: async ({ db, session, params }) => {
    await requireJob(db, session.clientId, params.jobId);
    const [photo] = await db
      .select({ photoId: servingPhotos.photoId })
      .from(servingPhotos)
      .where(and(eq(servingPhotos.jobId, params.jobId), eq(servingPhotos.photoId, params.photoId)));
    if (!photo) throw notFound('The photo does not exist.');
    return fileAnswer(db, photo.photoId);
  },

  getServingProof: async ({ db, session, params }) => {
    const { stored } = await requireJob(db, session.clientId, params.jobId);
    if (!stored.proof) throw notFound('The proof isn’t signed yet.');
    return fileAnswer(db, stored.proof.fileId);
  },

  approveServingProof: ({ db, clock, session, params, body }) =>
    changing({ db, clock, session }, params.jobId, async (tools) => {
      const isNew = await approveProof(tools, body);
      if (isNew) await noteProof(tools, 'approved');
      return isNew;
    }),

  requestProofChange: ({ db, clock, session, params, body }) =>
    changing({ db, clock, session }, params.jobId, (tools) => requestChange(tools, body)),

  setProofFiling: ({ db, clock, session, params, body: { filingOrderId } }) =>
    changing({ db, clock, session }, params.jobId, async ({ tx, now, stored }) => {
      const { proof, job } = stored;
      if (proof?.filingOrderId === filingOrderId) return false;
      if (proof?.status !== 'approved' && proof?.status !== 'rejected')
        throw notNow('Only an approved proof can be filed.');
      await requireFiling(tx, session.clientId, filingOrderId);
      await tx
        .update(servingProofs)
        .set({ status: 'filing', filingOrderId, clerkText: null })
        .where(eq(servingProofs.jobId, job.jobId));
      const text = `Proof submitted to the court with order ${filingOrderId}`;
      await changeJob(tx, job.jobId, { jobStatus: job.jobStatus, text, actor: session.name }, now);
      return true;
    }),
} satisfies Handlers<Operations>;

type Changing = Parameters<Parameters<typeof changing>[2]>[0];

async function noteProof({ tx, now, session, placed, stored }: Changing, event: 'approved'): Promise<void> {
  const { proof, job } = stored;
  if (!proof) return;
  await addCustody(tx, {
    ...{ orderId: placed.order.orderId, fileId: proof.fileId, jobId: job.jobId, title: proof.title, at: now, event },
    ...{ actor: session.name, documentSha256: proof.sha256 },
  });
}

/** @throws ProblemError 422 `unknown-filing` unless the order is a submitted court filing of the firm. */
async function requireFiling(tx: Database, clientId: number, orderId: number): Promise<void> {
  const [order] = await tx
    .select({ service: orders.service, status: orders.status })
    .from(orders)
    .innerJoin(filings, eq(filings.orderId, orders.orderId))
    .where(and(eq(orders.orderId, orderId), eq(orders.clientId, clientId)));
  const isFiling = order?.service === 'FileIntoCase' || order?.service === 'CreateCase';
  if (!isFiling || order.status === 'draft')
    throw problem(422, {
      ...{ code: 'unknown-filing', detail: 'The order is no submitted filing of the firm.' },
      errors: { filingOrderId: ['The filing does not exist.'] },
    });
}

async function fileAnswer(db: Database, fileId: string): Promise<Response> {
  const [file] = await db.select().from(files).where(eq(files.fileId, fileId));
  if (!file) throw notFound('The file does not exist.');
  const headers = { 'content-type': file.contentType, 'x-content-type-options': 'nosniff' };
  return new Response(new Uint8Array(file.content), { headers });
}
