/**
 * What a person pastes may be long, and of anything: every function of the product's rules that takes a text reads 32,000
 * characters of each kind within 50 ms of work. New ones are found by their signatures, so none is forgotten.
 */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const length = 32_000;
/** Milliseconds of a processor: time that others have of it doesn't count. */
const most = 50;

/** Each repeated: what patterns run through, and what they begin anew at. */
const kinds: Readonly<Record<string, string>> = {
  ...{ letters: 'a', capitals: 'A', digits: '1', spaces: ' ', tabs: '\t', lines: '\n', 'lines of Windows': '\r\n' },
  ...{ points: '.', commas: ',', hyphens: '-', slashes: '/', quotes: '"', apostrophes: '’', brackets: '(', ats: '@' },
  ...{ 'signs of formulas': '=', escapes: '%2', markup: '<a ', ampersands: '&a=', dollars: '$1,' },
  ...{ words: 'a ', initials: 'A. ', sides: ' v. A', 'numbers and words': '1a ', cells: 'a,"b"\n', lists: '1;a@b.co,' },
  ...{
    accents: 'e\u0301',
    joined: '\u200d',
    emoji: '👩‍⚖️',
    'no-break spaces': '\u00a0',
    Chinese: '案',
    Arabic: 'قضية ',
  },
};

const ofKinds = Object.entries(kinds).flatMap(([kind, part]): [string, string][] => {
  const text = part
    .repeat(Math.ceil(length / part.length))
    .slice(0, length)
    .toWellFormed();
  // An end that nothing expects makes patterns try everything else before.
  return [
    [kind, text],
    [`${kind} within`, `Ann ${text.slice(8)}\u0001!`],
  ];
});

const gap = ' '.repeat(length - 20);
const texts = [
  ...ofKinds,
  ['a gap before endings', `Ann${gap}!.exe`],
  ['a gap between', `1 A St,${gap}X, IL`],
] as const;

/** Where rules are: modules that read texts, without the screen. */
const places = [
  'src/features/**/{model,rules,granicus,import}/**/*.ts',
  'src/features/preflight/worker/pleading.ts',
  'src/lib/{format,form,links,files}/**/*.ts',
  'src/lib/grid/{export,tools}/**/*.ts',
  'src/api/file-name.ts',
  'sandbox/documents/{csv,file-names,graphemes}.ts',
  'sandbox/http/one-line.ts',
  'sandbox/services/email-address.ts',
  'sandbox/services/**/rules/*.ts',
];

/** What they take beside the text, by its type or name. */
const plain: Readonly<Record<string, unknown>> = {
  ...{ string: undefined, 'string | undefined': undefined, Date: new Date('2026-03-02T12:00:00Z'), number: 20 },
  ...{ today: '2026-03-02', on: '2026-03-02', caret: length, most: length, timeZone: 'America/New_York' },
};
/** What some take beside the text. */
const own: Readonly<Record<string, readonly unknown[]>> = {
  parseUcn: [{ courtId: '13', county: 'Hillsborough', kind: 'circuit' }, { counties: [] }],
  readNumber: [{ courtId: '13' }, []],
  courtOfNumber: [[]],
  parseDate: [{ today: '2026-03-02', near: 'past' }],
  newFileName: [{ current: 'Brief.pdf' }],
  refuseName: [{ current: 'Brief.pdf', maxLength: 100, taken: [] }],
  suggestedFilingType: [[]],
  safeRedirectTarget: [{ trustedOrigins: [] }],
  readSelection: [{ clientId: 1, userId: 1 }],
};
/** Take no text of a person. */
const notTexts = new Set([
  ...['allowedDay', 'arrange', 'attachRequest', 'courtDaysAfter', 'dayOff', 'fitTemplate', 'formPathOfField'],
  ...['isReturnDay', 'mapLink', 'pageForSupport', 'paymentOf', 'returnDayProblems'],
]);

interface Reader {
  path: string;
  name: string;
  further: readonly unknown[];
}

const signature =
  /^export (?:async )?(?:function (\w+)|const (\w+) =(?: async)?) ?\(\s*\w+: (?:readonly )?string(?: \| null)?(?: \| undefined)?(?=[,)])([^)]*)\)/gm;

const readers = globSync(places, { cwd: root })
  .filter((path) => !/\.(test|testing|worker)\.ts$|\/generated\//.test(path))
  .toSorted()
  .flatMap((path) => readersIn(path, readFileSync(resolve(root, path), 'utf8')));

function readersIn(path: string, source: string): Reader[] {
  return [...source.matchAll(signature)].flatMap(([, ofFunction, ofConstant, rest = '']) => {
    const name = ofFunction ?? ofConstant ?? '';
    if (notTexts.has(name)) return [];
    return { path, name, further: own[name] ?? furtherOf(rest) };
  });
}

/** A text's companions: those with a default are left out. */
function furtherOf(rest: string): unknown[] {
  return [...rest.matchAll(/, (\w+)(\?)?: ([^,=]+)(=)?/g)].flatMap(
    ([, name = '', isOptional, type = '', hasDefault]) =>
      isOptional || hasDefault ? [] : [name in plain ? plain[name] : plain[type.trim()]],
  );
}

/** The least work of some tries, in milliseconds: what else runs beside can only add to it. */
async function workOf(call: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 5 && least > most; tries += 1) {
    const before = process.cpuUsage();
    await call();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

describe('a long text is read at once', () => {
  it('by many functions', () => {
    expect(readers.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['sidesOf', 'readStatement', 'splitName', 'splitEmails', 'readAddress', 'parseUcn']),
    );
    expect(readers.length).toBeGreaterThan(100);
  });

  it.each(readers)('by $name of $path', async ({ path, name, further }) => {
    const module: Record<string, unknown> = await import(`../${path}`);
    const read = module[name];
    if (typeof read !== 'function') throw new Error(`${path} has no ${name}.`);
    const slow: string[] = [];
    for (const [kind, text] of texts) {
      const companions = further.map((each) => each ?? text);
      const work = await workOf(() => {
        try {
          return read(text, ...companions);
        } catch (error) {
          // What refuses a text does so in words; what was called wrongly would be read by nobody.
          if (error instanceof TypeError) throw error;
          return undefined;
        }
      });
      if (work > most) slow.push(`${kind}: ${Math.round(work)} ms`);
    }
    expect(slow).toEqual([]);
  });
});

test('the texts are of the length that is read', () => {
  for (const [kind, text] of texts) expect([kind, text.length > length - 40]).toEqual([kind, true]);
});
