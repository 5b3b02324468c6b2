/** NYSCEF's notices: of accounts with immediate updates, a docket is read within two minutes of an entry. */
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { dueWork } from '../../db/schema/control.ts';
import { docketCredentials, docketOrders } from '../../db/schema/dockets.ts';
import { schedule } from '../due-work.ts';
import { findCase } from './court-records.ts';
import { nextEntryAfter } from './docket-entries.ts';
import { docketWork } from './docket-steps.ts';
import { newYork } from './providers.ts';

type Account = Pick<typeof docketCredentials.$inferSelect, 'credentialId' | 'clientId' | 'userName'>;

/** From an entry to its notice, in milliseconds. */
const noticeDelay = 60_000;

/** Plans the notice of the next entry on an account's dockets, unless an earlier one is planned. */
export async function planNotice(tx: Database, account: Account, now: Date): Promise<void> {
  const { clientId, userName } = account;
  const followed = await tx
    .select({ providerCaseId: docketOrders.providerCaseId })
    .from(docketOrders)
    .where(
      and(
        eq(docketOrders.clientId, clientId),
        eq(docketOrders.accountName, userName),
        eq(docketOrders.providerId, newYork.providerId),
        eq(docketOrders.state, 'Active'),
      ),
    );
  const next = followed.flatMap(({ providerCaseId }) => {
    const record = findCase(newYork.providerId, providerCaseId);
    return (record && nextEntryAfter(record, new Date(now.getTime() - noticeDelay))?.getTime()) ?? [];
  });
  if (next.length > 0) await planAt(tx, account, now, new Date(Math.min(...next) + noticeDelay));
}

/** Plans notices of what the courts just entered on a case by hand. */
export async function noticeChange(tx: Database, providerCaseId: string, now: Date): Promise<void> {
  const accounts = await tx
    .selectDistinct({
      credentialId: docketCredentials.credentialId,
      clientId: docketCredentials.clientId,
      userName: docketCredentials.userName,
    })
    .from(docketCredentials)
    .innerJoin(
      docketOrders,
      and(
        eq(docketOrders.clientId, docketCredentials.clientId),
        eq(docketOrders.accountName, docketCredentials.userName),
      ),
    )
    .where(
      and(
        eq(docketCredentials.credentialType, newYork.credentialType),
        eq(docketCredentials.hasImmediateUpdates, true),
        eq(docketOrders.providerCaseId, providerCaseId),
        inArray(docketOrders.state, ['Active']),
      ),
    );
  for (const account of accounts) await planAt(tx, account, now, new Date(now.getTime() + noticeDelay));
}

async function planAt(tx: Database, { credentialId }: Account, now: Date, dueAt: Date): Promise<void> {
  const planned = await tx
    .select({ dueAt: dueWork.dueAt })
    .from(dueWork)
    .where(
      and(
        eq(dueWork.kind, docketWork.notice),
        gt(dueWork.dueAt, now),
        eq(sql`${dueWork.payload}->>'credentialId'`, String(credentialId)),
      ),
    );
  if (planned.some((each) => each.dueAt <= dueAt)) return;
  await schedule(tx, dueAt, docketWork.notice, { credentialId }, { inOrder: true });
}
