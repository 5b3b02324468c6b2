/** Hundreds of thousands of orders, to test lists at an unusual size. */
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/connection.ts';
import { invoices } from '../../db/schema/billing.ts';
import { charges } from '../../db/schema/charges.ts';
import { envelopes } from '../../db/schema/envelopes.ts';
import { filings } from '../../db/schema/filings.ts';
import { orders } from '../../db/schema/orders.ts';
import { servingStories } from '../../db/schema/serving.ts';
import { statusHistory } from '../../db/schema/status-history.ts';
import { invoiceSeeded } from './many-invoices.ts';
import { organizations, people } from './names.ts';
import { firstShowcaseId } from './serving-showcase.ts';

interface ManyOrders {
  /** The firm. New orders are modeled on its demo orders. */
  clientId: number;
  count: number;
  now: Date;
  /**
   * Adds envelopes, filings, history, charges and invoices, so that orders can be opened and were paid for. Lists work
   * without them.
   */
  hasFilings: boolean;
  /** A matter's client reference, for all of them; otherwise thousands of matters share them. */
  matter?: string | undefined;
}

/** Orders spread evenly over this period. Only recent ones are open. */
const spanDays = 5 * 365;
const openDays = 6;

/**
 * Adds `count` orders to a firm, with consecutive numbers and dates up to `now`, in a few SQL statements. The same
 * input produces the same orders. Earlier seeded orders stay.
 */
export async function seedManyOrders(db: Database, many: ManyOrders): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(plan(many));
    await tx.execute(insertOrders());
    if (many.hasFilings) for (const copy of [...copiesOfDetails(), copyOfCharges()]) await tx.execute(copy);
    if (many.hasFilings) await invoiceSeeded(tx, many);
    await tx.execute(
      sql`select setval(pg_get_serial_sequence('orders', 'order_id'), (select max(order_id) from orders))`,
    );
    await tx.execute(
      sql`select setval(pg_get_serial_sequence('envelopes', 'envelope_id'),
            greatest((select max(envelope_id) from envelopes), (select max(envelope_id::int) from orders)))`,
    );
    await tx.execute(sql`drop table planned_orders`);
  });
  // Index-only scans need the visibility map, and the planner needs statistics of the new rows.
  for (const table of [orders, envelopes, filings, statusHistory, charges, invoices])
    await db.execute(sql`vacuum analyze ${table}`);
}

/** A number in [0, `size`), evenly spread over `n`; each `factor` gives a different sequence. */
const spread = (factor: number, size: SQL | number): SQL =>
  sql`floor(mod(n::numeric * ${sql.raw(String(factor))}, 4294967296) / 4294967296 * ${size})::int`;

const textArray = (texts: readonly string[]): SQL =>
  sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`;

/** Of the person of a numbered order. */
const surname = sql`regexp_replace((${textArray(people)})[person], '^.* ', '')`;

/** Each new order's number, date, template order and parties. */
function plan({ clientId, count, now, matter }: ManyOrders): SQL {
  const openSince = sql`${now.toISOString()}::timestamptz - make_interval(days => ${openDays})`;
  return sql`
    create temporary table planned_orders as
    with templates as (
      select order_id, status = 'in-progress' as is_open, ${firstCharge} as first_charge,
        row_number() over (partition by status = 'in-progress' order by order_id) - 1 as place
      from orders where client_id = ${clientId} and status <> 'draft' and order_id < ${firstShowcaseId}
    ), kinds as (
      select is_open, count(*) as places from templates group by is_open
    ), numbered as (
      select n, ${now.toISOString()}::timestamptz
          - make_interval(secs => ${spanDays * 86_400}::float8 * (${count}::int - n + 0.5) / ${count}::int) as ordered_at,
        ${spread(2_654_435_761, people.length)} + 1 as person,
        ${spread(1_640_531_527, organizations.length)} + 1 as organization,
        ${spread(2_246_822_519, 4_800)} + 200 as matter
      from generate_series(1, ${count}::int) as n
    ), placed as (
      select numbered.*, is_open, ${spread(3_266_489_917, sql`places`)} as place
      from numbered join kinds on is_open = (ordered_at > ${openSince})
    )
    select n, ordered_at, coalesce(${matter ?? null}::text, lpad(matter::text, 5, '0') || '-' || ${surname}) as client_reference, templates.order_id as template_id, first_charge,
      case when first_charge is null then 0 else n % 97 * 100 end as more_cents,
      (select max(order_id) from orders) + n as order_id,
      (select max(envelope_id::int) from orders) + n as envelope_id,
      (${textArray(people)})[person] as filer,
      ${surname} as surname,
      (${textArray(organizations)})[organization] as organization
    from placed join templates using (is_open, place)`;
}

/** Copies the template orders' rows of `table`, with some columns replaced. */
function copyOf(table: PgTable, replaced: Readonly<Record<string, SQL>>, from: SQL): SQL {
  const columns = Object.values(getTableColumns(table)).filter(({ generated }) => generated === undefined);
  const names = columns.map(({ name }) => sql.identifier(name));
  const values = columns.map(({ name }) => replaced[name] ?? sql`template.${sql.identifier(name)}`);
  return sql`insert into ${table} (${sql.join(names, sql`, `)}) select ${sql.join(values, sql`, `)} from ${from}`;
}

function insertOrders(): SQL {
  return copyOf(
    orders,
    {
      order_id: sql`planned.order_id`,
      date_ordered: sql`ordered_at`,
      updated_at: sql`ordered_at + (template.updated_at - template.date_ordered)`,
      case_title: sql`surname || ' v. ' || organization`,
      party_names: sql`filer || chr(10) || organization`,
      client_reference: sql`planned.client_reference`,
      matter_name: sql`surname || ' v. ' || organization`,
      mapping_id: sql`null`,
      case_number: sql`regexp_replace(template.case_number, '\\d+$', lpad((n % 1000000)::text, 6, '0'))`,
      envelope_id: sql`case when template.envelope_id is not null then planned.envelope_id::text end`,
      total_amount_cents: sql`template.total_amount_cents + case when template.total_amount_cents > 0 then more_cents else 0 end`,
    },
    sql`planned_orders planned join orders template on template.order_id = planned.template_id order by planned.order_id`,
  );
}

/**
 * The charge of an order that differs among its copies, so that amounts vary; null where there is none. Its copy and the
 * envelope's fees grow by the same amount.
 */
const firstCharge = sql`(
  select min(fee_id) from ${charges} where charges.order_id = orders.order_id and not exists (
    select 1 from ${envelopes} where envelopes.order_id = orders.order_id
      and coalesce(jsonb_array_length(envelopes.fees #> '{filings,0,charges}'), 0) = 0))`;

const plus = (path: string, value: SQL) =>
  sql`case when ${value} #> ${path} is null then ${value} else jsonb_set(${value}, ${path}, to_jsonb((${value} #>> ${path})::int + more_cents)) end`;
const moreFees = sql`(select ${plus('{totalCents}', sql`first`)}
  from (select ${plus('{filings,0,charges,0,amountCents}', sql`template.fees`)} as first) as fees_of_first)`;
const morePayment = sql`(select ${plus('{capturedCents}', sql`authorized`)}
  from (select ${plus('{authorizedCents}', sql`quoted`)} as authorized
    from (select ${plus('{quotedCents}', sql`template.payment`)} as quoted) as quoted_payment) as authorized_payment)`;

/**
 * The templates' charges, at the copies' own times, each in two parts with the same sum: three charges an order. Their
 * matters aren't in a connected system.
 */
function copyOfCharges(): SQL {
  const cents = sql`(template.amount_cents + case when template.fee_id = first_charge then more_cents else 0 end)`;
  return copyOf(
    charges,
    {
      fee_id: sql`nextval(pg_get_serial_sequence('charges', 'fee_id'))`,
      order_id: sql`planned.order_id`,
      filing_id: sql`case when template.filing_id is not null then md5(planned.order_id || template.filing_id)::uuid::text end`,
      client_reference: sql`planned.client_reference`,
      matter_name: sql`surname || ' v. ' || organization`,
      mapping_id: sql`null`,
      integration_status: sql`'not-connected'`,
      invoice_number: sql`null`,
      charged_at: sql`template.charged_at + (ordered_at - origin.date_ordered)`,
      description: sql`template.description || case part when 2 then ' (attachments)' else '' end`,
      amount_cents: sql`case part when 2 then ${cents} / 2 else ${cents} - ${cents} / 2 end`,
    },
    sql`planned_orders planned join ${orders} origin on origin.order_id = planned.template_id
        join ${charges} template on template.order_id = planned.template_id and template.credit_of_fee_id is null
        cross join generate_series(1, 2) as part
        where part = 1 or ${cents} > 1
        order by planned.order_id, template.fee_id, part`,
  );
}

/** The only recipient of a usual order of process serving: its number is a filing's, too. */
const firstJob = sql`(template.story #>> '{jobs,0,jobId}')`;

function copiesOfDetails(): SQL[] {
  const later = (column: string) => sql`template.${sql.identifier(column)} + (ordered_at - origin.date_ordered)`;
  const from = (table: PgTable) =>
    sql`planned_orders planned join orders origin on origin.order_id = planned.template_id
        join ${table} template on template.order_id = planned.template_id`;
  const filingId = (id: SQL) => sql`md5(planned.order_id || ${id})::uuid::text`;
  return [
    copyOf(
      envelopes,
      {
        order_id: sql`planned.order_id`,
        envelope_id: sql`planned.envelope_id`,
        idempotency_key: sql`md5('key ' || planned.order_id)::uuid::text`,
        submitted_at: sql`ordered_at`,
        fees: moreFees,
        payment: morePayment,
      },
      from(envelopes),
    ),
    copyOf(
      filings,
      {
        filing_id: filingId(sql`template.filing_id`),
        order_id: sql`planned.order_id`,
        ...Object.fromEntries(
          ['submitted_at', 'received_at', 'filed_at', 'accepted_at'].map((column) => [column, later(column)]),
        ),
      },
      from(filings),
    ),
    copyOf(
      statusHistory,
      {
        history_id: sql`nextval(pg_get_serial_sequence('status_history', 'history_id'))`,
        order_id: sql`planned.order_id`,
        filing_id: sql`case when template.filing_id is not null then ${filingId(sql`template.filing_id`)} end`,
        at: later('at'),
      },
      from(statusHistory),
    ),
    copyOf(
      servingStories,
      {
        order_id: sql`planned.order_id`,
        story: sql`replace(template.story::text, ${firstJob}, ${filingId(firstJob)})::jsonb`,
      },
      from(servingStories),
    ),
  ];
}
