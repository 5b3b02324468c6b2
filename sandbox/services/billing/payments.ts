/** The list of a firm's payments. */
import { and, asc, count, eq, notInArray } from 'drizzle-orm';
import { inDirection } from '../../db/conditions.ts';
import { payments } from '../../db/schema/billing.ts';
import type { Operations } from '../../generated/billing/operations.ts';
import type { Handlers } from '../../http/operation.ts';
import { toPayments } from './payment-answers.ts';

const sortColumns = {
  appliedOn: payments.createdAt,
  amount: payments.amountCents,
  status: payments.status,
  method: payments.method,
} as const;

type SortField = keyof typeof sortColumns;
const isSortField = (field: string): field is SortField => field in sortColumns;

export const paymentsHandlers = {
  listPayments: async ({ db, session, query }) => {
    const where = and(
      eq(payments.clientId, session.clientId),
      query.Exclude?.length ? notInArray(payments.status, query.Exclude) : undefined,
    );
    const [field = 'appliedOn', direction] = (query.OrderBy ?? 'appliedOn desc').split(' ');
    const column = sortColumns[isSortField(field) ? field : 'appliedOn'];
    const isDescending = direction === 'desc';
    const rows = await db
      .select()
      .from(payments)
      .where(where)
      .orderBy(
        inDirection(column, isDescending ? 'desc' : 'asc'),
        isDescending ? inDirection(payments.paymentId, 'desc') : asc(payments.paymentId),
      )
      .limit(query.Top)
      .offset(query.Skip);
    const [counted] = await db.select({ total: count() }).from(payments).where(where);
    return { items: await toPayments(db, rows, session.userId), total: counted?.total ?? 0 };
  },
} satisfies Handlers<Operations>;
