/** Payment accounts for court fees. */
import { and, asc, eq, isNull, or } from 'drizzle-orm';
import { paymentAccounts as paymentAccountsTable } from '../../db/schema/filing-accounts.ts';
import type { Operations } from '../../generated/filing/operations.ts';
import type { Handlers } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import { isTakenAt } from '../../providers/tyler/account-check.ts';
import { findCourt } from './codes/court.ts';
import { requireAccounts } from './require-accounts.ts';

export const paymentAccounts = {
  listPaymentAccounts: async ({ db, session, params: { state }, query }) => {
    requireAccounts(state);
    const court = query.courtCode === undefined ? undefined : await findCourt(db, state, query.courtCode);
    if (query.courtCode !== undefined && !court) throw notFound('The state has no court with this code.');
    const own = eq(paymentAccountsTable.clientId, session.clientId);
    const rows = await db
      .select()
      .from(paymentAccountsTable)
      .where(
        and(
          eq(paymentAccountsTable.state, state),
          query.includeGlobalPayments ? or(own, isNull(paymentAccountsTable.clientId)) : own,
          query.isActiveOnly ? eq(paymentAccountsTable.active, true) : undefined,
        ),
      )
      .orderBy(asc(paymentAccountsTable.accountName), asc(paymentAccountsTable.paymentAccountId));
    return rows
      .filter((row) => !court || isTakenAt(row, court))
      .map((row) => ({
        paymentAccountId: row.paymentAccountId,
        paymentAccountTypeCode: row.paymentAccountTypeCode,
        accountName: row.accountName,
        cardType: row.cardType ?? undefined,
        cardLast4: row.cardLast4 ?? undefined,
        cardMonth: row.cardMonth ?? undefined,
        cardYear: row.cardYear ?? undefined,
        cardHolderName: row.cardHolderName ?? undefined,
        active: row.active,
        isGlobal: row.clientId === null,
      }));
  },
} satisfies Handlers<Operations>;
