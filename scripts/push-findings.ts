/** What `push-faults.ts` finds in matters, read from the tables by itself. */
import { and, asc, eq, inArray, like } from 'drizzle-orm';
import type { Database } from '../sandbox/db/connection.ts';
import { charges } from '../sandbox/db/schema/charges.ts';
import { files } from '../sandbox/db/schema/files.ts';
import { filingDocuments, filings } from '../sandbox/db/schema/filings.ts';
import { matterExpenses, matterFiles, matterPushes } from '../sandbox/db/schema/matter-records.ts';

export interface PushFindings {
  /** A line per order and thing that is not as it must be. */
  wrong: string[];
  /** What was compared, in words. */
  counts: string;
}

/** @param changed expenses whose price the firm changed itself. */
export async function inspectPushes(
  db: Database,
  orderIds: readonly number[],
  changed: ReadonlySet<string>,
): Promise<PushFindings> {
  const wrong: string[] = [];
  const seen = { documents: 0, rejections: 0, expenses: 0, billed: 0, changed: 0, undecided: 0 };
  const say = (orderId: number, what: string) => wrong.push(`order ${orderId}: ${what}`);
  for (const orderId of orderIds) {
    for (const filing of await db.select().from(filings).where(eq(filings.orderId, orderId))) {
      if (filing.status === 'accepted') seen.documents += await inspectDocuments(db, filing.filingId, say, orderId);
      else if (filing.status === 'rejected') {
        seen.rejections += 1;
        const kept = await db
          .select({ version: matterFiles.version })
          .from(matterFiles)
          .where(eq(matterFiles.reference, `rejection-${filing.filingId}`));
        if (kept.length !== 1) say(orderId, `${kept.length} texts of a rejection`);
      } else seen.undecided += 1;
    }
    const charged = await db
      .select()
      .from(charges)
      .where(and(eq(charges.orderId, orderId), eq(charges.status, 'billable')));
    const expenses = await db
      .select()
      .from(matterExpenses)
      .where(like(matterExpenses.reference, `order-${orderId}-fee-%`))
      .orderBy(asc(matterExpenses.expenseId));
    if (expenses.length > charged.length) say(orderId, `${expenses.length} expenses of ${charged.length} charges`);
    const pushes = await db
      .select()
      .from(matterPushes)
      .where(and(eq(matterPushes.orderId, orderId), eq(matterPushes.kind, 'fee')));
    for (const { feeId, amountCents } of charged) {
      const own = expenses.filter((expense) => expense.feeId === feeId);
      const [expense] = own;
      if (!expense || own.length !== 1) {
        say(orderId, `${own.length} expenses of fee ${feeId}`);
        continue;
      }
      seen.expenses += 1;
      const held = Math.round(expense.quantity * expense.priceCents);
      if (held === amountCents) continue;
      const isChanged = changed.has(String(expense.expenseId));
      if (expense.billed) seen.billed += 1;
      else if (isChanged) seen.changed += 1;
      const push = pushes.find(({ sourceId }) => sourceId === String(feeId));
      const isSaid = push?.status === 'failed' || (isChanged && push?.sentCents === amountCents);
      if ((!expense.billed && !isChanged) || !isSaid)
        say(orderId, `fee ${feeId} is ${amountCents}, its expense ${held}, ${push?.status}: ${push?.error}`);
    }
    const waiting = await db
      .select()
      .from(matterPushes)
      .where(and(eq(matterPushes.orderId, orderId), eq(matterPushes.status, 'waiting')));
    if (waiting.length > 0) say(orderId, `${waiting.length} items still wait: ${waiting[0]?.error}`);
  }
  const counts = Object.entries(seen).map(([what, count]) => `${count} ${what}`);
  return { wrong, counts: counts.join(', ') };
}

/** Tells how many stamped documents a filing has; each must be in the matter once, as stamped. */
async function inspectDocuments(
  db: Database,
  filingId: string,
  say: (orderId: number, what: string) => void,
  orderId: number,
): Promise<number> {
  const documents = await db.select().from(filingDocuments).where(eq(filingDocuments.filingId, filingId));
  const stamped = documents.flatMap(({ documentId, stampedFileId }) =>
    stampedFileId === null ? [] : [{ documentId, stampedFileId }],
  );
  if (stamped.length === 0) say(orderId, `accepted filing ${filingId} has no stamped document`);
  const references = stamped.map(({ documentId }) => `document-${documentId}`);
  const kept = await db
    .select()
    .from(matterFiles)
    .where(inArray(matterFiles.reference, ['', ...references]));
  for (const { documentId, stampedFileId } of stamped) {
    const own = kept.filter(({ reference }) => reference === `document-${documentId}`);
    const [file] = await db.select({ content: files.content }).from(files).where(eq(files.fileId, stampedFileId));
    const isSame = file && own[0]?.content && Buffer.from(file.content).equals(Buffer.from(own[0].content));
    if (own.length !== 1 || own[0]?.version !== 1 || !isSame)
      say(orderId, `document ${documentId}: ${own.length} copies`);
  }
  return stamped.length;
}
