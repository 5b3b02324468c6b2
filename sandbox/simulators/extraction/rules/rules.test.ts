import { describe, expect, test } from 'vitest';
import { findCaseNumbers } from './case-number.ts';
import { asTitle, findCourt } from './court.ts';
import { daysIn, timesIn } from './days.ts';
import { findDocumentKind, kindOfPaper } from './document-kind.ts';
import { findAppearanceOn, findFiledOn, findHearingAt, findHearingPlace, findIssuedOn } from './events.ts';
import { type Placing, pageOf, paperWith, paragraph, valuesOf } from './pages.testing.ts';
import { paperOf } from './paper.ts';
import { findParties } from './parties.ts';
import { findAddresses, findAgents, findAttorneys } from './people.ts';
import { numberShapes, stateIn } from './states.ts';

describe('case numbers', () => {
  test.each<[string, Parameters<typeof findCaseNumbers>[1], Placing[], string[]]>([
    ['behind a label', 'IL', [[0.5, 0.2, 'Case No. 2026 L 001234']], ['2026 L 001234']],
    [
      'below a label of a form',
      'CA',
      [
        [0.6, 0.2, 'CASE NUMBER:'],
        [0.6, 0.22, '26STCV04417'],
      ],
      ['26STCV04417'],
    ],
    [
      'in the next column',
      'NV',
      [
        [0.1, 0.2, 'CASE NO:'],
        [0.4, 0.2, 'A-26-912345-C'],
      ],
      ['A-26-912345-C'],
    ],
    ['as an index number', 'NY', [[0.5, 0.2, 'Index No. 512345/2026']], ['512345/2026']],
    ['with letters misread', 'GA', [[0.5, 0.2, 'CIVIL ACTION FILE NO. 2O26CV123456']], ['2026CV123456']],
    ['with a digit misread', 'FL', [[0.5, 0.2, 'CASE NO.: 2026-CA-001234-0']], ['2026-CA-001234-O']],
    ['without a state', undefined, [[0.5, 0.2, 'Case No. C-03-CV-26-001234']], ['C-03-CV-26-001234']],
    ['not of another case', 'IL', [[0.1, 0.2, 'Related Case No. 2025 L 000001']], []],
    [
      'not below a heading of others',
      'IL',
      [
        [0.1, 0.2, 'Related cases'],
        [0.1, 0.218, 'Case No. 2025 L 000001'],
      ],
      [],
    ],
    ['not of a bar', 'FL', [[0.1, 0.2, 'Bar File No. 123456']], []],
    ['not a date', 'CA', [[0.1, 0.2, 'Case No. 3/2/2026']], []],
    ['not without digits', 'CA', [[0.1, 0.2, 'Case No. PENDING']], []],
    [
      'not in a label that text follows',
      'CA',
      [
        [0.1, 0.2, 'Case number to be assigned'],
        [0.1, 0.22, '26STCV04417'],
      ],
      [],
    ],
  ])('%s', (_, state, placings, numbers) => {
    expect(valuesOf(findCaseNumbers(paperWith(...placings), state))).toEqual(numbers);
  });

  test('are read where a sentence goes on in its next line', () => {
    const paper = paperWith(
      ...paragraph(
        0.1,
        0.3,
        'The complaint of the plaintiff was filed in this court on March 2, 2026 and is numbered Cause',
        'No. 2026-95065 on the docket of this court.',
      ),
    );
    expect(valuesOf(findCaseNumbers(paper, 'TX'))).toEqual(['2026-95065']);
  });

  test('are read without the specks of a scan', () => {
    const page = pageOf([[0.5, 0.2, 'Case No. 2024L.A894137']]);
    const of = (method: 'text' | 'ocr') => paperOf({ fileId: 'file', pages: [{ ...page, method }] });
    expect(valuesOf(findCaseNumbers(of('ocr'), 'IL'))).toEqual(['2024LA894137']);
    expect(valuesOf(findCaseNumbers(of('text'), 'IL'))).not.toContain('2024LA894137');
  });

  test('are less sure in another shape than their state’s', () => {
    const [shaped] = findCaseNumbers(paperWith([0.1, 0.2, 'Case No. 260901234']), 'UT');
    const [other] = findCaseNumbers(paperWith([0.1, 0.2, 'Case No. 2026-XK-91']), 'UT');
    expect([shaped?.confidence, other?.confidence]).toEqual([0.97, 0.8]);
  });

  test.each([
    ['CA', '37-2026-00012345-CU-BC-CTL'],
    ['FL', '2026-001234-CA-01'],
    ['IN', '49D01-2603-CT-001234'],
    ['TX', 'D-1-GN-26-001234'],
    ['VA', 'CL26-12345'],
  ] as const)('%s has the shape of %s', (state, number) => expect(number).toMatch(numberShapes[state]));
});

describe('courts', () => {
  test.each<[string, Placing[], { name: string; county?: string; state?: string } | undefined]>([
    [
      'over two lines',
      [
        [0.25, 0.1, 'SUPERIOR COURT OF THE STATE OF CALIFORNIA'],
        [0.3, 0.12, 'FOR THE COUNTY OF SAN MATEO'],
      ],
      {
        name: 'Superior Court of the State of California for the County of San Mateo',
        county: 'San Mateo',
        state: 'CA',
      },
    ],
    [
      'with its circuit above',
      [
        [0.25, 0.1, 'IN THE ELEVENTH JUDICIAL CIRCUIT'],
        [0.25, 0.12, 'CIRCUIT COURT OF MIAMI-DADE COUNTY, FLORIDA'],
      ],
      {
        name: 'Eleventh Judicial Circuit Circuit Court of Miami-Dade County, Florida',
        county: 'Miami-Dade',
        state: 'FL',
      },
    ],
    [
      'with the county alone',
      [
        [0.1, 0.08, 'STATE OF INDIANA'],
        [0.5, 0.08, 'IN THE MARION SUPERIOR COURT'],
      ],
      { name: 'Marion Superior Court', county: 'Marion', state: 'IN' },
    ],
    [
      'with the county of its state',
      [[0.2, 0.1, 'DISTRICT COURT OF MARYLAND FOR MONTGOMERY COUNTY']],
      { name: 'District Court of Maryland for Montgomery County', county: 'Montgomery', state: 'MD' },
    ],
    [
      'with the county beside',
      [
        [0.1, 0.1, 'JUSTICE COURT'],
        [0.6, 0.1, 'Washoe County, Nevada'],
      ],
      { name: 'Justice Court', county: 'Washoe', state: 'NV' },
    ],
    [
      'in the commonwealth',
      [
        [0.1, 0.08, 'VIRGINIA:'],
        [0.2, 0.1, 'IN THE CIRCUIT COURT OF HENRICO COUNTY'],
      ],
      { name: 'Circuit Court of Henrico County', county: 'Henrico', state: 'VA' },
    ],
    ['not a clerk', [[0.1, 0.1, 'Clerk of the Circuit Court']], undefined],
  ])('%s', (_, placings, expected) => {
    const found = findCourt(paperWith(...placings));
    expect(found && { name: found.name.value, county: found.county?.value, state: found.state }).toEqual(expected);
  });

  test.each([
    [
      'and is numbered',
      'Circuit Court of Cook County, Illinois',
      'Circuit Court of Cook County, Illinois, and is numbered 2026 L 1',
    ],
    ['a state beside the name', 'Marion Circuit Court', 'Marion Circuit Court, Indiana, and is numbered 49D01'],
    ['a place without a comma', 'District Court Clark County, Nevada', 'District Court Clark County, Nevada. You are'],
  ])('in a sentence, up to %s', (_, name, rest) => {
    const paper = paperWith(
      ...paragraph(
        0.1,
        0.3,
        `This action was commenced by the plaintiff named below in the ${rest}`,
        'and a copy of it is attached to this paper for you to read with care.',
      ),
    );
    expect(findCourt(paper)?.name.value).toBe(name);
  });

  test('none where no sentence names one', () => {
    expect(findCourt(paperWith([0.1, 0.3, 'An agreement of the parties']))).toBeUndefined();
  });

  test('are written as names', () => {
    expect(asTitle('SURROGATE’S COURT OF THE COUNTY OF KINGS, 11TH DISTRICT')).toBe(
      'Surrogate’s Court of the County of Kings, 11th District',
    );
    expect(asTitle('Circuit Court of DuPage County')).toBe('Circuit Court of DuPage County');
  });
});

test('the state named last counts', () => {
  expect(stateIn('Texas Farms v. Ruiz, Circuit Court of Cook County, Illinois')).toBe('IL');
  expect(stateIn('District of Columbia')).toBeUndefined();
});

test('dates in every way in which papers print them', () => {
  const text =
    'March 2, 2026; 2nd day of March, 2026; 3/2/2026; 03-02-26; 2026-03-02; Sept. 4, 2026; 2/30/2026; 1/1/1776';
  expect(daysIn(text).map(({ day }) => day)).toEqual([...Array(5).fill('2026-03-02'), '2026-09-04']);
});

test('times of day', () => {
  const text = 'at 9:30 a.m., 12:15 PM, 1 p.m., noon and 12 am, not at 13:99 pm';
  expect(timesIn(text).map(({ time }) => time)).toEqual(['09:30', '12:15', '13:00', '12:00', '00:00']);
});

describe('the kind of a paper', () => {
  test.each([
    ['SUMMONS', 'summons'],
    ['CIVIL CITATION', 'citation'],
    ['SUBPOENA DUCES TECUM', 'subpoena'],
    ['VERIFIED COMPLAINT FOR DAMAGES', 'complaint'],
    ['ORDER TO SHOW CAUSE', 'order'],
    ['THREE-DAY NOTICE TO PAY RENT', 'notice'],
    ['EXHIBIT A', 'exhibit'],
  ])('%s is a %s', (title, kind) => expect(kindOfPaper([pageOf([[0.4, 0.2, title]])])).toBe(kind));

  test.each([['Summons'], ['SUMMONS:'], ['NOTICE TO DEFENDANT'], ['ACME']])('%s is no title', (title) => {
    expect(findDocumentKind(paperWith([0.4, 0.2, title]))).toEqual([]);
    expect(kindOfPaper([pageOf([[0.4, 0.2, title]])])).toBe('other');
  });
});

describe('days', () => {
  test('filed: a stamp, no deadline', () => {
    expect(
      valuesOf(findFiledOn(paperWith([0.7, 0.05, 'ELECTRONICALLY FILED'], [0.7, 0.065, 'March 2, 2026 11:42 AM']))),
    ).toEqual(['2026-03-02']);
    expect(valuesOf(findFiledOn(paperWith([0.1, 0.3, 'Your answer must be filed by March 30, 2026'])))).toEqual([]);
  });

  test('issued: of a summons, not its hearing', () => {
    const paper = paperWith([0.1, 0.7, 'Date issued: March 5, 2026'], [0.1, 0.8, 'Hearing date dated April 9, 2026']);
    expect(new Set(valuesOf(findIssuedOn(paper, 'summons')))).toEqual(new Set(['2026-03-05']));
    expect(findIssuedOn(paper, 'complaint')).toEqual([]);
    const divided = paperWith(
      [0.1, 0.7, 'Issued and given under my hand and the seal of said court'],
      [0.75, 0.7, 'on July'],
      [0.1, 0.718, '22, 2024.'],
    );
    expect(valuesOf(findIssuedOn(divided, 'summons'))).toContain('2024-07-22');
    expect(valuesOf(findIssuedOn(paperWith([0.1, 0.7, 'Dated: March 5, 2026']), 'citation'))).toEqual(['2026-03-05']);
  });

  test('to appear: a day, not “the Monday next”', () => {
    expect(valuesOf(findAppearanceOn(paperWith([0.1, 0.5, 'Return date: April 20, 2026']), 'summons'))).toEqual([
      '2026-04-20',
    ]);
    expect(
      valuesOf(findAppearanceOn(paperWith([0.1, 0.5, 'You must appear'], [0.1, 0.518, 'on April 20, 2026']), 'notice')),
    ).toEqual(['2026-04-20']);
    const relative = 'appear by 10:00 a.m. on the Monday next after the expiration of twenty days after March 2, 2026';
    expect(findAppearanceOn(paperWith([0.1, 0.5, relative]), 'citation')).toEqual([]);
    expect(findAppearanceOn(paperWith([0.1, 0.5, 'Return date: April 20, 2026']), 'exhibit')).toEqual([]);
  });

  test('a hearing: its time and room', () => {
    const paper = paperWith([0.1, 0.5, 'Hearing date: 04/20/2026 at 9:30 a.m. Courtroom 4B']);
    const hearings = findHearingAt(paper);
    expect(valuesOf(hearings)).toEqual(['2026-04-20T09:30']);
    expect(valuesOf(findHearingPlace(paper, hearings))).toEqual(['Courtroom 4B']);
    expect(findHearingPlace(paper, [])).toEqual([]);
    expect(findHearingAt(paperWith([0.1, 0.5, 'Hearing date: 04/20/2026']))).toEqual([]);
    expect(findHearingAt(paperWith([0.1, 0.5, 'appear by 10:00 a.m. on the Monday next after March 2, 2026']))).toEqual(
      [],
    );
  });
});

const names = (placings: readonly Placing[]) => {
  const { plaintiffs, defendants } = findParties(paperWith(...placings));
  return [valuesOf(plaintiffs), valuesOf(defendants)];
};

describe('parties', () => {
  test('of a caption, without descriptions and without nobody', () => {
    const caption: Placing[] = [
      [0.1, 0.05, 'IN THE CIRCUIT COURT OF COOK COUNTY, ILLINOIS'],
      [0.1, 0.2, 'TRI-COUNTY PAVING, L.P., a Delaware corporation; and'],
      [0.1, 0.218, 'MARIA ORTEGA, individually,'],
      [0.2, 0.236, 'Plaintiffs,'],
      [0.15, 0.26, 'v.'],
      [0.1, 0.284, 'SMITH & SONS, INC.; JAMES O’BRIEN, JR.; DOES 1 through 20,'],
      [0.1, 0.302, 'inclusive, and all unknown occupants,'],
      [0.2, 0.32, 'Defendants.'],
    ];
    expect(names(caption)).toEqual([
      ['TRI-COUNTY PAVING, L.P.', 'MARIA ORTEGA'],
      ['SMITH & SONS, INC.', 'JAMES O’BRIEN, JR.'],
    ]);
  });

  test('of a scan: a colon for a semicolon, letters for a third, a suffix below a wide line', () => {
    const placings: Placing[] = [
      [0.1, 0.2, 'PLAINTIFF/PETITIONER: Naomi A. Fairbanks Ill; Sunrise Home Care,'],
      [0.1, 0.226, 'LLC'],
      [0.1, 0.3, 'DEFENDANT/RESPONDENT: Thomas McAllister, individually: Sofia Smith-Rhodes'],
    ];
    const { plaintiffs, defendants } = findParties(
      paperOf({ fileId: 'file', pages: [pageOf(placings, { method: 'ocr' })] }),
    );
    expect(valuesOf(plaintiffs)).toEqual(['Naomi A. Fairbanks III', 'Sunrise Home Care, LLC']);
    expect(valuesOf(defendants)).toEqual(['Thomas McAllister', 'Sofia Smith-Rhodes']);
  });

  test('of New York’s caption', () => {
    const caption: Placing[] = [
      [0.1, 0.182, '—X'],
      [0.1, 0.2, 'LINH NGUYEN,'],
      [0.2, 0.218, 'Plaintiff,'],
      [0.15, 0.236, '-against-'],
      [0.1, 0.26, 'NORTHGATE CAPITAL CORPORATION,'],
      [0.2, 0.278, 'Defendant.'],
      [0.1, 0.296, '--------X'],
    ];
    expect(names(caption)).toEqual([['LINH NGUYEN'], ['NORTHGATE CAPITAL CORPORATION']]);
  });

  test('of a caption without roles, less sure', () => {
    const { plaintiffs } = findParties(
      paperWith([0.1, 0.2, 'Maria Ortega'], [0.15, 0.22, 'v.'], [0.1, 0.24, 'Acme Logistics LLC']),
    );
    expect(plaintiffs).toMatchObject([{ value: 'Maria Ortega', confidence: 0.72 }]);
  });

  test('of a form’s fields, also over two lines, beside and below', () => {
    expect(
      names([
        [0.1, 0.2, 'PLAINTIFF/PETITIONER: Redwood Harbor Properties, N.A.; Oscar A.'],
        [0.1, 0.217, 'Delgado, Jr.'],
        [0.1, 0.25, 'DEFENDANT/RESPONDENT:'],
        [0.5, 0.25, 'Aisha R. Fairbanks'],
      ]),
    ).toEqual([['Redwood Harbor Properties, N.A.', 'Oscar A. Delgado, Jr.'], ['Aisha R. Fairbanks']]);
    expect(
      names([
        [0.1, 0.2, 'Plaintiff(s):'],
        [0.1, 0.23, 'Kwame Okafor'],
        [0.5, 0.2, 'Defendant(s): '],
      ]),
    ).toEqual([['Kwame Okafor'], []]);
  });

  test('of California’s notices', () => {
    expect(
      names([
        [0.1, 0.1, 'NOTICE TO DEFENDANT:'],
        [0.1, 0.118, '(AVISO AL DEMANDADO):'],
        [0.1, 0.136, 'WILLOW CREEK APARTMENTS LLC'],
        [0.1, 0.2, 'YOU ARE BEING SUED BY PLAINTIFF:'],
        [0.1, 0.218, 'ELENA PETROVA'],
      ]),
    ).toEqual([['ELENA PETROVA'], ['WILLOW CREEK APARTMENTS LLC']]);
  });

  test.each([
    [
      'styled Aisha R. Fairbanks and Acme Co. v. Oscar Whitfield III, First Harbor Bank, Inc. The nature of',
      [
        ['Aisha R. Fairbanks', 'Acme Co.'],
        ['Oscar Whitfield III', 'First Harbor Bank, Inc.'],
      ],
    ],
    ['styled Maria Ortega v. Acme Logistics LLC, in the District Court of', [['Maria Ortega'], ['Acme Logistics LLC']]],
    [
      'between Maria Ortega, Plaintiff, v. Acme Logistics LLC, Defendant, of',
      [['Maria Ortega'], ['Acme Logistics LLC']],
    ],
  ])('of a sentence: %s', (sentence, expected) => {
    expect(
      names(
        paragraph(
          0.05,
          0.3,
          `You are notified that an action was commenced, ${sentence}`,
          'the demand is shown by the complaint that goes with this paper here.',
        ),
      ),
    ).toEqual(expected);
  });

  test('none without any of these', () => expect(names([[0.1, 0.2, 'An agreement']])).toEqual([[], []]));
});

describe('people', () => {
  test('attorneys: on top of their block, behind a label, below one', () => {
    const block: Placing[] = [
      [0.1, 0.05, 'Elena B. Whitfield (SBN 123456)'],
      [0.1, 0.068, 'Calloway & Reyes LLP'],
      [0.1, 0.086, 'Attorney for Plaintiff'],
    ];
    expect(findAttorneys(paperWith(...block))).toMatchObject([{ value: 'Elena B. Whitfield', confidence: 0.94 }]);
    expect(
      valuesOf(findAttorneys(paperWith([0.1, 0.8, 'Attorney for Plaintiff: Naomi T. Fairbanks, Bar No. 344441']))),
    ).toEqual(['Naomi T. Fairbanks']);
    expect(
      valuesOf(findAttorneys(paperWith([0.1, 0.8, 'Counsel for Petitioner:'], [0.1, 0.82, '/s/ Victor M. Ortega']))),
    ).toEqual(['Victor M. Ortega']);
    expect(findAttorneys(paperWith([0.1, 0.05, 'Ann Lee'], [0.1, 0.068, 'Attorney for Plaintiff']))).toMatchObject([
      { value: 'Ann Lee', confidence: 0.82 },
    ]);
    expect(findAttorneys(paperWith([0.1, 0.8, 'Attorneys for Defendant: Ann Lee']))).toEqual([]);
  });

  test('registered agents, up to their address', () => {
    expect(
      valuesOf(
        findAgents(
          paperWith([0.1, 0.3, 'By serving its registered agent, Prairie Registered Agents, Inc. at 12 Oak Street']),
        ),
      ),
    ).toEqual(['Prairie Registered Agents, Inc']);
    expect(
      valuesOf(
        findAgents(
          paperWith([0.1, 0.3, 'Registered agent: Capitol Corporate Services'], [0.1, 0.36, 'Hearing date: 4/1/2026']),
        ),
      ),
    ).toEqual(['Capitol Corporate Services']);
    expect(findAgents(paperWith([0.1, 0.3, 'c/o Paula Renner, 12 Oak Street']))).toMatchObject([
      { value: 'Paula Renner', confidence: 0.8 },
    ]);
    expect(findAgents(paperWith([0.1, 0.3, 'Registered agent: unknown']))).toEqual([]);
  });

  test('addresses to serve at, not an attorney’s', () => {
    expect(
      valuesOf(
        findAddresses(paperWith([0.1, 0.3, 'Serve the defendant at: 5443 Third Avenue, Apt 18, Orlando, FL 32851'])),
      ),
    ).toEqual(['5443 Third Avenue, Apt 18, Orlando, FL 32851']);
    expect(
      valuesOf(
        findAddresses(paperWith([0.1, 0.3, 'Serve at: 12 W. Oak Road,'], [0.1, 0.318, 'Salt Lake City, UT 84101'])),
      ),
    ).toEqual(['12 W. Oak Road, Salt Lake City, UT 84101']);
    expect(
      findAddresses(paperWith([0.1, 0.3, 'Attorney for Plaintiff'], [0.1, 0.318, '500 Plaza Way, Chicago, IL 60601'])),
    ).toEqual([]);
    expect(findAddresses(paperWith([0.1, 0.3, '500 Plaza Way, Chicago, IL 60601']))).toMatchObject([
      { confidence: 0.5 },
    ]);
  });
});
