/**
 * Reads a QuickBooks file as its import does, written from section 7 of the billing supplement alone: it shares nothing
 * with what writes the file.
 */

export interface ReadInvoice {
  number: string;
  customer: string;
  lines: { item: string; cents: number }[];
}

const header =
  '*InvoiceNo,*Customer,*InvoiceDate,*DueDate,Terms,Location,Memo,Item(Product/Service),ItemDescription,ItemQuantity,ItemRate,*ItemAmount,Service Date';
const items = new Set(['Court fees', 'Service fees', 'Convenience fees', 'Card service fee', 'Taxes']);

/** The invoices of one file. @throws Error when the import would refuse it. */
export function readQuickBooks(text: string): ReadInvoice[] {
  if (text.startsWith('\uFEFF')) throw new Error('A byte order mark');
  if (text.slice(0, header.length + 2) !== `${header}\r\n`) throw new Error('Another header');
  const rows = parse(text).slice(1);
  if (rows.length > 1000) throw new Error(`${rows.length} rows`);
  const invoices = new Map<string, ReadInvoice & { dates: string }>();
  for (const row of rows) {
    if (row.length !== 13) throw new Error(`${row.length} cells`);
    const [number = '', customer = '', issued = '', due = '', terms = '', , , item = '', , quantity, rate, amount] =
      row;
    if (!/^[\w-]{1,21}$/.test(number)) throw new Error(`Invoice number ${number}`);
    const isPlain = /^[^=+\-@:\t\r\n][^:\t\r\n]*$/u.test(customer) && [...customer].length <= 100;
    if (!isPlain || customer.trim() !== customer) throw new Error(`Customer ${JSON.stringify(customer)}`);
    for (const date of [issued, due, row[12] ?? '']) if (!isDate(date)) throw new Error(`Date ${date}`);
    if (!items.has(item)) throw new Error(`Item ${item}`);
    if (quantity !== '1' || rate !== amount) throw new Error(`${quantity} × ${rate} = ${amount}`);
    if (!/^\d+\.\d\d$/.test(amount ?? '') || Number(amount) <= 0) throw new Error(`Amount ${amount}`);
    const dates = [issued, due, terms].join(' ');
    const invoice = invoices.get(number) ?? { number, customer, dates, lines: [] };
    if (invoice.customer !== customer || invoice.dates !== dates) throw new Error(`${number} has two heads`);
    invoice.lines.push({ item, cents: Number((amount ?? '').replace('.', '')) });
    invoices.set(number, invoice);
  }
  if (invoices.size > 100) throw new Error(`${invoices.size} invoices`);
  return [...invoices.values()];
}

function isDate(text: string): boolean {
  const [, month = '', date = '', year = ''] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? [];
  const day = new Date(`${year}-${month}-${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.getUTCDate() === Number(date);
}

/** Rows of a CSV whose every line ends with CR LF. Quoted cells may have line breaks. */
function parse(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      const quoted = /"((?:[^"]|"")*)"/y;
      quoted.lastIndex = at;
      const [whole = '', inner = ''] = quoted.exec(text) ?? [];
      if (whole === '') throw new Error('A quote that does not end');
      cell = inner.replaceAll('""', '"');
      at += whole.length;
    } else {
      const plain = /[^,\r\n"]*/y;
      plain.lastIndex = at;
      [cell = ''] = plain.exec(text) ?? [];
      at += cell.length;
    }
    row.push(cell);
    if (text[at] === ',') at += 1;
    else if (text.startsWith('\r\n', at)) {
      rows.push(row);
      row = [];
      at += 2;
    } else throw new Error(`Unexpected ${JSON.stringify(text.slice(at, at + 10))}`);
  }
  if (row.length > 0) throw new Error('The last line does not end');
  return rows;
}
