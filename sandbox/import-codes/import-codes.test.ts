import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testSandbox } from '../../tests/sandbox.ts';
import type { CourtPolicy, FilingType, OptionalService } from '../generated/filing/schemas.ts';
import { ImportProblem, type ImportReport, importCodes } from './import-codes.ts';

/** Small tables of an invented court, as lines of the files. */
const tables: Readonly<Record<string, string[]>> = {
  location: [
    'code name initial subsequent parentnodeid iscounty allowablecardtypes restrictbankaccountpayment allowhearing allowreturndate allowmaxfeeamount showreturnonreject hasprotectedcasetypes protectedcasetypes protectedcasereplacementstring showdamageamount allowserviceoninitial allowaddservicecontactsoninitial allowmultipleattorneys allowfilingintononindexedcase disallowcopyingenvelopemultipletimes cmsid',
    'testford|Testford County|True|True|1|False|VISA|False|False|False|False|False|False||CONFIDENTIAL|False|True|True|True|False|True|9',
    'testford:pr|Testford County - Probate|False|true|\\N|False||False|False|False|False|False|False|||False|True|True|True|False|True|9',
  ],
  casecategory: [
    'code name ecfcasetype procedureremedyinitial procedureremedysubsequent damageamountinitial damageamountsubsequent efspcode location',
    '10|Civil|CivilCase|Not Available||Required|Not Available||testford',
  ],
  casetype: [
    'code name casecategory initial fee willfileddate efspcode location',
    '20|Debt|10|True|306.00|Not Available||testford',
  ],
  filing: [
    'code name fee casecategory casetypeid filingtype iscourtuseonly civilclaimamount probateestateamount amountincontroversy useduedate isproposedorder efspcode location',
    '30|Complaint||||Initial|False|Not Available|Not Available|Required|False|False||testford',
    '30|Complaint|12.5|10|20|Initial|False|Not Available|Not Available|Required|False|False||testford',
  ],
  filingcomponent: [
    'code name filingcodeid required allowmultiple displayorder efspcode location',
    '40|Lead Document|30|True|False|0|LEAD|testford',
  ],
  documenttype: [
    'code name filingcodeid iscourtuseonly isdefault efspcode location',
    '50| Public ||False|False||testford',
  ],
  partytype: [
    'code name isavailablefornewparties casetypeid isrequired amount numberofpartiestoignore dateofdeath displayorder efspcode location',
    '60|Plaintiff|True|20|True|0.00|0|Not Available|1||testford',
  ],
  optionalservices: [
    'code name displayorder fee filingcodeid multiplier altfeedesc hasfeeprompt feeprompttext efspcode location',
    '70|Copy|0|0.25|30|True||False|||testford',
  ],
  disclaimerrequirement: [
    'code name listorder requirementtext efspcode location',
    '80|Redaction|0|First line.\\nSecond line with a \\\\ and a \\t tab.||testford',
  ],
  error: ['code name', '-1|Invented failure'],
};

const opened = testSandbox();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'benchfile-codes-'));
  for (const name of Object.keys(tables)) write(name);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function content(name: string, lines = tables[name] ?? []): string {
  const [header = '', ...rows] = lines;
  return `${[header.replaceAll(' ', '\t'), ...rows.map((row) => row.replaceAll('|', '\t'))].join('\n')}\n`;
}

/** Writes a table, with changed lines if given. */
function write(name: string, change: (lines: string[]) => string[] = (lines) => lines): void {
  writeFileSync(join(folder, `${name}.tsv`), content(name, change([...(tables[name] ?? [])])));
}

function load(): Promise<ImportReport> {
  const { db, clock } = opened.sandbox;
  return importCodes(db, { folder, state: 'IL', now: clock.now() });
}

async function problemsOf(): Promise<readonly string[]> {
  const error = await load().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ImportProblem)) throw new Error(`The folder was not rejected: ${error}`);
  return error.problems;
}

async function ask<Answer>(table: string, query: Record<string, string> = {}): Promise<Answer> {
  const response = await opened.call(`/filing/Tyler/IL/Codes/${table}?${new URLSearchParams(query)}`);
  expect(response.status).toBe(200);
  return response.json();
}

const testford = { courtCode: 'testford' };

describe('a folder of code tables', () => {
  it('is loaded with its courts and reported', async () => {
    const report = await load();
    expect(report.courts).toBe(2);
    expect(report.loaded.find(({ name }) => name === 'filing')?.rows).toBe(2);
    expect(report.missing).toContain('motiontype');
    expect(await ask('Courts')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ code: 'testford', name: 'Testford County', parentNodeId: '1' }),
        expect.not.objectContaining({ code: 'testford:pr', parentNodeId: expect.anything() }),
      ]),
    );
    expect(await ask<FilingType[]>('Filing-Types', { ...testford, caseTypeCode: '20' })).toMatchObject([
      { code: '30', fee: 12.5, amountInControversy: 'Required' },
    ]);
    expect(await ask<OptionalService[]>('Optional-Services', { ...testford, filingTypeCode: '30' })).toMatchObject([
      { fee: 0.25, multiplier: true },
    ]);
    expect(await ask('Document-Types', testford)).toMatchObject([{ name: ' Public ' }]);
    expect(await ask('Disclaimer-Requirements', testford)).toMatchObject([
      { requirementText: 'First line.\nSecond line with a \\ and a \t tab.' },
    ]);
  });

  it("gives its courts the default policy and the state's suffixes", async () => {
    await load();
    const policy = await ask<CourtPolicy>('Policy', { courtCode: 'testford:pr' });
    expect(policy).toMatchObject({ maxDocumentBytes: 26_214_400, courtTimeZone: 'America/Chicago' });
    expect((await ask<unknown[]>('Suffixes', testford)).length).toBeGreaterThan(5);
  });

  it("replaces its courts' tables and leaves other courts alone", async () => {
    const before = await ask('Filing-Types', { courtCode: 'lakemoor:cv1' });
    await load();
    write('filing', ([header = '', ...rows]) => [header, ...rows.map((row) => row.replace('Complaint', 'Petition'))]);
    rmSync(join(folder, 'optionalservices.tsv'));
    await load();
    expect(await ask<FilingType[]>('Filing-Types', { ...testford, caseTypeCode: '20' })).toMatchObject([
      { name: 'Petition' },
    ]);
    expect(await ask('Optional-Services', { ...testford, filingTypeCode: '30' })).toEqual([]);
    expect(await ask('Filing-Types', { courtCode: 'lakemoor:cv1' })).toEqual(before);
  });

  it('may be compressed and have other line ends or column order', async () => {
    rmSync(join(folder, 'casetype.tsv'));
    writeFileSync(
      join(folder, 'casetype.tsv.gz'),
      gzipSync(
        'Location\tfee\tinitial\tname\tcode\tcasecategory\twillfileddate\r\ntestford\t7\tFALSE\tClaims\t21\t10\t\r\n',
      ),
    );
    await load();
    expect(await ask('Case-Types', testford)).toMatchObject([
      { code: '21', fee: 7, initial: false, willFiledDate: 'Not Available' },
    ]);
  });

  it("reports files that aren't code tables", async () => {
    writeFileSync(join(folder, 'filings.tsv'), 'a\n');
    writeFileSync(join(folder, 'README.md'), 'a\n');
    expect((await load()).ignored).toEqual(['filings.tsv']);
  });
});

describe('an invalid folder', () => {
  const change = (line: number, from: string, to: string) => (lines: string[]) =>
    lines.map((text, index) => (index === line - 1 ? text.replace(from, to) : text));

  it.each([
    ['filing', change(3, '12.5', 'free'), 'filing.tsv, line 3: fee is "free" and must be a dollar amount.'],
    [
      'filing',
      change(2, '|Initial|', '|Always|'),
      'filing.tsv, line 2: filingtype is "Always" and must be one of Initial, Subsequent, Both.',
    ],
    ['filing', change(3, '|testford', ''), 'filing.tsv, line 3: It has 13 columns instead of 14.'],
    [
      'filing',
      change(3, 'testford', 'elsewhere'),
      'filing.tsv, line 3: location is "elsewhere", which is not in the location table.',
    ],
    ['filing', change(1, ' casetypeid', ' casetype'), 'filing.tsv, line 1: The column casetypeid is missing.'],
    ['filing', change(1, ' efspcode', ' fee'), 'filing.tsv, line 1: The column fee appears twice.'],
    ['filing', change(2, '30|', '|'), 'filing.tsv, line 2: code is empty.'],
    ['filing', change(2, '30|', 'a b|'), 'filing.tsv, line 2: code is "a b", which is not a code.'],
    ['filing', () => [], 'filing.tsv, line 1: The column location is missing.'],
    ['casetype', change(2, 'True', 'Yes'), 'casetype.tsv, line 2: initial is "Yes" and must be True or False.'],
    [
      'casetype',
      change(2, '306.00', '99999999'),
      'casetype.tsv, line 2: fee is "99999999" and must be a dollar amount.',
    ],
    [
      'partytype',
      change(2, '|0|Not', '|1.5|Not'),
      'partytype.tsv, line 2: numberofpartiestoignore is "1.5" and must be a whole number.',
    ],
    [
      'casecategory',
      change(2, 'Required', 'Maybe'),
      'casecategory.tsv, line 2: damageamountinitial is "Maybe" and must be one of Not Available, Available, Required.',
    ],
    ['location', change(3, 'testford:pr', 'testford'), 'location.tsv, line 3: The court testford appears twice.'],
    ['location', (lines: string[]) => lines.slice(0, 1), 'location.tsv, line 1: It has no courts.'],
    ['error', change(2, 'Invented', 'Nul\0'), 'error.tsv, line 2: It contains a NUL character.'],
  ])('%s is rejected with its line: %#', async (name, corrupt, problem) => {
    write(name, corrupt);
    expect(await problemsOf()).toEqual([problem]);
  });

  it('changes nothing', async () => {
    await load();
    write('casetype', change(2, 'Debt', 'Other'));
    write('error', change(2, '-1|', '|'));
    await problemsOf();
    expect(await ask('Case-Types', testford)).toMatchObject([{ name: 'Debt' }]);
  });

  it('reports every invalid table', async () => {
    write('filing', change(2, '30|', '|'));
    write('casetype', change(2, 'True', 'Yes'));
    expect(await problemsOf()).toHaveLength(2);
  });

  it('is rejected when a table is missing, duplicated or not text', async () => {
    rmSync(join(folder, 'partytype.tsv'));
    writeFileSync(join(folder, 'filing.tsv.gz'), 'a');
    expect(await problemsOf()).toEqual([
      'filing.tsv.gz: The table exists twice, compressed and uncompressed.',
      `partytype.tsv: The file is missing from ${folder}, compressed or uncompressed.`,
    ]);
    rmSync(join(folder, 'filing.tsv'));
    writeFileSync(join(folder, 'partytype.tsv'), Buffer.from([...Buffer.from('code\nname\n'), 0xff, 0x0a]));
    expect(await problemsOf()).toEqual([
      'filing.tsv.gz, line 1: The file cannot be decompressed.',
      'partytype.tsv, line 3: It is not UTF-8 text.',
    ]);
  });

  it('is rejected when it does not exist', async () => {
    rmSync(folder, { recursive: true });
    expect(await problemsOf()).toEqual([`${folder} is not a folder.`]);
  });
});
