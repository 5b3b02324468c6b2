import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AddressToServe, JobToServe } from '@/api/generated/serving/model';
import { JobToServe as jobSchema } from '@/api/generated/serving/model';
import { splitName } from '@/lib/format/person-name';
import { readSheet } from '@/lib/sheets/read-sheet';
import { toTable } from '@/lib/sheets/table';
import { columnName, columns } from './columns';
import { readRecipients, type SheetContent, sheetLimits } from './read-recipients';
import { recipientName } from './recipient-name';

const heading = columns.map(columnName);

/** A table of rows given as `{ street: … }`, other cells as a whole row. */
function sheetOf(...rows: readonly Partial<Record<(typeof columns)[number], string | number>>[]) {
  const whole = { recipient: 'Ada Coleman', street: '820 Harbor Street', city: 'Chicago', state: 'IL', zip: '60601' };
  return toTable([heading, ...rows.map((row) => columns.map((column) => ({ ...whole, ...row })[column] ?? ''))]);
}

function readOf(content: SheetContent) {
  if (content.kind !== 'read') throw new Error(content.text);
  return content;
}

const problemsOf = (content: SheetContent) =>
  readOf(content).failed.flatMap(({ line, problems }) => problems.map(({ column, text }) => [line, column, text]));

describe('a sheet of recipients', () => {
  test('has one recipient with the addresses of its rows', () => {
    const { recipients, failed } = readOf(
      readRecipients(
        sheetOf(
          { recipient: 'Quill, LLC', agent: 'Ruth Calloway', zip: 2115, state: 'Massachusetts', level: 'Same-day' },
          { kind: 'Person', instructions: 'Works nights.', phone: '(312) 555-0142' },
          { recipient: 'ada  coleman', street: '9 Mill Road', unit: 'Apt 3', label: 'Work', witnessFee: '$40.00' },
        ),
      ),
    );
    expect(failed).toEqual([]);
    expect(recipients.map(({ lines }) => lines)).toEqual([[2], [3, 4]]);
    const [quill, ada] = recipients.map(({ job }) => job);
    expect(quill).toMatchObject({
      recipient: { kind: 'business', organizationName: 'Quill, LLC', agentForService: 'Ruth Calloway' },
      addresses: [{ label: 'registered-agent', state: 'MA', zip: '02115' }],
      level: 'same-day',
    });
    expect(ada).toMatchObject({
      recipient: { kind: 'individual', firstName: 'Ada', lastName: 'Coleman', phone: '(312) 555-0142' },
      addresses: [
        { label: 'home', street: '820 Harbor Street' },
        { label: 'work', street: '9 Mill Road', unit: 'Apt 3' },
      ],
      level: 'standard',
      extras: { notarizedProof: false, skipTrace: false, witnessFee: 40 },
      instructions: 'Works nights.',
    });
  });

  test('names what each cell lacks, and keeps all rows of that recipient back', () => {
    const content = readRecipients(
      sheetOf(
        { kind: 'ghost', level: 'tomorrow', label: '=A1', witnessFee: '10000.01', state: 'Ontario', zip: '123456' },
        { recipient: 'James Okafor', street: '' },
        { recipient: 'James Okafor', street: '1 Oak Lane', city: '=B2' },
        { recipient: '', unit: 'x'.repeat(61) },
        { recipient: 'y'.repeat(101) },
      ),
    );
    expect(readOf(content).recipients).toEqual([]);
    expect(problemsOf(content)).toEqual([
      [2, 'label', 'Replace the formula with its value'],
      [2, 'kind', 'Use individual, business or government'],
      [2, 'level', 'Use standard, rush or same day'],
      [2, 'state', 'Not a US state'],
      [2, 'zip', 'A ZIP code has 5 digits'],
      [2, 'witnessFee', 'Enter dollars, up to $10,000'],
      [3, 'street', 'Street is missing'],
      [4, 'city', 'Replace the formula with its value'],
      [5, 'unit', 'Longer than 60 characters'],
      [5, 'recipient', 'Recipient is missing'],
      [6, 'recipient', 'Longer than 100 characters'],
    ]);
  });

  test('names rows of one recipient that contradict', () => {
    const content = readRecipients(
      sheetOf(
        { level: 'rush' },
        { street: '1 Oak Lane', level: 'standard', phone: '1' },
        { street: '2 Oak Lane' },
        { street: '2 OAK lane', phone: '2' },
      ),
    );
    expect(problemsOf(content)).toEqual([
      [3, 'level', 'Differs from line 2'],
      [5, 'phone', 'Differs from line 3'],
      [5, 'street', 'Same address as line 4'],
    ]);
    const many = sheetOf(...Array.from({ length: 11 }, (_, index) => ({ street: `${index} Oak Lane` })));
    expect(problemsOf(readRecipients(many))).toEqual([[12, 'recipient', 'More than 10 addresses']]);
  });

  test('is read again with corrections', () => {
    const sheet = sheetOf({ zip: '' }, { recipient: 'James Okafor' });
    expect(problemsOf(readRecipients(sheet))).toEqual([[2, 'zip', 'ZIP is missing']]);
    const corrected = readOf(readRecipients(sheet, new Map([[2, { zip: '60602' }]])));
    expect(corrected.recipients.map(({ job }) => job.addresses[0]?.zip)).toEqual(['60602', '60601']);
  });

  test.each([
    [
      ['Name', 'Address', 'City'],
      'The first row has no columns State and ZIP. Add the headings, or start from the sample.',
    ],
    [
      ['Recipient', 'Street', 'City', 'State'],
      'The first row has no column ZIP. Add the headings, or start from the sample.',
    ],
    [[...heading, 'zip code'], 'The first row has the column ZIP more than once. Keep one of each.'],
  ])('with wrong headings isn’t read (%#)', (row, text) =>
    expect(readRecipients(toTable([row, ['x']]))).toEqual({ kind: 'refused', text }),
  );

  test('has at most 2,000 rows and 500 recipients', async () => {
    const csv = (rows: number) =>
      new File([`Recipient,Street,City,State,ZIP\n${'Ada,1 Oak Lane,Chicago,IL,60601\n'.repeat(rows)}`], 'a.csv');
    await expect(readSheet(csv(2_001), sheetLimits)).rejects.toMatchObject({ problem: 'too-many-rows' });
    expect((await readSheet(csv(2_000), sheetLimits)).rows).toHaveLength(2_001);
    const people = sheetOf(...Array.from({ length: 501 }, (_, index) => ({ recipient: `Ada ${index}` })));
    expect(readRecipients(people)).toEqual({
      kind: 'refused',
      text: 'The file has 501 recipients. An order has at most 500: split the file.',
    });
  });

  test('says which columns it ignores', () => {
    const table = toTable([
      ['FULL NAME', '', 'Address 1', 'City', 'st', 'Zip-Code', 'Hair'],
      ['A', '', 'B', 'C', 'IL', '60601', 'red'],
    ]);
    expect(readOf(readRecipients(table))).toMatchObject({ ignored: ['Hair'], recipients: [{ lines: [2] }] });
  });
});

const word = fc.stringMatching(/^[A-Za-zé]{1,12}$/);
const address = fc.record({
  street: fc.tuple(fc.nat(9_999), word).map(([number, name]) => `${number} ${name} Street`),
  unit: fc.option(word, { nil: undefined }),
  city: word,
  state: fc.constantFrom('IL', 'CA', 'DC'),
  zip: fc.stringMatching(/^\d{5}$/),
  label: fc.constantFrom<AddressToServe['label'][]>('home', 'work', 'registered-agent', 'mailing', 'other'),
});
const recipient = fc.record({
  // A recipient is kept without a title.
  name: fc
    .tuple(word, word)
    .map(([first, last]) => `${first} ${last}x`)
    .filter((name) => splitName(name).prefix === undefined),
  level: fc.constantFrom<JobToServe['level'][]>('standard', 'rush', 'same-day'),
  addresses: fc.uniqueArray(address, {
    minLength: 1,
    maxLength: 10,
    selector: ({ street, unit, zip }) => `${street} ${unit ?? ''} ${zip}`.toLowerCase(),
  }),
});

test('what was written as rows, in any order of recipients, is read back', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(recipient, { minLength: 1, maxLength: 8, selector: ({ name }) => name.toLowerCase() }),
      (written) => {
        const rows = written.flatMap(({ name, level, addresses }) =>
          addresses.map((each) => ({ ...each, unit: each.unit ?? '', recipient: name, kind: 'individual', level })),
        );
        // Each recipient's second rows come after everyone's first.
        const dealt = rows.toSorted((one, other) => placeOf(rows, one) - placeOf(rows, other));
        const { recipients, failed } = readOf(readRecipients(sheetOf(...dealt)));
        expect(failed).toEqual([]);
        const read = recipients.map(({ job }) => ({
          name: recipientName(job.recipient),
          level: job.level,
          addresses: job.addresses.map(({ addressId: _, ...each }) => each),
        }));
        expect(read).toEqual(
          written.map(({ addresses, ...each }) => ({
            ...each,
            addresses: addresses.map(({ unit, ...parts }) => (unit ? { ...parts, unit } : parts)),
          })),
        );
      },
    ),
    { numRuns: 300 },
  );
});

const placeOf = (rows: readonly { recipient: string }[], row: { recipient: string }) =>
  rows.filter((each) => each.recipient === row.recipient).indexOf(row);

test('every row of any sheet is read or named, and what is read fits the contract', () => {
  const cell = fc.oneof(fc.string({ maxLength: 300 }), fc.constantFrom('', 'IL', '60601', 'rush', 'home', '=1', 'Ada'));
  const row = fc.array(cell, { minLength: heading.length, maxLength: heading.length });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 30 }), (rows) => {
      const table = toTable([heading, ...rows]);
      const { recipients, failed } = readOf(readRecipients(table));
      const lines = [...recipients.flatMap((each) => each.lines), ...failed.map(({ line }) => line)];
      expect(lines.toSorted((one, other) => one - other)).toEqual(table.rows.slice(1).map(({ line }) => line));
      for (const { job } of recipients) expect(jobSchema.safeParse(job).success).toBe(true);
    }),
    { numRuns: 300 },
  );
});
