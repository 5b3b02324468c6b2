import { PDFDocument } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { testSandbox } from '../../../tests/sandbox.ts';
import { operations } from '../../generated/billing/operations.ts';

const opened = testSandbox();
const path = '/billing/services/us-platform';
const get = (part: string, as?: string) => opened.call(`${path}/${part}`, { as });
const cents = (dollars: number | string) => Math.round(Number(dollars) * 100);
const issued = async () => (await (await get('Invoice?Exclude=draft&Top=500')).json()).items;
/** Demo texts have commas only inside of quotes. */
const cellsOf = (line: string) =>
  [...line.matchAll(/"((?:[^"]|"")*)"|([^,]+)|(?<=,|^)(?=,|$)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
const linesOf = (text: string) => text.replace('\uFEFF', '').trimEnd().split('\r\n').map(cellsOf);

describe('an invoice', () => {
  test('as CSV adds up to its total', async () => {
    for (const { invoiceId, number, total } of await issued()) {
      const response = await get(`Invoice/${invoiceId}/${number}/csv`);
      expect(response.headers.get('content-disposition')).toContain(`${number}.csv`);
      const [header, ...rows] = linesOf(await response.text());
      expect(header?.at(-1)).toBe('Total');
      expect(rows.reduce((sum, row) => sum + cents(row.at(-1) ?? 0), 0)).toBe(cents(total));
    }
  });

  test('for QuickBooks adds up to its matters', async () => {
    for (const { invoiceId, number } of await issued()) {
      const matters = await (await get(`Invoice/${invoiceId}/matters`)).json();
      const text = await (await get(`Invoice/${invoiceId}/${number}/quickbooks-csv`)).text();
      expect(text.startsWith('*InvoiceNo,*Customer,')).toBe(true);
      const [, ...rows] = linesOf(text);
      expect(rows.reduce((sum, row) => sum + cents(row[11] ?? 0), 0)).toBe(
        matters.reduce((sum: number, matter: { total: number }) => sum + cents(matter.total), 0),
      );
    }
  });

  test('and its receipt are PDFs', async () => {
    const [{ invoiceId, number }] = await issued();
    for (const [part, name] of [
      ['pdf', `${number}.pdf`],
      ['payments/pdf', `${number}-receipt.pdf`],
    ]) {
      const response = await get(`Invoice/${invoiceId}/${part}`);
      expect(response.headers.get('content-disposition')).toContain(name);
      const document = await PDFDocument.load(await response.arrayBuffer());
      expect(document.getPageCount()).toBeGreaterThan(0);
    }
  });

  test('under a number that is not its own does not exist', async () => {
    const [{ invoiceId }, { number }] = await issued();
    for (const part of ['csv', 'quickbooks-csv'])
      expect((await get(`Invoice/${invoiceId}/${number}/${part}`)).status).toBe(404);
  });

  test.each(['email', 'emailMattersCsv', 'emailOrdersCsv', 'emailPaymentsPdf'])(
    'is sent by %s with a file and the same amounts',
    async (part) => {
      const [{ invoiceId, number, total }] = await issued();
      const recipients = ['accounts@example.com', 'books@example.com'];
      const body = { invoiceId, recipients, message: 'For the March run.' };
      const response = await opened.call(`${path}/Invoice/${part}`, { body });
      expect(await response.json()).toMatchObject({ recipients });
      const mails = await (await opened.sandbox.fetch(new Request('http://localhost:5173/sandbox/api/mails'))).json();
      const [sent] = mails;
      expect(sent.recipient).toBe('books@example.com');
      const amount = total.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
      expect(sent.subject).toContain(`${number}: ${amount}`);
      expect(sent.body).toMatch(/^For the March run\./);
      expect(sent.body).toContain(amount);
      const names = [`${number}.pdf`, `${number}-receipt.pdf`, `${number}-orders.csv`, `${number}-matters.csv`];
      const files = await Promise.all(
        names.map((name) =>
          opened.sandbox.fetch(new Request(`http://localhost:5173/sandbox/api/mails/${sent.mailId}/${name}`)),
        ),
      );
      expect(files.filter(({ status }) => status === 200)).toHaveLength(1);
    },
  );

  test.each([
    [{ recipients: [] }, 400],
    [{ recipients: ['nobody'] }, 400],
    [{ invoiceId: 999_999 }, 404],
  ])('is not sent with %o', async (changed, status) => {
    const [{ invoiceId }] = await issued();
    const body = { invoiceId, recipients: ['accounts@example.com'], ...changed };
    expect((await opened.call(`${path}/Invoice/email`, { body })).status).toBe(status);
  });

  test('of another firm has no files, and administrators alone have them', async () => {
    const [{ invoiceId, number }] = await issued();
    for (const part of [`${number}/csv`, `${number}/quickbooks-csv`, 'pdf', 'payments/pdf']) {
      expect((await get(`Invoice/${invoiceId}/${part}`, 'june.ashgrove@example.com')).status).toBe(404);
      expect((await get(`Invoice/${invoiceId}/${part}`, 'theo.finch@example.com')).status).toBe(403);
    }
  });
});

test('every operation of billing answers, except for some of files', async () => {
  const answers = await Promise.all(
    Object.values(operations)
      .filter(({ path: template }) => !template.includes('FileManager'))
      .map(async ({ operationId, method, path: template }) => {
        const address = template
          .replace('{invoiceId}', '1')
          .replace('{invoiceNumber}', 'X-1')
          .replace('{cardType}', 'Visa');
        const body = method === 'get' ? {} : { body: {} };
        const { status } = await opened.call(`/billing${address}`, { method: method.toUpperCase(), ...body });
        return status === 501 ? [operationId] : [];
      }),
  );
  expect(answers.flat()).toEqual([]);
});

test.each(['', '/order-created', '/order-updated'])('the test publisher%s names its event', async (part) => {
  const response = await opened.call(`${path}/TestPublisher${part}`, { method: 'POST' });
  expect(await response.json()).toMatchObject({ topic: part.slice(1) || 'test' });
});
