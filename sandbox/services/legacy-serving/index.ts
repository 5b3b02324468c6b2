/** The former product's orders of process serving, to look at and download (serving supplement, section 1). */
import { and, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Database } from '../../db/connection.ts';
import { formerServingOrders } from '../../db/schema/former-orders.ts';
import { letterPdf } from '../../documents/letter-pdf.ts';
import { type Operations, operations } from '../../generated/legacy-serving/operations.ts';
import type { Handlers, Session } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import { rights } from '../../http/rights/table.ts';
import { backendRouter } from '../../http/router.ts';
import type { Sandbox } from '../../sandbox.ts';

const handlers = {
  getFormerServingOrder: async ({ db, session, params }) => {
    const { orderId, orderedAt, content } = await requireOrder(db, session, params.orderId);
    const { documents, ...facts } = content;
    return {
      ...facts,
      ...{ orderId, isLegacy: true as const, orderedAt: orderedAt.toISOString() },
      documents: documents.map(({ text: _, ...document }) => document),
    };
  },

  getFormerServingDocument: async ({ db, session, params }) => {
    const { orderedAt, content } = await requireOrder(db, session, params.orderId);
    const found = content.documents.find(({ documentId }) => documentId === params.documentId);
    if (!found) throw notFound('The document does not exist.');
    const pdf = await letterPdf(found.name, found.text, orderedAt);
    return new Response(pdf, { headers: { 'content-type': 'application/pdf', 'cache-control': 'private, no-store' } });
  },
} satisfies Handlers<Operations>;

/** @throws ProblemError 404 for no order of the person's firm. */
async function requireOrder(db: Database, { clientId }: Session, orderId: number) {
  const [found] = await db
    .select()
    .from(formerServingOrders)
    .where(and(eq(formerServingOrders.orderId, orderId), eq(formerServingOrders.clientId, clientId)));
  if (!found) throw notFound('The order does not exist.');
  return found;
}

export function legacyServingRouter(sandbox: Sandbox): Hono {
  return backendRouter(sandbox, { operations, rights: rights['legacy-serving'], handlers });
}
