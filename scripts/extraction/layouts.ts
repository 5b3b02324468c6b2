/** The three layouts of the corpus. They follow papers of courts, and know nothing of how papers are read. */
import type { Chance } from '../../sandbox/demo/orders/chance.ts';
import type { ExtractionState } from '../../sandbox/generated/extraction/schemas.ts';
import type { Layout, PaperFacts } from './facts.ts';
import { type FieldName, field, joined, type PrintedValue, type Run, Sheet } from './sheet.ts';

/** A drawn paper and its truth. */
export interface Paper {
  pdf: Uint8Array;
  printed: readonly PrintedValue[];
  kind: 'complaint' | 'summons' | 'citation';
}

const left = 72;
const right = 540;
const middle = 306;

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

function dateParts(day: string) {
  const [year = '', month = '', date = ''] = day.split('-');
  return { year, month: Number(month), name: monthNames[Number(month) - 1] ?? '', date: Number(date) };
}

/** `March 2, 2026`. */
const longDay = (day: string) => {
  const { year, name, date } = dateParts(day);
  return `${name} ${date}, ${year}`;
};

/** `03/02/2026`. */
const shortDay = (day: string) => {
  const { year, month, date } = dateParts(day);
  return `${String(month).padStart(2, '0')}/${String(date).padStart(2, '0')}/${year}`;
};

const clockTime = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
};

const names = (of: FieldName, values: readonly string[], isShouted: boolean): Run[] =>
  values.map((value) => field(of, value, isShouted ? value.toUpperCase() : value));

/** The court's lines, each a part of its name; county and state are parts of those. */
function courtLines({ court, stateName, state }: PaperFacts, isShouted = true): Run[][] {
  const shown = (text: string) => (isShouted ? text.toUpperCase() : titled(text));
  const name = { name: 'courtName' as const, value: court.lines.join(' ') };
  const lastWithState = court.lines.findLastIndex((line) => line.includes(stateName.toUpperCase()));
  return court.lines.map((line, place) => {
    const parts = new RegExp(`(${court.county}|${place === lastWithState ? stateName : '\0'})`, 'i');
    const runs = line.split(parts).flatMap((text): Run[] => {
      if (text === '') return [];
      const same = text.toLowerCase();
      if (same === court.county.toLowerCase())
        return [{ text: shown(text), of: [name, { name: 'county', value: court.county }] }];
      if (same === stateName.toLowerCase()) return [{ text: shown(text), of: [name, { name: 'state', value: state }] }];
      return [{ text: shown(text), of: [name] }];
    });
    return place === 0 && court.lead !== '' ? [{ text: `${shown(court.lead)} ` }, ...runs] : runs;
  });
}

/** Tells what stands over a caption: Indiana's papers name the state above the court. */
const headingOf = (facts: PaperFacts): Run[][] =>
  facts.state === 'IN'
    ? [[{ text: 'STATE OF ' }, field('state', 'IN', 'INDIANA')], ...courtLines(facts)]
    : courtLines(facts);

const minor = new Set(['of', 'the', 'for', 'in', 'and']);

/** Capitals as a sentence has them: `Circuit Court of Cook County`. */
const titled = (text: string) =>
  text
    .split(' ')
    .map((word) => {
      const lower = word.toLowerCase();
      return minor.has(lower)
        ? lower
        : lower.replaceAll(/(^|-)(\p{L})/gu, (_, dash, letter) => dash + letter.toUpperCase());
    })
    .join(' ')
    .replace('Dekalb', 'DeKalb')
    .replace('Dupage', 'DuPage');

const roleOf = (values: readonly unknown[], role: string) => `${role}${values.length > 1 ? 's' : ''}`;

/** Tells what stands behind a name of a caption. */
const described = (chance: Chance, value: string) =>
  /LLC|Inc|Corp|L\.P|N\.A|Co\./.test(value)
    ? chance.pick(['', '', ', a Delaware corporation', ', a foreign profit corporation'])
    : chance.pick(['', '', ', an individual', ', individually']);

function captionSide(
  chance: Chance,
  of: 'plaintiffs' | 'defendants',
  values: readonly string[],
  isShouted: boolean,
  nobody?: string,
): Run[] {
  const runs = names(of, values, isShouted).map((run, place) => [
    run,
    { text: described(chance, values[place] ?? '') },
  ]);
  const all = runs.flatMap((pair, place) =>
    place === 0 ? pair : [{ text: place === runs.length - 1 && !nobody ? ' and ' : '; ' }, ...pair],
  );
  return [...all, { text: nobody ? `; and ${nobody},` : ',' }];
}

const dividers: Partial<Record<ExtractionState, string>> = {
  CA: ')',
  GA: ')',
  IL: ')',
  IN: ')',
  VA: ')',
  TX: '§',
  MD: '*',
  NY: ':',
};
const numberLabels: Readonly<Record<ExtractionState, string>> = {
  ...{
    CA: 'Case No.: ',
    FL: 'CASE NO.: ',
    GA: 'CIVIL ACTION FILE NO. ',
    IL: 'Case No. ',
    IN: 'CAUSE NO. ',
    MD: 'Case No. ',
  },
  ...{ NV: 'CASE NO: ', NY: 'Index No. ', TX: 'CAUSE NO. ', UT: 'Case No. ', VA: 'Case No. ' },
};

/** A complaint: the court over the caption, its number beside, running text below. */
async function caption(facts: PaperFacts, chance: Chance): Promise<Paper> {
  const sheet = await Sheet.create(chance.pick(['times', 'times', 'courier', 'helvetica'] as const));
  const { state } = facts;
  const isWest = ['CA', 'NV', 'UT'].includes(state);
  const isShouted = chance.happens(0.6);
  let y = 60;
  if (isWest) y = attorneyBlock(sheet, facts, y) + 14;
  if (state === 'FL')
    sheet.line(
      left,
      30,
      [
        { text: `Filing # ${chance.between(100_000_000, 299_999_999)} E-Filed ` },
        field('filedOn', facts.filedOn, shortDay(facts.filedOn)),
        { text: ' 04:15:22 PM' },
      ],
      { size: 9 },
    );
  else stamp(sheet, facts, chance);
  if (state === 'TX') {
    sheet.line(middle, y + 26, [{ text: numberLabels.TX }, field('caseNumber', facts.caseNumber)], {
      align: 'center',
      font: 'bold',
    });
    y += 56;
  } else
    y = sheet.lines(middle, y + 40, headingOf(facts), { align: 'center', font: 'bold', size: 12, leading: 18 }) + 14;
  const top = y;
  const width = 210;
  const indent = left + 60;
  if (state === 'NY') sheet.line(left, y - 14, `${'-'.repeat(58)}X`, { size: 10 });
  y = sheet.paragraph(left, y, width, captionSide(chance, 'plaintiffs', facts.plaintiffs, isShouted)) + 5;
  sheet.line(indent + 20, y, `${roleOf(facts.plaintiffs, state === 'UT' ? 'Plaintiff' : 'Plaintiff')},`);
  sheet.line(indent, y + 22, state === 'NY' ? '-against-' : chance.pick(['v.', 'vs.']));
  y =
    sheet.paragraph(left, y + 44, width, captionSide(chance, 'defendants', facts.defendants, isShouted, facts.nobody)) +
    5;
  sheet.line(indent + 20, y, `${facts.nobody ? 'Defendants' : roleOf(facts.defendants, 'Defendant')}.`);
  const divider = dividers[state];
  if (divider) for (let at = top; at <= y; at += 14) sheet.line(300, at, divider);
  else sheet.rule(302, top - 10, 302, y + 4);
  if (state === 'NY') sheet.line(left, y + 16, `${'-'.repeat(58)}X`, { size: 10 });
  let beside = top;
  if (state === 'TX') beside = sheet.lines(318, top, courtLines(facts), { leading: 26 });
  else
    beside = sheet.paragraph(
      318,
      top,
      right - 318,
      [{ text: numberLabels[state] }, field('caseNumber', facts.caseNumber)],
      { size: 11.5 },
    );
  const title =
    state === 'TX'
      ? "PLAINTIFF'S ORIGINAL PETITION"
      : chance.pick(['COMPLAINT', 'COMPLAINT FOR DAMAGES', 'VERIFIED COMPLAINT']);
  if (isWest) sheet.line(318, beside + 14, [field('documentKind', 'complaint', title)], { font: 'bold' });
  y += 42;
  if (!isWest)
    sheet.line(middle, y, [field('documentKind', 'complaint', title)], { align: 'center', font: 'bold', size: 12 });
  y = body(sheet, facts, y + 28);
  if (!isWest) {
    sheet.line(316, y + 10, 'Respectfully submitted,');
    attorneySignature(sheet, facts, y + 40);
  }
  if (state === 'CA')
    for (let number = 1; number <= 28; number += 1)
      sheet.line(58, 52 + number * 24, String(number), { align: 'right', size: 10 });
  if (chance.happens(0.5)) {
    sheet.nextPage();
    sheet.paragraph(
      left,
      80,
      right - left,
      'WHEREFORE, Plaintiff demands judgment against Defendants, and each of them, for damages in an amount to be proven at trial, for costs of suit, and for such other relief as this Court deems just and proper.',
    );
  }
  return { pdf: await sheet.save(), printed: sheet.printed, kind: 'complaint' };
}

function attorneyBlock(sheet: Sheet, facts: PaperFacts, y: number): number {
  return sheet.lines(
    left,
    y,
    [
      [field('attorney', facts.attorney), { text: ` (SBN ${facts.barNumber})` }],
      'Calloway & Reyes LLP',
      '500 Commerce Plaza, Suite 900',
      `Telephone: ${facts.phone}`,
      `Attorney for ${roleOf(facts.plaintiffs, 'Plaintiff')}`,
    ],
    { size: 10.5 },
  );
}

function attorneySignature(sheet: Sheet, facts: PaperFacts, y: number): void {
  sheet.rule(316, y - 4, right, y - 4);
  sheet.lines(
    316,
    y + 10,
    [
      [field('attorney', facts.attorney), { text: `, Bar No. ${facts.barNumber}` }],
      'Calloway & Reyes LLP',
      `Telephone: ${facts.phone}`,
      `Attorney for ${roleOf(facts.plaintiffs, 'Plaintiff')}`,
    ],
    { size: 10.5 },
  );
}

function stamp(sheet: Sheet, { filedOn }: PaperFacts, chance: Chance): void {
  const rows: [string, Run[]] = chance.happens(0.5)
    ? ['ELECTRONICALLY FILED', [field('filedOn', filedOn, longDay(filedOn)), { text: ' 11:42 AM' }]]
    : ['FILED', [field('filedOn', filedOn, shortDay(filedOn))]];
  sheet.lines(right, 40, [rows[0], rows[1], 'Clerk of the Court'], { align: 'right', size: 9 });
}

/** Running text with what must not be taken for a value. */
function body(sheet: Sheet, facts: PaperFacts, y: number): number {
  const paragraphs = [
    `Plaintiff, by and through undersigned counsel, complains of Defendants and alleges upon information and belief as follows:`,
    `1. This Court has jurisdiction over the subject matter of this action because the events giving rise to it occurred in this county on or about ${longDay(`${Number(facts.filedOn.slice(0, 4)) - 1}-06-17`)}.`,
    `2. A prior proceeding between some of the parties was dismissed without prejudice. See Related Case No. ${Number(facts.filedOn.slice(2, 4)) - 1}CV998877.`,
    `3. Account No. 4417-2290-18 was opened by Defendant and remains unpaid in the amount of $18,250.00.`,
  ];
  let at = y;
  for (const each of paragraphs) at = sheet.paragraph(left, at, right - left, each) + 4;
  return at;
}

/** A summons on a court's form: small labels, values in fields. */
async function form(facts: PaperFacts, chance: Chance): Promise<Paper> {
  const sheet = await Sheet.create(chance.pick(['helvetica', 'helvetica', 'times'] as const));
  const label = { size: 7.5 } as const;
  const isCalifornian = facts.state === 'CA';
  sheet.box(60, 50, 492, 640);
  sheet.line(66, 62, 'ATTORNEY OR PARTY WITHOUT ATTORNEY (Name, Bar number, and address):', label);
  sheet.lines(
    72,
    76,
    [
      [field('attorney', facts.attorney), { text: `, Bar No. ${facts.barNumber}` }],
      'Calloway & Reyes LLP',
      '500 Commerce Plaza, Suite 900',
    ],
    { size: 10 },
  );
  sheet.line(66, 120, `TELEPHONE NO.: ${facts.phone}`, label);
  sheet.line(66, 134, [{ text: 'ATTORNEY FOR PLAINTIFF (Name): ' }], label);
  sheet.rule(390, 50, 390, 240);
  sheet.line(396, 62, 'FOR COURT USE ONLY', label);
  if (chance.happens(0.7)) {
    sheet.line(404, 92, 'FILED', { font: 'bold', size: 13 });
    sheet.line(404, 108, [field('filedOn', facts.filedOn, longDay(facts.filedOn))], { size: 10 });
    sheet.line(404, 121, 'Clerk of Court', { size: 9 });
  }
  sheet.rule(60, 142, 390, 142);
  sheet.lines(72, 158, headingOf(facts), { size: 10.5, font: 'bold' });
  sheet.rule(60, 184, 552, 184);
  const [plaintiff, defendant] = isCalifornian
    ? ['PLAINTIFF/PETITIONER: ', 'DEFENDANT/RESPONDENT: ']
    : chance.pick([
        ['PLAINTIFF: ', 'DEFENDANT: '],
        ['Plaintiff(s): ', 'Defendant(s): '],
      ] as const);
  const side = (of: 'plaintiffs' | 'defendants', values: readonly string[]) => joined(names(of, values, false), '; ');
  sheet.paragraph(66, 198, 316, [{ text: plaintiff ?? '' }, ...side('plaintiffs', facts.plaintiffs)], { size: 9.5 });
  sheet.paragraph(
    66,
    226,
    316,
    [
      { text: defendant ?? '' },
      ...side('defendants', facts.defendants),
      ...(facts.nobody ? [{ text: `; ${facts.nobody}` }] : []),
    ],
    { size: 9.5 },
  );
  sheet.rule(60, 270, 552, 270);
  sheet.line(230, 292, [field('documentKind', 'summons', chance.pick(['SUMMONS', 'CIVIL SUMMONS']))], {
    font: 'bold',
    size: 14,
    align: 'center',
  });
  sheet.line(396, 284, facts.state === 'NY' ? 'INDEX NUMBER:' : 'CASE NUMBER:', label);
  sheet.line(404, 302, [field('caseNumber', facts.caseNumber)], { size: 11 });
  sheet.rule(390, 270, 390, 312);
  sheet.rule(60, 312, 552, 312);
  let y = sheet.paragraph(
    66,
    332,
    480,
    'You have been sued. The court may decide against you without your being heard unless you respond within the time stated below. Read the information below. A letter or phone call will not protect you; your written response must be in proper legal form.',
    { size: 10 },
  );
  y = sheet.paragraph(
    66,
    y + 8,
    480,
    [{ text: 'Serve the defendant at: ' }, field('serviceAddress', facts.serviceAddress)],
    { size: 10 },
  );
  if (facts.agent)
    y = sheet.paragraph(66, y + 4, 480, [{ text: 'Registered agent: ' }, field('registeredAgent', facts.agent)], {
      size: 10,
    });
  if (chance.happens(0.6)) {
    const { day, time, place } = facts.hearing;
    y = sheet.paragraph(
      66,
      y + 8,
      480,
      [
        { text: 'Hearing date: ' },
        field('hearingAt', `${day}T${time}`, `${shortDay(day)} at ${clockTime(time)}`),
        { text: '  ' },
        field('hearingPlace', place),
      ],
      { size: 10 },
    );
  }
  sheet.rule(60, y + 20, 552, y + 20);
  sheet.line(
    66,
    y + 40,
    [
      { text: chance.pick(['Date issued: ', 'DATE: ', 'Issued: ']) },
      field('summonsIssuedOn', facts.issuedOn, longDay(facts.issuedOn)),
    ],
    { size: 10 },
  );
  sheet.line(330, y + 40, 'Clerk, by ____________________, Deputy', { size: 10 });
  sheet.line(66, 684, 'Form approved for optional use. Rev. January 1, 2020', { size: 7 });
  return { pdf: await sheet.save(), printed: sheet.printed, kind: 'summons' };
}

/** A citation: everything is said in sentences. */
async function citation(facts: PaperFacts, chance: Chance): Promise<Paper> {
  const sheet = await Sheet.create(chance.pick(['times', 'times', 'courier'] as const));
  const { state, stateName } = facts;
  const title = state === 'TX' ? 'CITATION' : 'SUMMONS';
  const kind = state === 'TX' ? 'citation' : 'summons';
  sheet.line(middle, 80, [field('documentKind', kind, title)], { align: 'center', font: 'bold', size: 15 });
  sheet.line(middle, 108, state === 'VA' ? 'COMMONWEALTH OF VIRGINIA' : `THE STATE OF ${stateName.toUpperCase()}`, {
    align: 'center',
    size: 12,
  });
  const [served] = facts.defendants;
  let y = sheet.paragraph(left, 144, right - left, [{ text: 'To: ' }, field('defendants', served ?? '')], { size: 12 });
  const through = facts.agent
    ? [{ text: 'By serving its registered agent, ' }, field('registeredAgent', facts.agent), { text: ' at ' }]
    : [{ text: 'who may be served at ' }];
  y = sheet.paragraph(left, y + 2, right - left, [...through, field('serviceAddress', facts.serviceAddress)], {
    size: 12,
  });
  y = sheet.paragraph(
    left,
    y + 14,
    right - left,
    `Notice: You have been sued. You may employ an attorney. If you or your attorney do not file a written answer with the clerk who issued this ${title.toLowerCase()} by 10:00 a.m. on the Monday next following the expiration of twenty days after you were served, a default judgment may be taken against you.`,
    { size: 12 },
  );
  const court = courtLines({ ...facts, court: { ...facts.court, lead: '' } }, false).flatMap((line, place) =>
    place === 0
      ? line
      : [{ text: ' ', of: [{ name: 'courtName' as const, value: facts.court.lines.join(' ') }] }, ...line],
  );
  y = sheet.paragraph(
    left,
    y + 14,
    right - left,
    [
      { text: 'The complaint of the plaintiff was filed on ' },
      field('filedOn', facts.filedOn, longDay(facts.filedOn)),
      { text: ' in the ' },
      ...court,
      ...(facts.court.lines.join(' ').includes(stateName.toUpperCase())
        ? []
        : [{ text: ', ' }, field('state', state, stateName)]),
      { text: `, and is numbered ${chance.pick(['Case No.', 'Cause No.', 'Case Number'])} ` },
      field('caseNumber', facts.caseNumber),
      { text: ' on its docket, styled ' },
      ...joined(names('plaintiffs', facts.plaintiffs, false), ' and '),
      { text: ' v. ' },
      ...joined(names('defendants', facts.defendants, false), ', '),
      {
        text: `${facts.defendants.at(-1)?.endsWith('.') ? '' : '.'} The nature of the demand is shown by a copy of the complaint that accompanies this paper and is made a part of it.`,
      },
    ],
    { size: 12 },
  );
  y = sheet.paragraph(
    left,
    y + 14,
    right - left,
    [
      { text: 'Issued and given under my hand and the seal of said court on ' },
      field('summonsIssuedOn', facts.issuedOn, longDay(facts.issuedOn)),
      { text: '.' },
    ],
    { size: 12 },
  );
  sheet.line(330, y + 40, 'By ______________________, Deputy Clerk', { size: 11 });
  sheet.lines(
    left,
    y + 78,
    [
      [
        { text: `Attorney for Plaintiff: ` },
        field('attorney', facts.attorney),
        { text: `, Bar No. ${facts.barNumber}` },
      ],
      '500 Commerce Plaza, Suite 900',
      `Telephone: ${facts.phone}`,
    ],
    { size: 11 },
  );
  return { pdf: await sheet.save(), printed: sheet.printed, kind };
}

/** Draws a paper in a layout. */
export const drawPaper: Readonly<Record<Layout, (facts: PaperFacts, chance: Chance) => Promise<Paper>>> = {
  caption,
  form,
  citation,
};
