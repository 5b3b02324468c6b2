/** Collects the demo orders' rows for the database. */
import type { Database } from '../../db/connection.ts';
import { charges } from '../../db/schema/charges.ts';
import { dueWork } from '../../db/schema/control.ts';
import { caseNumbers, courtCases } from '../../db/schema/court-cases.ts';
import { courtesyCopies } from '../../db/schema/courtesy-copies.ts';
import { envelopes } from '../../db/schema/envelopes.ts';
import { filingDocuments, filingRecipients, filings } from '../../db/schema/filings.ts';
import { flCases } from '../../db/schema/florida.ts';
import { orders } from '../../db/schema/orders.ts';
import { serviceRequests, skipTraces, skipTraceViews } from '../../db/schema/service-requests.ts';
import { servingStories } from '../../db/schema/serving.ts';
import { signatureEnvelopes, signatureEvents, signatureSigners } from '../../db/schema/signatures.ts';
import { statusHistory } from '../../db/schema/status-history.ts';
import { trackedCases } from '../../db/schema/tracked-cases.ts';
import { openedCase } from '../../services/track-filings.ts';
import { listedRow } from '../../services/tracked-cases.ts';

/** Rows gathered order by order and inserted together. */
export class DemoRows {
  readonly orders: (typeof orders.$inferInsert)[] = [];
  readonly envelopes: (typeof envelopes.$inferInsert)[] = [];
  readonly filings: (typeof filings.$inferInsert)[] = [];
  readonly documents: (typeof filingDocuments.$inferInsert)[] = [];
  readonly recipients: (typeof filingRecipients.$inferInsert)[] = [];
  readonly history: (typeof statusHistory.$inferInsert)[] = [];
  readonly charges: (typeof charges.$inferInsert)[] = [];
  readonly courtesyCopies: (typeof courtesyCopies.$inferInsert)[] = [];
  readonly requests: (typeof serviceRequests.$inferInsert)[] = [];
  readonly traces: (typeof skipTraces.$inferInsert)[] = [];
  readonly traceViews: (typeof skipTraceViews.$inferInsert)[] = [];
  /** What happened to orders of process serving. */
  readonly stories: (typeof servingStories.$inferInsert)[] = [];
  /** Services that are over, whose documents are still to be written. */
  readonly returns: { orderId: number; endedAt: Date }[] = [];
  readonly signatureEnvelopes: (typeof signatureEnvelopes.$inferInsert)[] = [];
  readonly signatureSigners: (typeof signatureSigners.$inferInsert)[] = [];
  readonly signatureEvents: (typeof signatureEvents.$inferInsert)[] = [];
  /** Envelopes that everyone signed, whose sealed documents are still to be written. */
  readonly sealed: { orderId: number; endedAt: Date }[] = [];
  /** Work for the simulated outside world. */
  readonly work: (typeof dueWork.$inferInsert)[] = [];
  readonly cases: (typeof courtCases.$inferInsert)[] = [];
  /** In Florida, the clerks' records of the cases too. */
  readonly flCases: (typeof flCases.$inferInsert)[] = [];
  readonly caseNumbers: (typeof caseNumbers.$inferInsert)[] = [];

  /** Inserts orders of process serving alone. */
  async insertServing(db: Database): Promise<void> {
    await db.insert(orders).values(this.orders);
    await db.insert(filings).values(this.filings);
    await db.insert(filingDocuments).values(this.documents);
    await db.insert(statusHistory).values(this.history);
    if (this.charges.length > 0) await db.insert(charges).values(this.charges);
    await db.insert(servingStories).values(this.stories);
  }

  async insert(db: Database): Promise<void> {
    await db.insert(orders).values(this.orders);
    await db.insert(envelopes).values(this.envelopes);
    await db.insert(filings).values(this.filings);
    await db.insert(filingDocuments).values(this.documents);
    await db.insert(filingRecipients).values(this.recipients);
    await db.insert(statusHistory).values(this.history);
    await db.insert(charges).values(this.charges);
    await db.insert(courtesyCopies).values(this.courtesyCopies);
    await db.insert(serviceRequests).values(this.requests);
    await db.insert(skipTraces).values(this.traces);
    await db.insert(skipTraceViews).values(this.traceViews);
    if (this.stories.length > 0) await db.insert(servingStories).values(this.stories);
    await db.insert(signatureEnvelopes).values(this.signatureEnvelopes);
    await db.insert(signatureSigners).values(this.signatureSigners);
    await db.insert(signatureEvents).values(this.signatureEvents);
    if (this.work.length > 0) await db.insert(dueWork).values(this.work);
    await db.insert(courtCases).values(this.cases);
    await db.insert(trackedCases).values(this.cases.map((opened) => listedRow(openedCase(opened), opened.filedAt)));
    await db.insert(flCases).values(this.flCases);
    await db.insert(caseNumbers).values(this.caseNumbers);
  }
}
