/** Services ordered with one form: their forms, orders and cancellation (serving supplement, section 9). */
import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { charges } from '../../db/schema/charges.ts';
import { orders } from '../../db/schema/orders.ts';
import { roles, userRoles } from '../../db/schema/platform.ts';
import { serviceRequests } from '../../db/schema/service-requests.ts';
import { statusHistory } from '../../db/schema/status-history.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import type { Operations } from '../../generated/serving/operations.ts';
import type { RequestService, ServiceForm, ServiceToOrder } from '../../generated/serving/schemas.ts';
import type { Handlers, Session } from '../../http/operation.ts';
import { notFound, problem } from '../../http/problem.ts';
import { schedule } from '../../simulators/due-work.ts';
import { requestWork } from '../../simulators/service-requests.ts';
import { bankingDayAfter } from '../billing/rules/days.ts';
import { readOrderMatter } from '../filing/order-matter.ts';
import { dayIn, firmTimeZone } from '../firm-time-zone.ts';
import { requireNoCreditHold } from '../platform/require-no-credit-hold.ts';
import { answerErrors, isShown } from './check-answers.ts';
import { serviceForms } from './forms/index.ts';
import { type StoredRequest, toServiceRequest } from './request-answers.ts';

/** Minutes until somebody begins; until then, an order can be cancelled. */
const minutesUntilWork = 30;

export const requests = {
  getServiceForm: async ({ db, session, params: { service } }) => {
    await requireRole(db, session, service);
    return serviceForms[service];
  },

  orderService: async ({ db, clock, session, headers, body }) => {
    await requireRole(db, session, body.service);
    const keyed = { clientId: session.clientId, key: headers['Idempotency-Key'], body };
    const now = clock.now();
    const before = await findByKey(db, keyed);
    if (before) return toServiceRequest(before);
    await requireNoCreditHold(db, session.clientId);
    try {
      return toServiceRequest(await db.transaction((tx) => place(tx, session, keyed, now)));
    } catch (error) {
      // A call with the same key placed it a moment ago.
      const other = isUniqueViolation(error) ? await findByKey(db, keyed) : undefined;
      if (other) return toServiceRequest(other);
      throw error;
    }
  },

  getServiceRequest: async ({ db, session, params }) =>
    toServiceRequest(await requireRequest(db, session, params.orderId)),

  cancelServiceRequest: async ({ db, clock, session, params: { orderId } }) =>
    db.transaction(async (tx) => {
      await tx.select({ orderId: orders.orderId }).from(orders).where(eq(orders.orderId, orderId)).for('update');
      const found = await requireRequest(tx, session, orderId);
      if (found.request.status === 'cancelled') return toServiceRequest(found);
      if (found.request.status !== 'ordered')
        throw problem(409, { code: 'not-now', detail: 'Work on this order has begun, so it can’t be cancelled.' });
      const now = clock.now();
      await tx.update(serviceRequests).set({ status: 'cancelled' }).where(eq(serviceRequests.orderId, orderId));
      await tx
        .update(orders)
        .set({ version: found.order.version + 1, status: 'cancelled', statusText: 'Cancelled', updatedAt: now })
        .where(eq(orders.orderId, orderId));
      await tx.delete(charges).where(and(eq(charges.orderId, orderId), eq(charges.status, 'not-yet-charged')));
      await tx
        .insert(statusHistory)
        .values({ orderId, at: now, status: 'cancelled', statusText: 'Cancelled', actor: session.name });
      return toServiceRequest(await requireRequest(tx, session, orderId));
    }),
} satisfies Handlers<Operations>;

/** Deeds are for those whom the menu offers them (specification, application section 5). */
async function requireRole(db: Database, { userId }: Session, service: RequestService): Promise<void> {
  if (service !== 'DeedPreparation') return;
  const held = await db
    .select({ roleId: roles.roleId })
    .from(userRoles)
    .innerJoin(roles, eq(roles.roleId, userRoles.roleId))
    .where(and(eq(userRoles.userId, userId), eq(roles.roleName, 'deedpro')));
  if (held.length === 0)
    throw problem(403, { code: 'role-required', detail: 'Contact support to add deed preparation to your account.' });
}

interface Keyed {
  clientId: number;
  key: string;
  body: ServiceToOrder;
}

/** A hash of what is kept. A whole taxpayer ID in it could be found by trying all of them. */
const fingerprintOf = ({ body }: Keyed): string =>
  createHash('sha256')
    .update(JSON.stringify({ ...body, answers: keptAnswers(serviceForms[body.service], body.answers) }))
    .digest('base64url');

/** @throws ProblemError 409 `idempotency-key-reused`. */
async function findByKey(db: Database, keyed: Keyed): Promise<StoredRequest | undefined> {
  const [found] = await db
    .select({ order: orders, request: serviceRequests })
    .from(serviceRequests)
    .innerJoin(orders, eq(orders.orderId, serviceRequests.orderId))
    .where(and(eq(serviceRequests.clientId, keyed.clientId), eq(serviceRequests.idempotencyKey, keyed.key)));
  if (found && found.request.fingerprint !== fingerprintOf(keyed))
    throw problem(409, { code: 'idempotency-key-reused', detail: 'The key was used for another order.' });
  return found;
}

async function requireRequest(db: Database, { clientId }: Session, orderId: number): Promise<StoredRequest> {
  const [found] = await db
    .select({ order: orders, request: serviceRequests })
    .from(serviceRequests)
    .innerJoin(orders, eq(orders.orderId, serviceRequests.orderId))
    .where(and(eq(orders.orderId, orderId), eq(orders.clientId, clientId)));
  if (!found) throw notFound('The order does not exist, or is for another service.');
  return found;
}

/** @throws ProblemError 409 `fee-changed`, 422 `answers-invalid` or `unknown-mapping`; nothing is ordered. */
async function place(tx: Database, session: Session, keyed: Keyed, now: Date): Promise<StoredRequest> {
  const { body, key } = keyed;
  const form = serviceForms[body.service];
  const feeCents = Math.round(form.fee * 100);
  if (Math.round(body.fee * 100) !== feeCents)
    throw problem(409, { code: 'fee-changed', detail: `The fee is now $${form.fee.toFixed(2)}.` });
  const { clientId, userId, name } = session;
  const today = dayIn(await firmTimeZone(tx, clientId), now);
  const errors = answerErrors(form, body.answers, today);
  if (Object.keys(errors).length > 0)
    throw problem(422, {
      code: 'answers-invalid',
      detail: 'Some answers are missing or wrong.',
      errors: Object.fromEntries(Object.entries(errors).map(([field, texts]) => [`answers.${field}`, texts])),
    });
  const known = body.mappingId === undefined ? undefined : await readOrderMatter(tx, clientId, body.mappingId);
  const matter = {
    mappingId: known?.mappingId ?? null,
    matterName: known?.matterName ?? '',
    clientReference: body.clientReference?.trim() || (known?.clientReference ?? ''),
  };
  const answers = keptAnswers(form, body.answers);
  const [order] = await tx
    .insert(orders)
    .values({
      clientId,
      userId,
      userName: name,
      service: body.service,
      state: body.state,
      status: 'in-progress',
      statusText: 'Ordered',
      dateOrdered: now,
      updatedAt: now,
      description: `${form.name}: ${subjectOf(body.service, answers)}`.slice(0, 500),
      totalAmountCents: feeCents,
      ...matter,
    })
    .returning();
  if (!order) throw new Error('The order was not inserted.');
  const { orderId } = order;
  const [request] = await tx
    .insert(serviceRequests)
    .values({
      orderId,
      clientId,
      service: body.service,
      status: 'ordered',
      idempotencyKey: key,
      fingerprint: fingerprintOf(keyed),
      answers,
      feeCents,
      expectedOn: bankingDayAfter(today, form.businessDays),
    })
    .returning();
  if (!request) throw new Error('The request was not inserted.');
  await tx.insert(charges).values({
    ...{ clientId, orderId, userId, userName: name, ...matter },
    service: body.service,
    description: form.name,
    reason: 'Provider Service',
    category: 'service-fee',
    chargedAt: now,
    amountCents: feeCents,
    status: 'not-yet-charged',
    settlement: 'invoice',
  });
  await tx.insert(statusHistory).values({ orderId, at: now, status: 'submitted', statusText: 'Ordered', actor: name });
  await schedule(tx, new Date(now.getTime() + minutesUntilWork * 60_000), requestWork.begin, { orderId });
  return { order, request };
}

/** Trimmed answers of the questions that are asked; of a taxpayer ID, the last four digits. */
function keptAnswers(form: ServiceForm, answers: Readonly<Record<string, string>>): Record<string, string> {
  const kept = form.sections
    .flatMap(({ fields }) => fields)
    .filter((field) => isShown(field, answers))
    .map(({ name, type }): [string, string] => {
      const answer = answers[name]?.trim() ?? '';
      return [name, type === 'taxpayer-id' ? answer.slice(-4) : answer];
    });
  return Object.fromEntries(kept.filter(([, answer]) => answer !== ''));
}

/** Whom or what it is about, for lists. */
function subjectOf(service: RequestService, answers: Readonly<Record<string, string>>): string {
  const { propertyStreet = '', propertyCity = '', firstName = '', debtorName = '', transferorName = '' } = answers;
  switch (service) {
    case 'BusinessFormation':
      return firstName;
    case 'UccFiling':
    case 'UccSearch':
      return debtorName;
    case 'Form1099S':
      return transferorName;
    default:
      return `${propertyStreet}, ${propertyCity}`;
  }
}
