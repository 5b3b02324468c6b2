/** The wording check finds banned wording in texts, and in nothing else. */
import { describe, expect, it } from 'vitest';
import { banned, specified } from '../../scripts/wording/banned.ts';
import {
  bannedIn,
  commentProblems,
  findingsIn,
  textsOf,
  textsOfContract,
  wordingProblems,
} from '../../scripts/wording-check.ts';
import { root } from './sources.ts';

const textsIn = (source: string) => textsOf('x.tsx', source).map(({ text }) => text);

it('holds in the whole repository', () => {
  expect(wordingProblems(root)).toEqual([]);
});

it('gives each wording once, with a better one that is not banned itself', () => {
  expect(new Set(banned.map(({ found }) => found.toLowerCase())).size).toBe(banned.length);
  for (const { better } of banned) expect(bannedIn(better)).toEqual([]);
  for (const { reason } of specified) expect(reason).toMatch(/specification/i);
});

describe('texts', () => {
  it('are JSX texts, strings and templates', () => {
    expect(
      textsIn(`
        const a = 'Fix the file.';
        const b = <p title="Choose a court">Add
          a filing <b>{c}</b></p>;
        const d = \`Order \${id} was rejected\`;
        const e = open ? 'Close' : 'Open it';
      `),
    ).toEqual(['Fix the file.', 'Choose a court', 'Add a filing', 'Order # was rejected', 'Close', 'Open it']);
  });

  it('are no imports, types, keys, identifiers, tags or comments', () => {
    expect(
      textsIn(`
        // Mend it anew
        import a from './mend';
        type B = 'mend it' | 'Anew';
        const c = { 'mend it': 'none', Anew: mend(somebody), [d]: 'mend' };
        const e = sql\`select somebody from anew\`;
        export { mend } from 'anew';
      `),
    ).toEqual([]);
  });

  it('of a contract are the messages of its examples', () => {
    const contract =
      'get:\n  description: Whoever asks\n  example:\n    detail: Mend the\n      file.\n    code: mend\n';
    expect(textsOfContract(contract)).toEqual([{ text: 'Mend the file.', line: 4 }]);
  });
});

it('finds spelling in comments that is not American', () => {
  const source = `
    // Nobody needs a licence, whatever its colour.
    const a = 'grey'; /* A catalogue, in grey */
    /** Gray once.
     * The behaviour of neighbours */
    export type B = 'behaviour';
  `;
  expect(commentProblems('x.ts', source).map((problem) => /^x.ts:(\d): “(.*?)”/.exec(problem)?.slice(1))).toEqual([
    ...[
      ['2', 'colour'],
      ['3', 'catalogue'],
      ['3', 'grey'],
      ['4', 'behaviour'],
      ['4', 'neighbours'],
    ],
  ]);
});

describe('a wording', () => {
  const found = (text: string) => bannedIn(text).map((wording) => wording.found);
  it.each([
    ['Type it anew.', ['anew']],
    ['MEND the file', ['mend']],
    ['We recommend it. See the amendment.', []],
    ['Send an e-mail', ['e-mail']],
    ['E-mail', ['e-mail']],
    ['E-filing by email', []],
    ['Email address', ['email address']],
    ['Email address:', ['email address']],
    ['Enter an email address, such as a@example.com.', []],
    ['Select the 50 shown', ['Select the # shown']],
    ['Select the # shown', ['Select the # shown']],
    ['Somebody’s draft', ['somebody']],
    ["Fix somebody's draft", ['somebody']],
    ['This court allows one attorney per party.', []],
    ['This court takes one attorney a party.', ['attorney a party', 'This court takes']],
    ['Not yet charged', ['Not yet charged']],
    ['Not yet charged by the court', []],
  ])('is found as whole words, in any case: %s', (text, wanted) => expect(found(text)).toEqual(wanted));

  it('of the specification stays', () => {
    const texts = [{ text: 'If you proceed, mend it anew.', line: 3 }];
    expect(findingsIn('x.ts', texts)).toHaveLength(2);
    expect(findingsIn('x.ts', texts, [{ text: 'mend it anew', reason: 'prescribed' }])).toEqual([]);
  });
});
