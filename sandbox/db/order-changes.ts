/**
 * Tells listeners which orders changed, when the change is committed: triggers call `pg_notify`, by any code that changes an order
 * and in whichever process.
 */
/** The channel that the triggers, and `tellChange`, notify. The payload is a `ToldChange` as JSON. */
export const orderChangesChannel = 'order_changes';

/** More orders than this are told as "any". */
const mostOrders = 100;

/** What a listener is told. Without `orderIds`, any of the firm's orders may have changed. */
export interface ToldChange {
  clientId: number;
  topic: 'test' | 'order-created' | 'order-updated';
  orderIds?: readonly number[] | undefined;
  messageId?: string;
}

/** Tables that an order's pages show, and how their rows find their order. */
const followed: readonly (readonly [table: string, order: string])[] = [
  ['filings', 'c.order_id'],
  ['filing_documents', '(select order_id from filings f where f.filing_id = c.filing_id)'],
  ['filing_recipients', '(select order_id from filings f where f.filing_id = c.filing_id)'],
  ['charges', 'c.order_id'],
  ['matter_pushes', 'c.order_id'],
  ['serving_jobs', 'c.order_id'],
  ['serving_history', '(select order_id from serving_jobs j where j.job_id = c.job_id)'],
  ['serving_messages', '(select order_id from serving_jobs j where j.job_id = c.job_id)'],
  ['serving_proofs', '(select order_id from serving_jobs j where j.job_id = c.job_id)'],
  ['service_requests', 'c.order_id'],
  ['signature_envelopes', 'c.order_id'],
  ['signature_signers', 'c.order_id'],
];

const ofOrders = 'select distinct client_id, order_id from changed';
const ofOthers = (order: string) =>
  `select distinct o.client_id, o.order_id from changed c join orders o on o.order_id = ${order}`;

function tellingFunction(table: string, changed: string): string {
  return `create or replace function tell_${table}() returns trigger language plpgsql as $$
declare told record;
begin
  for told in
    select client_id, case when count(*) <= ${mostOrders} then jsonb_agg(order_id) end as order_ids
    from (${changed}) each_order group by client_id
  loop
    perform pg_notify('${orderChangesChannel}', jsonb_strip_nulls(jsonb_build_object(
      'clientId', told.client_id, 'topic', tg_argv[0], 'orderIds', told.order_ids))::text);
  end loop;
  return null;
end $$`;
}

type Event = 'insert' | 'update' | 'delete';

function trigger(table: string, event: Event, topic: ToldChange['topic']): string {
  const rows = event === 'delete' ? 'old' : 'new';
  return `create or replace trigger tell_${table}_${event} after ${event} on ${table}
referencing ${rows} table as changed for each statement execute function tell_${table}('${topic}')`;
}

/** Statements that create the triggers on the tables of orders. Repeating them changes nothing. */
export const createOrderTriggers: readonly string[] = [
  tellingFunction('orders', ofOrders),
  trigger('orders', 'insert', 'order-created'),
  trigger('orders', 'update', 'order-updated'),
  trigger('orders', 'delete', 'order-updated'),
  ...followed.flatMap(([table, order]) => [
    tellingFunction(table, ofOthers(order)),
    trigger(table, 'insert', 'order-updated'),
    trigger(table, 'update', 'order-updated'),
  ]),
];
