/** Process serving: drafts, quotes, orders and their recipients, with everything that happens to them. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type {
  AddressToServe,
  AddressVerification,
  AttemptPhoto,
  ChangeRequest,
  CustodyEntry,
  HoldReason,
  JobOffer,
  JobStatus,
  ProcessServer,
  ProofStatus,
  QuoteLine,
  ServiceLevel,
  ServingAddress,
  ServingAttempt,
  ServingCase,
  ServingContent,
  ServingDocument,
  ServingExtras,
  ServingMessage,
  ServingMode,
  ServingRecipient,
} from '../../generated/serving/schemas.ts';
import type { ServingStory } from '../../simulators/serving/story/story.ts';
import { nameText } from './name-text.ts';
import { orders } from './orders.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

const orderKey = () =>
  integer('order_id')
    .primaryKey()
    .references(() => orders.orderId, { onDelete: 'cascade' });

/** Entries of an order that was not placed. Each save increments `version` and names the version it is based on. */
export const servingDrafts = pgTable(
  'serving_drafts',
  {
    orderId: orderKey(),
    clientId: integer('client_id').notNull(),
    version: integer('version').notNull(),
    content: jsonb('content').$type<ServingContent>().notNull(),
    createdAt: at('created_at').notNull(),
    savedAt: at('saved_at').notNull(),
    savedByUserId: integer('saved_by_user_id').notNull(),
    savedByName: nameText('saved_by_name').notNull(),
    expiresAt: at('expires_at').notNull(),
    /** Set by the browser on the first save, so a retry doesn't create a second draft. */
    idempotencyKey: text('idempotency_key'),
  },
  (table) => [
    uniqueIndex('serving_drafts_by_key')
      .on(table.clientId, table.idempotencyKey)
      .where(sql`${table.idempotencyKey} is not null`),
  ],
);

/** Prices that were shown, and until when they hold. */
export const servingQuotes = pgTable('serving_quotes', {
  quoteId: text('quote_id').primaryKey(),
  clientId: integer('client_id').notNull(),
  /** A hash of the content: only the content that was quoted can be ordered at the price. */
  contentHash: text('content_hash').notNull(),
  lines: jsonb('lines').$type<QuoteLine[]>().notNull(),
  totalCents: integer('total_cents').notNull(),
  validUntil: at('valid_until').notNull(),
});

export const servingOrders = pgTable(
  'serving_orders',
  {
    orderId: orderKey(),
    clientId: integer('client_id').notNull(),
    mode: text('mode').$type<ServingMode>().notNull(),
    case: jsonb('case').$type<ServingCase>().notNull(),
    documents: jsonb('documents').$type<ServingDocument[]>().notNull(),
    filingAttorney: text('filing_attorney'),
    notifyEmails: jsonb('notify_emails').$type<string[]>().notNull(),
    afterFilingOrderId: integer('after_filing_order_id'),
    quoteId: text('quote_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
  },
  (table) => [
    uniqueIndex('serving_orders_by_key').on(table.clientId, table.idempotencyKey),
    index('serving_orders_by_filing').on(table.afterFilingOrderId),
  ],
);

/**
 * Placed orders of the demo whose recipients were not read yet: their content is written from the story at the first
 * reading, as of the seeding.
 */
export const servingStories = pgTable('serving_stories', {
  orderId: orderKey(),
  seededAt: at('seeded_at').notNull(),
  story: jsonb('story').$type<ServingStory>().notNull(),
});

/** One recipient of an order. */
export const servingJobs = pgTable(
  'serving_jobs',
  {
    jobId: text('job_id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.orderId, { onDelete: 'cascade' }),
    /** From 1. */
    position: integer('position').notNull(),
    recipient: jsonb('recipient').$type<ServingRecipient>().notNull(),
    level: text('level').$type<ServiceLevel>().notNull(),
    extras: jsonb('extras').$type<ServingExtras>().notNull(),
    dueOn: date('due_on'),
    instructions: text('instructions'),
    jobStatus: text('job_status').$type<JobStatus>().notNull(),
    holdReason: text('hold_reason').$type<HoldReason>(),
    server: jsonb('server').$type<ProcessServer>(),
    dispatchedAt: at('dispatched_at'),
    acceptedAt: at('accepted_at'),
    firstAttemptBy: at('first_attempt_by'),
    completeBy: at('complete_by'),
  },
  (table) => [index('serving_jobs_by_order').on(table.orderId, table.position)],
);

const jobKey = () =>
  text('job_id')
    .notNull()
    .references(() => servingJobs.jobId, { onDelete: 'cascade' });

export const servingAddresses = pgTable(
  'serving_addresses',
  {
    jobId: jobKey(),
    addressId: text('address_id').notNull(),
    position: integer('position').notNull(),
    content: jsonb('content').$type<AddressToServe>().notNull(),
    status: text('status').$type<ServingAddress['status']>().notNull(),
    proposedBy: text('proposed_by').$type<NonNullable<ServingAddress['proposedBy']>>(),
    verification: jsonb('verification').$type<AddressVerification>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.addressId] }),
    uniqueIndex('serving_addresses_active').on(table.jobId).where(sql`${table.status} = 'active'`),
  ],
);

export const servingAttempts = pgTable(
  'serving_attempts',
  {
    attemptId: text('attempt_id').primaryKey(),
    jobId: jobKey(),
    number: integer('number').notNull(),
    at: at('at').notNull(),
    /** As reported by the server. */
    content: jsonb('content').$type<Omit<ServingAttempt, 'photos'>>().notNull(),
  },
  (table) => [uniqueIndex('serving_attempts_by_job').on(table.jobId, table.number)],
);

export const servingPhotos = pgTable(
  'serving_photos',
  {
    /** The JPEG's number in `files`. */
    photoId: text('photo_id').primaryKey(),
    jobId: jobKey(),
    attemptId: text('attempt_id').notNull(),
    kind: text('kind').$type<AttemptPhoto['kind']>().notNull(),
    takenAt: at('taken_at').notNull(),
    sha256: text('sha256').notNull(),
  },
  (table) => [index('serving_photos_by_attempt').on(table.attemptId), index('serving_photos_by_job').on(table.jobId)],
);

export const servingMessages = pgTable(
  'serving_messages',
  {
    jobId: jobKey(),
    messageId: text('message_id').notNull(),
    at: at('at').notNull(),
    from: text('from').$type<ServingMessage['from']>().notNull(),
    author: text('author').notNull(),
    text: text('text').notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.messageId] })],
);

/** Changes of a job, oldest first. Append-only. */
export const servingHistory = pgTable(
  'serving_history',
  {
    historyId: serial('history_id').primaryKey(),
    jobId: jobKey(),
    at: at('at').notNull(),
    jobStatus: text('job_status').$type<JobStatus>().notNull(),
    holdReason: text('hold_reason').$type<HoldReason>(),
    text: text('text').notNull(),
    actor: text('actor').notNull(),
  },
  (table) => [index('serving_history_by_job').on(table.jobId, table.historyId)],
);

/** The last version of a job's proof. */
export const servingProofs = pgTable('serving_proofs', {
  jobId: text('job_id')
    .primaryKey()
    .references(() => servingJobs.jobId, { onDelete: 'cascade' }),
  version: integer('version').notNull(),
  status: text('status').$type<ProofStatus>().notNull(),
  title: nameText('title').notNull(),
  /** Whether it says that no one was served. */
  isNonService: boolean('is_non_service').notNull(),
  fileId: text('file_id').notNull(),
  sha256: text('sha256').notNull(),
  signedAt: at('signed_at'),
  changeRequests: jsonb('change_requests').$type<ChangeRequest[]>().notNull(),
  approvedBy: text('approved_by'),
  approvedAt: at('approved_at'),
  filingOrderId: integer('filing_order_id'),
  clerkText: text('clerk_text'),
});

/** What a firm can order when attempts have failed, with its price. */
export const servingOffers = pgTable(
  'serving_offers',
  {
    quoteId: text('quote_id').primaryKey(),
    jobId: jobKey(),
    offer: text('offer').$type<JobOffer['offer']>().notNull(),
    label: text('label').notNull(),
    amountCents: integer('amount_cents').notNull(),
    validUntil: at('valid_until').notNull(),
    approvedAt: at('approved_at'),
  },
  (table) => [index('serving_offers_by_job').on(table.jobId)],
);

/** Chains of custody, one per file: each entry's hash covers the one before. */
export const servingCustody = pgTable(
  'serving_custody',
  {
    entryId: serial('entry_id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.orderId, { onDelete: 'cascade' }),
    fileId: text('file_id').notNull(),
    title: nameText('title').notNull(),
    jobId: text('job_id'),
    n: integer('n').notNull(),
    /** As hashed. */
    at: text('at').notNull(),
    actor: text('actor').notNull(),
    event: text('event').$type<CustodyEntry['event']>().notNull(),
    documentSha256: text('document_sha256').notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [uniqueIndex('serving_custody_by_file').on(table.orderId, table.fileId, table.n)],
);
