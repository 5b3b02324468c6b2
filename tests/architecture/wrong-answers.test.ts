/** Every change that the application makes has a scenario in which it is answered wrongly (`npm run test:answers`). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { backends } from '../../orval.config.ts';
import { isCalled } from '../conformance/callers.ts';
import { readContract } from '../conformance/contract.ts';

/** Calls by POST that change nothing: the page shows what they answer, and a wrong answer as a read's (`test:faults`). */
const reads: readonly { what: string; operations: readonly string[] }[] = [
  {
    what: 'Searches, whose criteria are too long for an address.',
    operations: [
      ...['searchOrders', 'listOrders', 'searchFeeSummary', 'searchCourtCases', 'searchStampedCopies'],
      ...['listDownloadableFiles', 'listDocketCaseDocuments', 'listDocketCaseParties', 'getBulkSyncStatus'],
      ...['previewDocketWatcher', 'readFsxOrganization'],
    ],
  },
  {
    what: 'Quotes, and dates that depend on the draft.',
    operations: [
      ...['quoteNewCaseFees', 'quoteExistingCaseFees', 'quoteOneLegalNewCaseFees', 'quoteOneLegalExistingCaseFees'],
      ...['quoteFlFees', 'quoteServing', 'getNewCaseReturnDate', 'getExistingCaseReturnDate'],
      ...['listAvailableHearingDates'],
    ],
  },
  { what: 'Checks of what was typed or chosen.', operations: ['verifyAddresses', 'validateIntegration'] },
  {
    what: 'What a secret link opens: the secret is in the body, out of logs.',
    operations: ['openInvitation', 'openSigning', 'readSigningDocument'],
  },
];

interface Covered {
  /** Undefined if it stands elsewhere in the file. */
  method: string | undefined;
  path: RegExp;
}

/** The calls of a file's scenarios. */
function callsOf(source: string): Covered[] {
  const literals = [
    ...source.matchAll(/(?:method: '(\w+)',\s+path: )?(?<![\w)])\/(\\\/(?:\[[^\]]*\]|[^[\n])+?)\/(?=[,\]])/g),
  ].map(([, method, pattern = '']) => ({ method, path: new RegExp(pattern) }));
  const templates = [...source.matchAll(/(?:method: '(\w+)',\s+path: )?new RegExp\(`(.+?)`\)/g)].map(
    ([, method, template = '']) => {
      const pattern = template.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => `(${valuesOf(source, name).join('|')})`);
      return { method, path: new RegExp(pattern.replaceAll('\\\\', '\\')) };
    },
  );
  return [...literals, ...templates];
}

/** Tells what a name stands for: the items of the list that is mapped to it, or the properties called so. */
function valuesOf(source: string, name: string): string[] {
  const lists = source.matchAll(
    new RegExp(`\\[([^\\[\\]]+)\\](?: as const)?\\)?\\.(?:map|flatMap)\\(\\s*\\(${name}\\)`, 'g'),
  );
  const items = [...lists].flatMap(([, list = '']) => [...list.matchAll(/'([^']+)'/g)].map(([, item = '']) => item));
  const properties = [...source.matchAll(new RegExp(`\\b${name}: '([^']+)'`, 'g'))].map(([, value = '']) => value);
  return [...items, ...properties];
}

const folder = 'e2e/stress';
const covered = readdirSync(folder)
  .filter((file) => file.startsWith('answers'))
  .flatMap((file) => callsOf(readFileSync(join(folder, file), 'utf8')));

/** Addresses of an operation, by what may stand for its parameters. */
const addressesOf = (backend: string, path: string) =>
  ['1', '2'].flatMap((version) =>
    ['1', 'IL', 'GA', 'clio', 'neos', 'codes', '3f0b1c52-5b1f-4f5e-8a53-0d8e7f6a9b10'].map(
      (value) => `/api/${backend}${path.replaceAll('{version}', version).replaceAll(/\{\w+\}/g, value)}`,
    ),
  );

it('no change is without one, and no read is out of date', () => {
  const missing = backends.flatMap((backend) =>
    readContract(backend).operations.filter(
      (operation) =>
        operation.method !== 'get' &&
        isCalled(operation) &&
        !covered.some(
          ({ method = operation.method, path }) =>
            method.toLowerCase() === operation.method &&
            addressesOf(backend, operation.path).some((address) => path.test(address)),
        ),
    ),
  );
  expect(missing.map(({ operationId }) => operationId).toSorted()).toEqual(
    reads.flatMap(({ operations }) => operations).toSorted(),
  );
});
