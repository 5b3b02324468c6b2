/** Mails about changed dockets: one for each change at once, or a digest by case. Nothing of a sealed case. */
import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { docketNews, docketTellings } from '../../db/schema/docket-watch.ts';
import { docketOrders, docketNotificationSettings as settings } from '../../db/schema/dockets.ts';
import { orders } from '../../db/schema/orders.ts';
import { docketWork } from '../../simulators/dockets/docket-steps.ts';
import type { Step } from '../../simulators/due-work.ts';
import { sendMail } from '../../simulators/outbox.ts';
import { changeTexts } from './change-texts.ts';
import { sealedCases } from './sealed-cases.ts';
import { settingsFor } from './watchers.ts';

type Told = Awaited<ReturnType<typeof dueTellings>>[number];

const dueTellings = (tx: Database, clientId: number, recipient: string, now: Date) =>
  tx
    .select({
      news: docketNews,
      order: orders,
      providerCaseId: docketOrders.providerCaseId,
      dueAt: docketTellings.dueAt,
    })
    .from(docketTellings)
    .innerJoin(docketNews, eq(docketNews.changeId, docketTellings.changeId))
    .innerJoin(docketOrders, eq(docketOrders.orderId, docketNews.orderId))
    .innerJoin(orders, eq(orders.orderId, docketNews.orderId))
    .where(
      and(
        eq(docketTellings.clientId, clientId),
        eq(docketTellings.recipient, recipient),
        isNull(docketTellings.toldAt),
        lte(docketTellings.dueAt, now),
      ),
    )
    .orderBy(asc(docketNews.changeId));

/** Sends what is due to a recipient. A setting that was removed, or lost the recipient, tells nothing anymore. */
const tell: Step = async (tx, { clientId, recipient }, now) => {
  if (typeof clientId !== 'number' || typeof recipient !== 'string') return;
  const due = await dueTellings(tx, clientId, recipient, now);
  if (due.length === 0) return;
  const current = await tx.select().from(settings).where(eq(settings.clientId, clientId));
  const mine = current.filter((each) => each.recipients.some(({ email }) => email.toLowerCase() === recipient));
  const told = due.filter(({ news }) => settingsFor(mine, news.orderId, toTold(news)).length > 0);
  await tx
    .update(docketTellings)
    .set({ toldAt: now })
    .where(
      and(
        eq(docketTellings.recipient, recipient),
        inArray(
          docketTellings.changeId,
          due.map(({ news }) => news.changeId),
        ),
      ),
    );
  const sealed = await sealedCases(tx, told);
  const isAtOnce = ({ news, dueAt }: Told) => dueAt.getTime() === news.at.getTime();
  for (const each of told.filter(isAtOnce)) await sendMail(tx, { ...oneMail(each, sealed), sentAt: now, recipient });
  const digest = told.filter((each) => !isAtOnce(each));
  if (digest.length === 0) return;
  // Its hour: while the clock catches up, another reading's step may find it due before its own does.
  const sentAt = new Date(Math.max(...digest.map(({ dueAt }) => dueAt.getTime())));
  await sendMail(tx, { ...digestMail(digest, sealed), sentAt, recipient });
};

const toTold = ({ kind, entryType, filedBy, hasDocuments, before, after }: Told['news']) => ({
  kind,
  ...(entryType ? { entryType } : {}),
  ...(filedBy ? { filedBy } : {}),
  hasDocuments,
  ...(before ? { before } : {}),
  ...(after ? { after } : {}),
});

function oneMail(told: Told, sealed: ReadonlySet<string>) {
  const { news, order, providerCaseId } = told;
  const isSealed = sealed.has(providerCaseId);
  const text = lineOf(told, sealed);
  return {
    subject: isSealed ? 'A case was sealed' : `${changeTexts[news.kind]}: ${order.caseNumber ?? ''}`,
    body: isSealed ? text : `${order.caseTitle}\n${text}`,
    link: `/app/docket-sync/order/${news.orderId}`,
  };
}

function digestMail(told: readonly Told[], sealed: ReadonlySet<string>) {
  const byCase = Map.groupBy(told, ({ news }) => news.orderId);
  const changes = told.length === 1 ? '1 change' : `${told.length} changes`;
  const parts = [...byCase.values()].map((ofCase) => {
    const { order, providerCaseId } = ofCase[0] ?? {};
    const title =
      providerCaseId && sealed.has(providerCaseId) ? 'Sealed case' : `${order?.caseTitle} (${order?.caseNumber})`;
    return [title, ...new Set(ofCase.map((each) => `- ${lineOf(each, sealed)}`))].join('\n');
  });
  return {
    subject: `${changes} on ${byCase.size === 1 ? '1 docket' : `${byCase.size} dockets`}`,
    body: parts.join('\n\n'),
    link: '/app/docket-sync/alerts',
  };
}

function lineOf({ news, providerCaseId }: Told, sealed: ReadonlySet<string>): string {
  if (sealed.has(providerCaseId)) return changeTexts['case-sealed'];
  const text = news.after ?? news.before;
  const before = news.kind === 'entry-amended' && news.before ? ` (before: ${news.before})` : '';
  return text ? `${changeTexts[news.kind]}: ${text}${before}` : changeTexts[news.kind];
}

export const watchSteps: ReadonlyMap<string, Step> = new Map([[docketWork.tell, tell]]);
