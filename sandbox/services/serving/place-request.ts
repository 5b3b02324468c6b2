/** Placing an order with the answers to a form: once for each key, for the fee that was shown. */
import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { charges } from '../../db/schema/charges.ts';
import { orders } from '../../db/schema/orders.ts';
import { serviceRequests } from '../../db/schema/service-requests.ts';
import { statusHistory } from '../../db/schema/status-history.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import type { FormService, ServiceForm, ServiceToOrder } from '../../generated/serving/schemas.ts';
import type { HandlerContext, Session } from '../../http/operation.ts';
import { problem } from '../../http/problem.ts';
import { schedule } from '../../simulators/due-work.ts';
import { requestWork } from '../../simulators/service-requests.ts';
import { bankingDayAfter } from '../billing/rules/days.ts';
import { readOrderMatter } from '../filing/order-matter.ts';
import { dayIn, firmTimeZone } from '../firm-time-zone.ts';
import { requireNoCreditHold } from '../platform/require-no-credit-hold.ts';
import { answerErrors, isShown } from './check-answers.ts';
import { serviceForms } from './forms/index.ts';
import { priceLines } from './office-order.ts';
import { officeOf } from './offices.ts';
import type { StoredRequest } from './request-answers.ts';

/** Minutes until someone begins; until then, an order can be cancelled. */
const minutesUntilWork = 30;

/** An order for any service with a form. */
export type FormOrder = Omit<ServiceToOrder, 'service'> & { service: FormService };

interface Placing extends Pick<HandlerContext, 'db' | 'clock'> {
  session: Session;
  key: string;
  body: FormOrder;
  /** Stores what else belongs to the order, in its transaction. */
  also?: (tx: Database, stored: StoredRequest, now: Date) => Promise<void>;
}

/**
 * Places an order, or returns the one that the key placed.
 * @throws ProblemError 403 `credit-hold`, 409 `idempotency-key-reused` or `fee-changed`, 422 `answers-invalid` or
 * `unknown-mapping`; nothing is ordered.
 */
export async function placeRequest({ db, clock, session, key, body, also }: Placing): Promise<StoredRequest> {
  const keyed = { clientId: session.clientId, key, body };
  const now = clock.now();
  const before = await findByKey(db, keyed);
  if (before) return before;
  await requireNoCreditHold(db, session);
  try {
    return await db.transaction(async (tx) => {
      const stored = await place(tx, session, keyed, now);
      await also?.(tx, stored, now);
      return stored;
    });
  } catch (error) {
    // A call with the same key placed it a moment ago.
    const other = isUniqueViolation(error) ? await findByKey(db, keyed) : undefined;
    if (other) return other;
    throw error;
  }
}

interface Keyed {
  clientId: number;
  key: string;
  body: FormOrder;
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

async function place(tx: Database, session: Session, keyed: Keyed, now: Date): Promise<StoredRequest> {
  const { body, key } = keyed;
  const form = serviceForms[body.service];
  const { clientId, userId, name } = session;
  const today = dayIn(await firmTimeZone(tx, clientId), now);
  const errors = answerErrors(form, body.answers, today);
  if (Object.keys(errors).length > 0)
    throw problem(422, {
      code: 'answers-invalid',
      detail: 'Some answers are missing or wrong.',
      errors: Object.fromEntries(Object.entries(errors).map(([field, texts]) => [`answers.${field}`, texts])),
    });
  const lines = priceLines(body.service, body.answers);
  const feeCents = lines.reduce((sum, { cents }) => sum + cents, 0);
  if (Math.round(body.fee * 100) !== feeCents)
    throw problem(409, { code: 'fee-changed', detail: `The fee is now $${(feeCents / 100).toFixed(2)}.` });
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
      expectedOn: bankingDayAfter(today, officeOf(answers)?.days ?? form.businessDays),
    })
    .returning();
  if (!request) throw new Error('The request was not inserted.');
  await tx.insert(charges).values(
    lines.map(({ description, cents }) => ({
      ...{ clientId, orderId, userId, userName: name, ...matter, description, amountCents: cents },
      ...{ service: body.service, reason: 'Provider Service', chargedAt: now },
      ...({ category: 'service-fee', status: 'not-yet-charged', settlement: 'invoice' } as const),
    })),
  );
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
function subjectOf(service: FormService, answers: Readonly<Record<string, string>>): string {
  const { propertyStreet = '', propertyCity = '', firstName = '', lastName = '', debtorName = '' } = answers;
  switch (service) {
    case 'BusinessFormation':
      return firstName;
    case 'UccFiling':
    case 'UccSearch':
      return debtorName;
    case 'Form1099S':
      return answers.transferorName ?? '';
    case 'LegalServiceOfProcess':
      return answers.recipientName ?? '';
    case 'SkipTrace':
      return `${firstName} ${lastName}`;
    default:
      return `${propertyStreet}, ${propertyCity}`;
  }
}
