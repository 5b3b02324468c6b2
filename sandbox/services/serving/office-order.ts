/** Orders for service through an office: what they cost, and their papers. */
import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { files } from '../../db/schema/files.ts';
import { filingDocuments, filings } from '../../db/schema/filings.ts';
import { orders } from '../../db/schema/orders.ts';
import { documentTitle } from '../../documents/file-names.ts';
import type { FormService } from '../../generated/serving/schemas.ts';
import { problem } from '../../http/problem.ts';
import { serviceForms } from './forms/index.ts';
import { officeOf } from './offices.ts';
import type { StoredRequest } from './request-answers.ts';

/** Tells what an order costs, line by line, in cents. */
export function priceLines(
  service: FormService,
  answers: Readonly<Record<string, string>>,
): { description: string; cents: number }[] {
  const { name, fee } = serviceForms[service];
  const office = service === 'LegalServiceOfProcess' ? officeOf(answers) : undefined;
  return [
    { description: name, cents: Math.round(fee * 100) },
    ...(office && office.fee > 0 ? [{ description: `Fee: ${office.name}`, cents: Math.round(office.fee * 100) }] : []),
  ];
}

/** The papers as the order's first filing, the first of them leading. @throws ProblemError 422 `answers-invalid` */
export async function attachPapers(tx: Database, { order, request }: StoredRequest, now: Date): Promise<void> {
  const fileIds = [...new Set((request.answers.documents ?? '').toLowerCase().split(','))];
  const found = await tx
    .select({ fileId: files.fileId, name: files.fileName, sizeBytes: files.sizeBytes, pageCount: files.pageCount })
    .from(files)
    .where(and(eq(files.clientId, order.clientId), inArray(files.fileId, fileIds)));
  const papers = fileIds.flatMap((fileId) => found.find((file) => file.fileId === fileId) ?? []);
  if (papers.length < fileIds.length)
    throw problem(422, {
      code: 'answers-invalid',
      detail: 'A document is missing.',
      errors: { 'answers.documents': ['A document is no longer stored. Remove it and upload it again.'] },
    });
  const filingId = randomUUID();
  await tx.insert(filings).values({
    ...{ filingId, orderId: order.orderId, entryId: filingId, position: 0, filingTypeCode: '' },
    ...{ filingTypeName: 'Papers to serve', action: 'Serve', security: 'public', status: 'submitted' },
    ...{ statusText: 'Ordered', submittedAt: now },
  });
  await tx.insert(filingDocuments).values(
    papers.map((paper, position) => ({
      ...{ ...paper, pageCount: paper.pageCount ?? 1, documentId: randomUUID(), filingId, position },
      kind: position === 0 ? ('lead' as const) : ('attachment' as const),
    })),
  );
  await tx
    .update(orders)
    .set({
      documentCount: papers.length,
      documentNames: papers.map(({ name }) => name).join('\n'),
      leadDocumentTitle: papers[0] ? documentTitle(papers[0].name) : '',
    })
    .where(eq(orders.orderId, order.orderId));
}
