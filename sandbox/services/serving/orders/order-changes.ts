/** What a firm does with a placed order as a whole: release, cancel, evidence. */

import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { files } from '../../../db/schema/files.ts';
import { servingOrders } from '../../../db/schema/serving.ts';
import { cutText } from '../../../documents/graphemes.ts';
import { type ZipEntry, zipResponse } from '../../../documents/zip.ts';
import type { Operations } from '../../../generated/serving/operations.ts';
import type { ServingDocument } from '../../../generated/serving/schemas.ts';
import type { Handlers } from '../../../http/operation.ts';
import { problem } from '../../../http/problem.ts';
import { scheduleAcceptance } from '../../../simulators/serving/work-names.ts';
import { addCustody, readCustody } from './custody.ts';
import { dispatchJobs } from './follow-filings.ts';
import { cancelJob, notNow } from './job-changes.ts';
import { isOpen } from './job-state.ts';
import { lockOrder, refreshOrder } from './job-store.ts';
import { openOrder } from './open-order.ts';
import { readOrderAnswer } from './order-answer.ts';
import { readJobs, requireServingOrder, type StoredOrder } from './order-store.ts';
import { recipientName } from './serving-content.ts';

export const orderChanges = {
  releaseServingOrder: async ({ db, clock, session, params: { orderId }, body }) => {
    const now = clock.now();
    await db.transaction(async (tx) => {
      await openOrder(tx, session, orderId);
      await lockOrder(tx, orderId);
      const placed = await requireServingOrder(tx, session, orderId);
      const waiting = (await readJobs(tx, orderId)).filter(({ job }) => job.holdReason === 'papers');
      const isSame = samePapers(placed.serving.documents, body.documents);
      if (waiting.length === 0) {
        if (isSame && placed.serving.afterFilingOrderId !== null && placed.order.status === 'in-progress') return;
        throw notNow('No papers wait to be released.');
      }
      if (placed.order.version !== body.version)
        throw problem(409, { code: 'version-conflict', detail: 'The order has changed since you opened it.' });
      const documents = await storedPapers(tx, session.clientId, body.documents);
      await tx.update(servingOrders).set({ documents }).where(eq(servingOrders.orderId, orderId));
      const before = new Set(placed.serving.documents.map(({ fileId }) => fileId));
      for (const { fileId, title, fileName, sha256 } of documents.filter((each) => !before.has(each.fileId)))
        await addCustody(tx, {
          ...{ orderId, fileId, title: title || fileName, at: now, actor: session.name, event: 'uploaded' },
          documentSha256: sha256 ?? '',
        });
      const released = waiting.map(({ job }) => job);
      await dispatchJobs(
        tx,
        released.map(({ jobId }) => jobId),
        session.name,
        now,
      );
      await scheduleAcceptance(tx, released, now);
      await refreshOrder(tx, placed, now);
    });
    return readOrderAnswer(db, await requireServingOrder(db, session, orderId), now);
  },

  cancelServingOrder: async ({ db, clock, session, params: { orderId }, body }) => {
    const now = clock.now();
    await db.transaction(async (tx) => {
      await openOrder(tx, session, orderId);
      await lockOrder(tx, orderId);
      const placed = await requireServingOrder(tx, session, orderId);
      const all = await readJobs(tx, orderId);
      const open = all.filter(({ job }) => isOpen(job.jobStatus));
      if (open.length === 0) {
        if (all.every(({ job }) => job.jobStatus === 'cancelled')) return;
        throw notNow('Service on all recipients has ended.');
      }
      for (const stored of open) await cancelJob({ tx, now, session, placed, stored }, body.reason);
      await refreshOrder(tx, placed, now);
    });
    return readOrderAnswer(db, await requireServingOrder(db, session, orderId), now);
  },

  getServingEvidence: async ({ db, clock, session, params: { orderId } }) => {
    const placed = await openOrder(db, session, orderId);
    return zipResponse(db, `evidence-${orderId}.zip`, await evidenceOf(db, placed), clock.now());
  },
} satisfies Handlers<Operations>;

const samePapers = (a: readonly ServingDocument[], b: readonly ServingDocument[]) =>
  JSON.stringify(a.map(({ fileId }) => fileId)) === JSON.stringify(b.map(({ fileId }) => fileId));

/** @throws ProblemError 422 `papers-missing`. */
async function storedPapers(
  tx: Database,
  clientId: number,
  documents: readonly ServingDocument[],
): Promise<ServingDocument[]> {
  const ids = documents.map(({ fileId }) => fileId);
  const rows = await tx
    .select({ fileId: files.fileId, sha256: files.sha256 })
    .from(files)
    .where(and(eq(files.clientId, clientId), inArray(files.fileId, ids)));
  const hashes = new Map(rows.map(({ fileId, sha256 }) => [fileId, sha256]));
  const errors = Object.fromEntries(
    documents.flatMap(({ fileId, fileName }, index) =>
      hashes.has(fileId) ? [] : [[`documents.${index}.fileId`, [`${fileName} is no longer stored. Add it again.`]]],
    ),
  );
  if (Object.keys(errors).length > 0)
    throw problem(422, { code: 'papers-missing', detail: 'Some papers are missing.', errors });
  return documents.map((document) => ({ ...document, sha256: hashes.get(document.fileId) }));
}

/** Papers, photos and proofs in folders, with the chains of custody. */
async function evidenceOf(db: Database, { order, serving }: StoredOrder): Promise<ZipEntry[]> {
  const jobs = await readJobs(db, order.orderId);
  const named: { fileId: string; name: string }[] = [
    ...serving.documents.map(({ fileId, fileName }, index) => ({
      fileId,
      name: `papers/${index + 1} ${safe(fileName)}`,
    })),
    ...jobs.flatMap(({ job, photos, proof }) => {
      const folder = `${job.position} ${safe(recipientName(job.recipient))}`;
      return [
        ...photos.map(({ photoId }, index) => ({ fileId: photoId, name: `${folder}/photo ${index + 1}.jpg` })),
        ...(proof ? [{ fileId: proof.fileId, name: `${folder}/${safe(proof.title)}.pdf` }] : []),
      ];
    }),
  ];
  const rows = await db
    .select({ fileId: files.fileId, sizeBytes: files.sizeBytes })
    .from(files)
    .where(
      inArray(
        files.fileId,
        named.map(({ fileId }) => fileId),
      ),
    );
  const sizes = new Map(rows.map(({ fileId, sizeBytes }) => [fileId, sizeBytes]));
  const custody = JSON.stringify(await readCustody(db, order.orderId), undefined, 2);
  return [
    ...named.flatMap(({ fileId, name }) => {
      const sizeBytes = sizes.get(fileId);
      return sizeBytes === undefined ? [] : [{ name, fileId, sizeBytes }];
    }),
    { name: 'custody.json', text: custody },
  ];
}

const safe = (name: string) => cutText(name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_'), 120) || '_';
