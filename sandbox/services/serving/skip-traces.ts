/** Searches for a person's address: rights, attestation, results and who read them (serving supplement, section 9). */
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { orders } from '../../db/schema/orders.ts';
import { serviceRequests, skipTraces, skipTraceViews } from '../../db/schema/service-requests.ts';
import type { Operations } from '../../generated/serving/operations.ts';
import type { SkipTrace, SkipTraceRow, SkipTraceStatus } from '../../generated/serving/schemas.ts';
import type { Handlers, Session } from '../../http/operation.ts';
import { notFound, problem } from '../../http/problem.ts';
import { certifications, skipTrace as form, purposesOf } from './forms/skip-trace.ts';
import { placeRequest } from './place-request.ts';
import { answeredSections } from './request-answers.ts';
import { requireServiceRole } from './require-service-role.ts';

/** Minutes in which the same person's reading is one view. */
const oneView = 10;
const mostListed = 100;

export const skipTraceOrders = {
  orderSkipTrace: async ({ db, clock, session, headers, body }) => {
    await requireServiceRole(db, session, 'SkipTrace');
    requireAttestation(body.answers);
    const { order } = await placeRequest({
      ...{ db, clock, session, key: headers['Idempotency-Key'], body: { ...body, service: 'SkipTrace' } },
      also: async (tx, { order: { orderId } }, now) => {
        await tx.insert(skipTraces).values({
          ...{ orderId, purposes: purposesOf(body.answers), attestedBy: session.name, attestedAt: now },
        });
      },
    });
    return toSkipTrace(db, await requireTrace(db, session, order.orderId));
  },

  listSkipTraces: async ({ db, session }) => {
    await requireServiceRole(db, session, 'SkipTrace');
    const found = await selectTraces(db)
      .where(eq(orders.clientId, session.clientId))
      .orderBy(desc(orders.dateOrdered), desc(orders.orderId))
      .limit(mostListed);
    return found.map(toRow);
  },

  getSkipTrace: async ({ db, clock, session, params: { orderId } }) => {
    await requireServiceRole(db, session, 'SkipTrace');
    const found = await requireTrace(db, session, orderId);
    if (found.trace.result) await recordView(db, session, orderId, clock.now());
    return toSkipTrace(db, found);
  },
} satisfies Handlers<Operations>;

/** @throws ProblemError 422 `attestation-missing` */
function requireAttestation(answers: Readonly<Record<string, string>>): void {
  const missing: [string, string][] = certifications.flatMap((name) =>
    answers[name] === 'yes' ? [] : [[`answers.${name}`, 'Certify this.']],
  );
  if (purposesOf(answers).length === 0)
    missing.push(['answers.dppa', 'Choose a purpose for at least one kind of records.']);
  if (missing.length === 0) return;
  throw problem(422, {
    code: 'attestation-missing',
    detail: 'A skip trace needs a permitted purpose and both certifications.',
    errors: Object.fromEntries(missing.map(([field, text]) => [field, [text]])),
  });
}

const selectTraces = (db: Database) =>
  db
    .select({ order: orders, request: serviceRequests, trace: skipTraces })
    .from(skipTraces)
    .innerJoin(serviceRequests, eq(serviceRequests.orderId, skipTraces.orderId))
    .innerJoin(orders, eq(orders.orderId, skipTraces.orderId));

type StoredTrace = Awaited<ReturnType<typeof selectTraces>>[number];

async function requireTrace(db: Database, { clientId }: Session, orderId: number): Promise<StoredTrace> {
  const [found] = await selectTraces(db).where(and(eq(orders.orderId, orderId), eq(orders.clientId, clientId)));
  if (!found) throw notFound('The skip trace does not exist.');
  return found;
}

async function recordView(db: Database, { userId, name }: Session, orderId: number, now: Date): Promise<void> {
  const since = new Date(now.getTime() - oneView * 60_000);
  const [recent] = await db
    .select({ viewId: skipTraceViews.viewId })
    .from(skipTraceViews)
    .where(and(eq(skipTraceViews.orderId, orderId), eq(skipTraceViews.userId, userId), gt(skipTraceViews.at, since)))
    .limit(1);
  if (!recent) await db.insert(skipTraceViews).values({ orderId, userId, name, at: now });
}

function statusOf({ request, trace }: StoredTrace): SkipTraceStatus {
  if (request.status === 'cancelled') return 'cancelled';
  if (trace.isFound === null) return 'searching';
  return trace.isFound ? 'found' : 'not-found';
}

const nameOf = ({ firstName = '', middleName = '', lastName = '' }: Readonly<Record<string, string>>) =>
  [firstName, middleName, lastName].filter((part) => part !== '').join(' ');

function toRow(found: StoredTrace): SkipTraceRow {
  const { order, request } = found;
  return {
    orderId: order.orderId,
    subject: nameOf(request.answers),
    status: statusOf(found),
    statusText: order.statusText,
    orderedAt: order.dateOrdered.toISOString(),
    orderedBy: order.userName,
  };
}

/** The purposes and certifications are returned apart. */
const askedOfPerson = { ...form, sections: form.sections.slice(0, 2) };

async function toSkipTrace(db: Database, found: StoredTrace): Promise<SkipTrace> {
  const { order, request, trace } = found;
  const isOpen = request.status === 'ordered' || request.status === 'in-work';
  const views = await db
    .select()
    .from(skipTraceViews)
    .where(eq(skipTraceViews.orderId, order.orderId))
    .orderBy(desc(skipTraceViews.at), desc(skipTraceViews.viewId));
  return {
    ...toRow(found),
    version: order.version,
    expectedOn: isOpen ? request.expectedOn : undefined,
    doneAt: request.doneAt?.toISOString(),
    fee: request.feeCents / 100,
    sections: answeredSections(askedOfPerson, request.answers),
    purposes: trace.purposes,
    notFcra: true,
    attestedBy: trace.attestedBy,
    attestedAt: trace.attestedAt.toISOString(),
    keptUntil: trace.keptUntil?.toISOString(),
    isErased: trace.isFound !== null && trace.result === null,
    result: trace.result ?? undefined,
    views: views.map(({ name, at }) => ({ name, at: at.toISOString() })),
    notes: form.notes,
  };
}
