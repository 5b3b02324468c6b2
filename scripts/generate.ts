/**
 * Generates `src/api/generated` and `sandbox/generated` from the contracts, and the sandbox's registry of providers from
 * their folders. The output is deterministic. Skips when contracts and generator are unchanged; `--force` regenerates
 * everything.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { generate } from 'orval';
import { backends } from '../orval.config.ts';
import { type OpenApi, operationsModule } from './operations-module.ts';
import { providerModules } from './provider-modules.ts';

const root = resolve(import.meta.dirname, '..');
const cache = join(root, '.cache/contracts');
const stamp = join(cache, 'stamp');

/** The contract with all referenced files in one document and shared responses inlined. */
function bundle(): Map<string, OpenApi> {
  mkdirSync(cache, { recursive: true });
  execFileSync(
    join(root, 'node_modules/.bin/redocly'),
    ['bundle', ...backends.map((backend) => `${backend}@1`), '--ext', 'json', '-o', cache],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const bundled = new Map<string, OpenApi>();
  for (const backend of backends) {
    const path = join(cache, `${backend}.json`);
    const contract: OpenApi = JSON.parse(readFileSync(path, 'utf8'));
    inlineResponses(contract);
    writeFileSync(path, JSON.stringify(contract, null, 1));
    bundled.set(backend, contract);
  }
  return bundled;
}

/** orval makes no model for `components.responses`, so references to them are inlined. */
function inlineResponses(contract: OpenApi): void {
  const shared = contract.components?.responses ?? {};
  for (const item of Object.values(contract.paths)) {
    for (const operation of Object.values(item)) {
      for (const [status, response] of Object.entries(operation.responses ?? {})) {
        const name = /^#\/components\/responses\/(.+)$/.exec(response.$ref ?? '')?.[1];
        const inlined = name === undefined ? undefined : shared[name];
        if (inlined) operation.responses[status] = structuredClone(inlined);
      }
    }
  }
  if (contract.components) delete contract.components.responses;
}

/** orval names the output of a recursive schema but leaves its input untyped. Without transforms, both are the same. */
function nameInputs(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.zod.ts'))) {
    const path = join(folder, name);
    const source = readFileSync(path, 'utf8');
    const named = source.replaceAll(/zod\.ZodMiniType<(\w+)>/g, 'zod.ZodMiniType<$1, $1>');
    if (named !== source) writeFileSync(path, named);
  }
}

/** Changes with the contracts, the generator and its versions. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const add = (path: string) => hash.update(path).update(readFileSync(join(root, path)));
  const contracts = readdirSync(join(root, 'contracts'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .sort();
  for (const path of contracts) add(join('contracts', path));
  for (const path of [
    'orval.config.ts',
    'redocly.yaml',
    'scripts/generate.ts',
    'scripts/operations-module.ts',
    // The generator reads the request runners and their error type from this file.
    'src/api/backends.ts',
    ...readdirSync(join(root, 'src/api/facts/operations')).map((name) => join('src/api/facts/operations', name)),
  ])
    add(path);
  for (const tool of ['orval', '@redocly/cli']) add(`node_modules/${tool}/package.json`);
  return hash.digest('hex');
}

/** Quick, so always written; unchanged files stay as they are, because the dev server watches them. */
function writeProviders(): void {
  for (const [name, text] of providerModules(root)) {
    const path = join(root, 'sandbox/generated', name);
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
  }
}

const current = fingerprint();
const isFresh =
  existsSync(stamp) &&
  readFileSync(stamp, 'utf8') === current &&
  existsSync(join(root, 'src/api/generated')) &&
  existsSync(join(root, 'sandbox/generated'));

if (!isFresh || process.argv.includes('--force')) {
  rmSync(join(root, 'src/api/generated'), { recursive: true, force: true });
  const started = performance.now();
  const contracts = bundle();
  process.chdir(root);
  await generate(join(root, 'orval.config.ts'));
  for (const [backend, contract] of contracts) {
    // orval reports a failed project and continues.
    if (!existsSync(join(root, 'src/api/generated', backend, 'index.ts')))
      throw new Error(`No client was generated from contracts/${backend}.yaml.`);
    nameInputs(join(root, 'src/api/generated', backend, 'model'));
    writeFileSync(join(root, 'sandbox/generated', backend, 'operations.ts'), operationsModule(contract));
  }
  writeFileSync(stamp, current);
  process.stdout.write(
    `Generated the client and the sandbox's schemas in ${Math.round(performance.now() - started)} ms.\n`,
  );
}
writeProviders();
