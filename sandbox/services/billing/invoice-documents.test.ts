/** Invoices as PDFs, read by PDF.js, and as emails, received by an SMTP server: the same numbers as the API's. */
import { eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readPdfPages } from '../../../tests/pdf-pages.ts';
import { testSandbox } from '../../../tests/sandbox.ts';
import { invoices } from '../../db/schema/billing.ts';
import { charges } from '../../db/schema/charges.ts';
import { orders } from '../../db/schema/orders.ts';
import type { InvoiceDetail, InvoiceOrder, InvoicePage } from '../../generated/billing/schemas.ts';

const opened = testSandbox();
const path = '/billing/services/us-platform';
const read = async (part: string) => (await opened.call(`${path}/${part}`)).json();
const usd = (dollars: number) => dollars.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

async function paidInvoice(): Promise<InvoiceDetail> {
  const { items }: InvoicePage = await read('Invoice?Exclude=draft&Top=500');
  const paid = items.find(({ totalPaid, orderCount }) => totalPaid > 0 && orderCount > 1);
  return read(`Invoice/${paid?.invoiceId}`);
}

async function ordersOf(invoiceId: number): Promise<InvoiceOrder[]> {
  const all: InvoiceOrder[] = [];
  for (;;) {
    const { items, total } = await read(`Invoice/${invoiceId}/orders?top=500&skip=${all.length}`);
    all.push(...items);
    if (all.length >= total) return all;
  }
}

const pagesOf = async (part: string) => readPdfPages(await (await opened.call(`${path}/${part}`)).arrayBuffer());

/** Tells what stands beside a name above the table. */
const factOf = (pages: string[][][], name: string) => pages[0]?.find(([first]) => first === name)?.[1];

describe('an invoice as PDF', () => {
  test('says the same as the API, order by order', async () => {
    const invoice = await paidInvoice();
    const pages = await pagesOf(`Invoice/${invoice.invoiceId}/pdf`);
    expect(pages[0]?.[0]).toEqual([`Invoice ${invoice.number}`]);
    expect(factOf(pages, 'Billed to')).toBe(invoice.billTo);
    expect(factOf(pages, 'Total')).toBe(usd(invoice.total));
    expect(factOf(pages, 'Tax')).toBe(usd(invoice.tax));
    expect(factOf(pages, 'Balance due')).toBe(usd(invoice.balanceDue));
    const rows = pages.flat().filter(([day]) => /^\d{4}-\d\d-\d\d$/.test(day ?? ''));
    expect(rows.map((row) => [row[1], row.at(-1)])).toEqual(
      (await ordersOf(invoice.invoiceId)).map(({ orderId, total }) => [String(orderId), usd(total)]),
    );
  });

  test('prints names as they are written', async () => {
    const { db } = opened.sandbox;
    const { invoiceId, number } = await paidInvoice();
    const [charge] = await db.select().from(charges).where(eq(charges.invoiceNumber, number)).limit(1);
    const description = 'Žižka v. Łukasz Ørsted';
    await db
      .update(orders)
      .set({ description })
      .where(eq(orders.orderId, charge?.orderId ?? 0));
    expect((await pagesOf(`Invoice/${invoiceId}/pdf`)).flat(2)).toContain(description);
  });

  test('of 1,600 orders has them all, under a header on each page', { timeout: 120_000 }, async () => {
    const invoiceId = await longInvoice(1600);
    const pages = await pagesOf(`Invoice/${invoiceId}/pdf`);
    expect(pages.length).toBeGreaterThan(30);
    for (const [index, lines] of pages.entries()) {
      expect(lines.at(-1)).toEqual([`Page ${index + 1} of ${pages.length}`]);
      if (index > 0) expect(lines[0]).toEqual(['Date', 'Order', 'Matter', 'Description', 'Total']);
    }
    const numbers = pages.flat().flatMap((row) => (/^\d{4}-\d\d-\d\d$/.test(row[0] ?? '') ? [Number(row[1])] : []));
    const listed = await ordersOf(invoiceId);
    expect(listed).toHaveLength(1600);
    expect(numbers).toEqual(listed.map(({ orderId }) => orderId));
  });
});

test('a receipt has each payment with its service fee', async () => {
  const { invoiceId, payments, totalPaid } = await paidInvoice();
  const pages = await pagesOf(`Invoice/${invoiceId}/payments/pdf`);
  expect(factOf(pages, 'Paid')).toBe(usd(totalPaid));
  const rows = pages.flat().filter(([day]) => /^\d{4}-\d\d-\d\d$/.test(day ?? ''));
  expect(rows.map((row) => [row[0], row[1], row.at(-2)])).toEqual(
    payments.map(({ appliedOn, reference, amount }) => [appliedOn, reference, usd(amount)]),
  );
});

describe('an email about an invoice', () => {
  afterEach(() => vi.unstubAllEnvs());

  test.each(['email', 'emailMattersCsv', 'emailOrdersCsv', 'emailPaymentsPdf'])(
    '%s arrives at the mail server with the same amounts in its subject, text and file',
    async (part) => {
      const server = await mailServer();
      try {
        vi.stubEnv('SMTP_URL', server.url);
        const { invoiceId, number, total, balanceDue, totalPaid } = await paidInvoice();
        const message = 'For Žižka’s run.';
        const body = { invoiceId, recipients: ['accounts@example.com'], message };
        expect((await opened.call(`${path}/Invoice/${part}`, { body })).status).toBe(200);
        await opened.sandbox.dueWork.run();
        expect(server.received.map(({ to }) => to)).toEqual([['accounts@example.com']]);
        const mail = await PostalMime.parse(server.received[0]?.message ?? '');
        expect(mail.to?.map(({ address }) => address)).toEqual(['accounts@example.com']);
        expect(mail.subject).toContain(`${number}: ${usd(total)}`);
        expect(mail.text).toContain(message);
        expect(mail.text).toContain(`Total ${usd(total)}, balance due ${usd(balanceDue)}.`);
        expect(mail.text).toContain(`/app/billing/invoice/${invoiceId}`);
        const [file, ...others] = mail.attachments;
        expect(others).toEqual([]);
        expect(file?.filename).toContain(number);
        if (!(file?.content instanceof ArrayBuffer)) return expect.unreachable('A file has bytes.');
        if (file.mimeType === 'application/pdf') {
          const pages = await readPdfPages(file.content);
          expect(factOf(pages, 'Balance due')).toBe(usd(balanceDue));
          expect(factOf(pages, part === 'email' ? 'Total' : 'Paid')).toBe(usd(part === 'email' ? total : totalPaid));
        } else {
          const lines = new TextDecoder().decode(file.content).trimEnd().split('\r\n').slice(1);
          const cents = lines.reduce((sum, line) => sum + Math.round(Number(line.split(',').at(-1)) * 100), 0);
          expect(cents).toBe(Math.round(total * 100));
        }
      } finally {
        await server.close();
      }
    },
  );

  test('that the server refuses is sent again later', async () => {
    // A failed batch of work is tried again at once, step by step.
    const server = await mailServer({ refusals: 2 });
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    try {
      vi.stubEnv('SMTP_URL', server.url);
      const { invoiceId } = await paidInvoice();
      const body = { invoiceId, recipients: ['books@example.com'] };
      await opened.call(`${path}/Invoice/email`, { body });
      await opened.sandbox.dueWork.run();
      expect(server.received).toEqual([]);
      opened.sandbox.clock.offset += 60_000;
      await opened.sandbox.dueWork.run();
      expect(server.received.map(({ to }) => to)).toEqual([['books@example.com']]);
      expect(logged).toHaveBeenCalled();
    } finally {
      opened.sandbox.clock.offset = 0;
      logged.mockRestore();
      await server.close();
    }
  });

  test('is read, opened and saved in the outbox', async () => {
    const { invoiceId, number } = await paidInvoice();
    await opened.call(`${path}/Invoice/email`, { body: { invoiceId, recipients: ['accounts@example.com'] } });
    const visit = (address: string) => opened.sandbox.fetch(new Request(`http://localhost:5173${address}`));
    const list = await (await visit('/sandbox/mails')).text();
    const [, address = ''] = /href="(\/sandbox\/mails\/\d+)">Invoice /.exec(list) ?? [];
    const page = await (await visit(address)).text();
    expect(page).toContain('accounts@example.com');
    expect(page).toContain(`${number}.pdf</a>`);
    const [, fileAddress = ''] = /href="(\/sandbox\/api\/mails\/[^"]+)"/.exec(page) ?? [];
    expect((await visit(fileAddress)).headers.get('content-type')).toBe('application/pdf');
    const saved = await visit(`${address}/eml`);
    expect(saved.headers.get('content-disposition')).toMatch(/mail-\d+\.eml/);
    const mail = await PostalMime.parse(await saved.arrayBuffer());
    expect(mail.attachments.map(({ filename }) => filename)).toEqual([`${number}.pdf`]);
    expect((await visit('/sandbox/mails/999999999')).status).toBe(404);
  });
});

interface Received {
  to: string[];
  message: Buffer;
}

/** A mail server on this machine. It refuses the first emails if told so. */
async function mailServer({ refusals = 0 } = {}) {
  const received: Received[] = [];
  let left = refusals;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        left -= 1;
        if (left >= 0) return done(new Error('Try again later'));
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), message: Buffer.concat(chunks) });
        return done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(resolve);
      }),
  };
}

/** An issued invoice with this many orders of one charge each. */
async function longInvoice(count: number): Promise<number> {
  const { db } = opened.sandbox;
  const [charge] = await db.select().from(charges).where(eq(charges.clientId, 1)).limit(1);
  const [order] = await db
    .select()
    .from(orders)
    .where(eq(orders.orderId, charge?.orderId ?? 0));
  if (!charge || !order) return expect.unreachable();
  const number = 'INV-202001-1001';
  const { orderId: _, ...copy } = order;
  const { feeId: __, ...fee } = charge;
  const made = await db
    .insert(orders)
    .values(Array.from({ length: count }, () => copy))
    .returning({ orderId: orders.orderId });
  await db.insert(charges).values(
    made.map(({ orderId }, index) => ({
      ...fee,
      orderId,
      amountCents: 1000 + index,
      settlement: 'invoice' as const,
      status: 'billable' as const,
      invoiceNumber: number,
    })),
  );
  const totalCents = made.reduce((sum, _order, index) => sum + 1000 + index, 0);
  const [invoice] = await db
    .insert(invoices)
    .values({
      clientId: 1,
      number,
      status: 'open',
      periodStart: '2020-01-01',
      periodEnd: '2020-01-31',
      issuedOn: '2020-02-01',
      dueDate: '2020-03-01',
      paymentTerms: 'net-30',
      subtotalCents: totalCents,
      totalCents,
      matterCount: 1,
      orderCount: count,
    })
    .returning();
  return invoice?.invoiceId ?? expect.unreachable();
}
