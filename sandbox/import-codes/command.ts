/** `npm run sandbox -- import-codes FOLDER [--state IL]`. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createSandbox } from '../create-sandbox.ts';
import type { StateCode } from '../generated/filing/schemas.ts';
import { factsOf } from '../providers/facts.ts';
import { storageFromEnvironment } from '../server.ts';
import { stateCapabilities } from '../services/state-capabilities.ts';
import { ImportProblem, type ImportReport, importCodes, tableNames } from './import-codes.ts';

export const importCodesUsage = `npm run sandbox -- import-codes FOLDER [--state IL]
    Loads court code tables, replacing those of the same courts. Other courts keep theirs.
    FOLDER has a file NAME.tsv or NAME.tsv.gz for each table: UTF-8, tab-separated, with column names in the
    first line; \\N or an empty cell is a missing value, \\n a line break in a text.
    Required:  ${tableNames.required.join(', ')}
    Optional:  ${tableNames.optional.slice(0, 6).join(', ')},
               ${tableNames.optional.slice(6).join(', ')}
    An invalid line is reported, and nothing is changed.`;

/** Loads a folder into this environment's sandbox. Returns the exit code: 2 for invalid arguments. */
export async function importCodesCommand(args: readonly string[]): Promise<0 | 1 | 2> {
  const request = readArguments(args);
  if (!request) {
    console.error(importCodesUsage);
    return 2;
  }
  const start = performance.now();
  const sandbox = await createSandbox({ storage: storageFromEnvironment() });
  try {
    const report = await importCodes(sandbox.db, { ...request, now: sandbox.clock.now() });
    console.log(describeReport(report, request.state, performance.now() - start));
    return 0;
  } catch (error) {
    if (!(error instanceof ImportProblem)) throw error;
    for (const problem of error.problems) console.error(problem);
    console.error('Nothing was changed.');
    return 1;
  } finally {
    await sandbox.close();
  }
}

function readArguments(args: readonly string[]): { folder: string; state: StateCode } | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { state: { type: 'string', default: 'IL' } },
    });
    const [folder, ...more] = positionals;
    const capability = stateCapabilities.find(({ state }) => state === values.state);
    if (folder === undefined || more.length > 0 || !capability || !factsOf(capability.provider).keepsCodeTables)
      return undefined;
    return { folder: resolve(folder), state: capability.state };
  } catch {
    return undefined;
  }
}

function describeReport({ courts, loaded, missing, ignored }: ImportReport, state: StateCode, milliseconds: number) {
  const number = new Intl.NumberFormat('en-US');
  const total = loaded.reduce((sum, { rows }) => sum + rows, 0);
  return [
    ...loaded.map(
      ({ name, rows, milliseconds: taken }) =>
        `${name.padEnd(22)}${number.format(rows).padStart(9)} rows ${number.format(Math.round(taken)).padStart(7)} ms`,
    ),
    `${number.format(total)} rows of ${courts} courts in ${state}, loaded in ${(milliseconds / 1000).toFixed(1)} s.`,
    ...(missing.length > 0 ? [`Not in the folder, so empty for these courts: ${missing.join(', ')}.`] : []),
    ...(ignored.length > 0 ? [`Not code tables, so ignored: ${ignored.join(', ')}.`] : []),
  ].join('\n');
}
