/** What changed on tracked dockets, who was told, searchable entries, deadlines and calendar feeds. */
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
  uuid,
} from 'drizzle-orm/pg-core';
import type { DocketEntryType } from '../../generated/docket-sync/schemas.ts';
import type { ChangeKind, CountedDay, DeadlineStatus } from '../../generated/docket-watch/schemas.ts';
import { docketOrders } from './dockets.ts';
import { nameText } from './name-text.ts';
import { clients, users } from './platform.ts';
import { tsvector } from './tsvector.ts';

/** What changed on a firm's dockets. */
export const docketNews = pgTable(
  'docket_news',
  {
    changeId: serial('change_id').primaryKey(),
    clientId: integer('client_id').notNull(),
    orderId: integer('order_id')
      .notNull()
      .references(() => docketOrders.orderId, { onDelete: 'cascade' }),
    at: timestamp('at', { withTimezone: true }).notNull(),
    kind: text('kind').$type<ChangeKind>().notNull(),
    /** '' for changes of the whole case. */
    docketEntryId: text('docket_entry_id').notNull().default(''),
    entryType: text('entry_type').$type<DocketEntryType>(),
    filedBy: text('filed_by'),
    hasDocuments: boolean('has_documents').notNull().default(false),
    before: text('before'),
    after: text('after'),
    /** The notification settings that told it. */
    settingIds: integer('setting_ids').array().notNull().default([]),
    /** What a search looks through, as `plainText` writes it. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`plain_text(coalesce(before, '') || ' ' || coalesce(after, ''))`),
  },
  (table) => [
    index('docket_news_by_kind').on(table.clientId, table.kind, table.changeId),
    index('docket_news_by_text').using('gin', table.searchText.op('gin_trgm_ops')),
    index('docket_news_by_firm').on(table.clientId, table.changeId),
    uniqueIndex('docket_news_once').on(table.orderId, table.kind, table.docketEntryId, table.at),
  ],
);

/** Changes that people have read. */
export const docketNewsReads = pgTable(
  'docket_news_reads',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId),
    changeId: integer('change_id')
      .notNull()
      .references(() => docketNews.changeId, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.changeId] })],
);

/** Who is told of a change by mail, and when: once each, however many settings match. */
export const docketTellings = pgTable(
  'docket_tellings',
  {
    recipient: text('recipient').notNull(),
    changeId: integer('change_id')
      .notNull()
      .references(() => docketNews.changeId, { onDelete: 'cascade' }),
    clientId: integer('client_id').notNull(),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    toldAt: timestamp('told_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.recipient, table.changeId] }),
    index('docket_tellings_waiting').on(table.clientId, table.recipient).where(sql`${table.toldAt} is null`),
  ],
);

/** Cases whose entries can be searched, and up to when. */
export const docketIndexedCases = pgTable('docket_indexed_cases', {
  providerCaseId: text('provider_case_id').primaryKey(),
  /** Null while planned. */
  through: timestamp('through', { withTimezone: true }),
});

/** The entries of the cases whose firms search. */
export const docketEntryTexts = pgTable(
  'docket_entry_texts',
  {
    docketEntryId: text('docket_entry_id').primaryKey(),
    providerCaseId: text('provider_case_id').notNull(),
    enteredAt: timestamp('entered_at', { withTimezone: true }).notNull(),
    entryType: text('entry_type').$type<DocketEntryType>().notNull(),
    entryNumber: integer('entry_number'),
    servedOn: date('served_on', { mode: 'string' }),
    isRemoved: boolean('is_removed').notNull().default(false),
    description: text('description').notNull(),
    words: tsvector('words').notNull().generatedAlwaysAs(sql`to_tsvector('english', description)`),
  },
  (table) => [
    index('docket_entry_texts_by_case').on(table.providerCaseId, table.enteredAt),
    index('docket_entry_texts_by_time').on(table.enteredAt, table.docketEntryId),
    index('docket_entry_texts_by_type').on(table.entryType, table.enteredAt, table.docketEntryId),
    index('docket_entry_texts_by_words').using('gin', table.words),
  ],
);

/** Deadlines that people confirmed or dismissed. The browser chooses their IDs, so that they are a firm's alone. */
export const docketDeadlines = pgTable(
  'docket_deadlines',
  {
    deadlineId: uuid('deadline_id').notNull(),
    clientId: integer('client_id').notNull(),
    orderId: integer('order_id')
      .notNull()
      .references(() => docketOrders.orderId, { onDelete: 'cascade' }),
    productCaseId: integer('product_case_id').notNull(),
    /** Grows with each change, as calendars' SEQUENCE. */
    version: integer('version').notNull(),
    ruleId: text('rule_id'),
    title: nameText('title').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    source: text('source').notNull(),
    fromDay: date('from_day', { mode: 'string' }),
    docketEntryId: text('docket_entry_id'),
    counted: jsonb('counted').$type<CountedDay[]>().notNull(),
    note: text('note'),
    status: text('status').$type<DeadlineStatus>().notNull(),
    byName: nameText('by_name').notNull(),
    /** When a person last looked at the entry that it is counted from. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.deadlineId] }),
    index('docket_deadlines_by_date').on(table.clientId, table.date),
  ],
);

/** Calendar feeds. Of the address only a hash is stored. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    feedId: serial('feed_id').primaryKey(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.clientId),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId),
    name: nameText('name').notNull(),
    secretHash: text('secret_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastReadAt: timestamp('last_read_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('calendar_feeds_by_secret').on(table.secretHash),
    index('calendar_feeds_by_user').on(table.userId),
  ],
);
