/** Signs the proof of service, or of non-service, as a PDF (serving supplement, section 8). */

import { createHash, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { charges } from '../../db/schema/charges.ts';
import { files } from '../../db/schema/files.ts';
import { filingDocuments } from '../../db/schema/filings.ts';
import { servingProofs } from '../../db/schema/serving.ts';
import { cutText } from '../../documents/graphemes.ts';
import { type ProofSection, proofPdf } from '../../documents/proof-of-service-pdf.ts';
import type { ServeType, ServingAttempt } from '../../generated/serving/schemas.ts';
import { proofOfService } from '../../services/filing/order-documents.ts';
import { notePushes } from '../../services/integration/matter-pushes.ts';
import { addCustody } from '../../services/serving/orders/custody.ts';
import type { LockedJob } from '../../services/serving/orders/job-store.ts';
import { proofTitle } from '../../services/serving/orders/proof-title.ts';
import { proofFilingLabel } from '../../services/serving/orders/quote-lines.ts';
import { recipientName } from '../../services/serving/orders/serving-content.ts';
import { stateNames } from '../../services/serving/state-names.ts';
import { wishesIn } from './attempt-outcome.ts';

const manners: Readonly<Record<ServeType, string>> = {
  ...{ personal: 'Personal service', 'substitute-abode': 'Substitute service at the home' },
  ...{ 'substitute-business': 'Substitute service at the workplace', 'registered-agent': 'On the registered agent' },
  ...{ corporation: 'On a person authorized to accept', government: 'On a government office' },
  ...{ authorized: 'On an authorized person', posted: 'Posted on the door', mail: 'By mail' },
  ...{
    'secretary-of-state': 'Through the secretary of state',
    unsuccessful: 'Not served',
    'bad-address': 'Bad address',
  },
  'non-service': 'Not served',
};

/** Signs the next version. Returns false if there is nothing to sign. */
export async function signProof(tx: Database, found: LockedJob, now: Date): Promise<boolean> {
  const { placed, stored } = found;
  const { order } = placed;
  const { job, proof } = stored;
  if (proof && proof.status !== 'changes-requested') return false;
  const version = (proof?.version ?? 0) + 1;
  const isNonService = job.jobStatus === 'not-served';
  const title = proofTitle(order.state, isNonService);
  const feeCents = await serverFee(tx, placed, job.jobId);
  const { content, pageCount } = await proofPdf({
    ...{ title, signedAt: now, caption: captionOf(found), sections: sectionsOf(found, { version, feeCents, now }) },
  });
  const sha256 = createHash('sha256').update(content).digest('hex');
  const fileId = randomUUID();
  const name = recipientName(job.recipient);
  const fileName = `${cutText(`${title} ${name.replaceAll(/[^\p{L}\p{M}\p{N} .-]/gu, '')}`, 180)} v${version}.pdf`;
  await tx.insert(files).values({
    ...{ fileId, clientId: order.clientId, userId: order.userId, mappingId: order.mappingId, fileName, content },
    ...{ contentType: 'application/pdf', sizeBytes: content.byteLength, pageCount, sha256, uploadedAt: now },
  });
  const values = {
    ...{ version, status: 'signed' as const, title, isNonService, fileId, sha256, signedAt: now },
    changeRequests: proof?.changeRequests ?? [],
  };
  await tx
    .insert(servingProofs)
    .values({ jobId: job.jobId, ...values })
    .onConflictDoUpdate({ target: servingProofs.jobId, set: values });
  // The matter gets each version as a document of the recipient's filing.
  await tx
    .delete(filingDocuments)
    .where(and(eq(filingDocuments.filingId, job.jobId), eq(filingDocuments.documentTypeName, proofOfService)));
  await tx.insert(filingDocuments).values({
    ...{ documentId: randomUUID(), filingId: job.jobId, position: 100, kind: 'attachment', fileId, name: fileName },
    ...{ documentTypeName: proofOfService, pageCount, sizeBytes: content.byteLength, stampedFileId: fileId },
  });
  await addCustody(tx, {
    ...{ orderId: order.orderId, fileId, jobId: job.jobId, title: `${title}, ${name}`, at: now },
    ...{ actor: job.server?.name ?? 'Server', event: 'proof-signed', documentSha256: sha256 },
  });
  await notePushes(tx, order, now);
  return true;
}

/** Tells what the service cost, without filing the proof. */
async function serverFee(tx: Database, { order }: LockedJob['placed'], jobId: string): Promise<number> {
  const rows = await tx
    .select({ label: charges.description, cents: charges.amountCents })
    .from(charges)
    .where(and(eq(charges.orderId, order.orderId), eq(charges.filingId, jobId)));
  return rows.filter(({ label }) => label !== proofFilingLabel).reduce((sum, { cents }) => sum + cents, 0);
}

function captionOf({ placed: { order, serving } }: LockedJob): string[] {
  const { courtName, caseNumber, caseTitle } = serving.case;
  return [
    courtName ?? stateNames.get(order.state) ?? order.state,
    caseTitle ?? '',
    caseNumber ? `Case number ${caseNumber}` : 'Notice without a case',
    ...(serving.filingAttorney ? [`Attorney: ${serving.filingAttorney}`] : []),
  ].filter(Boolean);
}

interface Signing {
  version: number;
  feeCents: number;
  now: Date;
}

function sectionsOf({ placed, stored }: LockedJob, { version, feeCents, now }: Signing): ProofSection[] {
  const { job, attempts, addresses, photos } = stored;
  const name = recipientName(job.recipient);
  const served = attempts.find(({ content }) => content.success)?.content;
  const shown = version === 1 && wishesIn(job.instructions).has('wrong-proof') ? `${name} (misspelled)` : name;
  // Where the server worked last.
  const timeZone = attempts.at(-1)?.content.timeZone ?? 'UTC';
  const place = (addressId: string) => {
    const at = addresses.find((each) => each.addressId === addressId)?.content;
    return at ? `${[at.street, at.unit].filter(Boolean).join(', ')}, ${at.city}, ${at.state ?? ''} ${at.zip}` : '';
  };
  const about: ProofSection = {
    title: served ? 'Service' : 'Service was not made',
    lines: [
      ['Recipient', shown],
      ...(job.recipient.capacity ? ([['Capacity', job.recipient.capacity]] as const) : []),
      ...(served ? servedLines(served, place(served.addressId)) : []),
    ],
  };
  const papers: ProofSection = {
    title: 'Papers',
    lines: placed.serving.documents.map(
      ({ title, fileName, pageCount, sha256 }) => `${title || fileName}, ${pageCount} pages, SHA-256 ${sha256 ?? ''}`,
    ),
  };
  const tries: ProofSection = {
    title: 'Attempts',
    lines: attempts
      .filter(({ content }) => content.serveType !== 'mail')
      .map(
        ({ content }) =>
          `${content.number}. ${timeIn(content)}, ${place(content.addressId)}: ${manners[content.serveType]}. ${content.note}`,
      ),
  };
  const mailing: ProofSection = {
    title: 'Mailing',
    lines: attempts
      .filter(({ content }) => content.serveType === 'mail')
      .map(({ content }) => `${timeIn(content)}: ${content.note}`),
  };
  const pictures: ProofSection = {
    title: 'Photos',
    lines: photos.map(
      ({ kind, takenAt, sha256 }) => `${kind}, ${timeIn({ at: takenAt, timeZone })}, SHA-256 ${sha256}`,
    ),
  };
  const { server, extras } = job;
  const signature: ProofSection = {
    title: extras.notarizedProof ? 'Sworn before a notary' : 'Declaration',
    lines: [
      ['Server', server?.name ?? ''],
      ['Registration', `${server?.registration ?? ''}, ${server?.county ?? ''}`],
      ['Fee for service', `$${(feeCents / 100).toFixed(2)}`],
      ['Version', String(version)],
      ['Signed', timeIn({ at: now, timeZone })],
      extras.notarizedProof
        ? 'Subscribed and sworn to before me, a notary public, on the day above.'
        : 'I declare under penalty of perjury that this is true and correct.',
      'This is a sample document of the demo.',
    ],
  };
  return [about, papers, tries, mailing, pictures, signature].filter(({ lines }) => lines.length > 0);
}

function servedLines(served: Omit<ServingAttempt, 'photos'>, place: string): (readonly [string, string])[] {
  const { servedPerson, serveType } = served;
  return [
    ['Manner', manners[serveType]],
    ['Place', place],
    ['Time', timeIn(served)],
    ...(servedPerson
      ? ([
          ['Served person', servedPerson.name],
          ['Relationship', servedPerson.relationship ?? ''],
          ['Approximate age', String(servedPerson.ageEstimate ?? '')],
          ['Description', Object.values(servedPerson.description).join(', ')],
        ] as const)
      : []),
  ];
}

const timeIn = ({ at, timeZone }: { at: string | Date; timeZone: string }) =>
  new Date(at).toLocaleString('en-US', { timeZone, dateStyle: 'long', timeStyle: 'long' });
