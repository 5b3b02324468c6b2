/**
 * Code generated from the contracts and not committed: `src/api/generated/<backend>` has typed query and mutation
 * hooks, query options and keys, and zod/mini schemas; `sandbox/generated/<backend>` has zod schemas of all requests
 * and responses. `scripts/generate.ts` first bundles each contract into `.cache/contracts`.
 */
import { readFileSync } from 'node:fs';
import { defineConfig, type Options } from 'orval';
import { withMergedObjects } from './scripts/merged-objects.ts';
import { factsOfOperations } from './src/api/facts/operations/index.ts';

export const backends = [
  'billing',
  'docket-sync',
  'docket-watch',
  'extraction',
  'filing',
  'integration',
  'invitations',
  'legacy-serving',
  'live',
  'notifications',
  'places',
  'platform',
  'serving',
  'workspace',
] as const;
type Backend = (typeof backends)[number];

const bundle = (backend: Backend) => ({ target: `./.cache/contracts/${backend}.json` });

/** Drops the descriptions of schemas and parameters, which would otherwise ship to every browser. */
function withoutDescriptions<T>(node: T, parent = '', inSchema = false): T {
  if (typeof node !== 'object' || node === null) return node;
  if (inSchema && 'description' in node && typeof node.description === 'string') delete node.description;
  for (const [key, value] of Object.entries(node)) {
    const entersSchema = key === 'schema' || (parent === 'components' && key === 'schemas') || key === 'parameters';
    withoutDescriptions(value, key, inSchema || entersSchema);
  }
  return node;
}

/**
 * A module an operation, which orval makes by tag: a page loads the calls that it makes, and the entry only those of the
 * first screen.
 */
function withModules<T extends { paths?: Record<string, unknown> }>(contract: T): T {
  for (const item of Object.values(contract.paths ?? {}))
    for (const operation of typeof item === 'object' && item ? Object.values(item) : [])
      if (typeof operation === 'object' && operation && 'operationId' in operation)
        Object.assign(operation, { tags: [operation.operationId] });
  return contract;
}

/**
 * Searches by POST, whose criteria are too long for an address. They only read, so they are queries. Those that PACER
 * charges for are asked for by a press alone, never by a page.
 */
const searchesByPost: Readonly<Partial<Record<Backend, readonly string[]>>> = {
  billing: ['searchOrders', 'searchFeeSummary', 'listDownloadableFiles'],
  workspace: ['searchStampedCopies'],
  'docket-sync': [
    'searchDocketCases',
    'listDocketCaseDocuments',
    'listDocketCaseParties',
    'getBulkSyncStatus',
    'listPacerPriorDocuments',
    'listPacerPriorDocumentsPaged',
  ],
  'docket-watch': ['previewDocketWatcher'],
  filing: ['listOrders'],
};

/** What is generated otherwise for an operation. */
interface Override {
  query?: Record<string, unknown>;
  requestOptions?: Record<string, unknown>;
}
type Overrides = Record<string, Override>;

const asQueries = (operations: readonly string[] = []): Overrides =>
  Object.fromEntries(
    operations.map((operation) => [
      operation,
      {
        query: { useQuery: true, useSuspenseQuery: true, useMutation: false, signal: true },
        requestOptions: { isRead: true },
      },
    ]),
  );

/** Queries name the facts that they show, and changes tell the runner what they touch (docs/adr/0035). */
function withFacts(backend: Backend): Overrides {
  const { shows = {}, touches = {} } = factsOfOperations[backend] ?? {};
  const named = (rows: typeof shows) => Object.entries(rows).filter(([, facts]) => facts.length > 0);
  return {
    ...Object.fromEntries(
      named(shows).map(([name, facts]) => [name, { query: { options: { meta: { shows: facts } } } }]),
    ),
    ...Object.fromEntries(named(touches).map(([name, facts]) => [name, { requestOptions: { touches: facts } }])),
  };
}

/** All that is said of each operation, together. */
function merged(...parts: readonly Overrides[]): Overrides {
  const all: Overrides = {};
  for (const [name, { query, requestOptions }] of parts.flatMap((part) => Object.entries(part)))
    all[name] = {
      query: { ...all[name]?.query, ...query },
      requestOptions: { ...all[name]?.requestOptions, ...requestOptions },
    };
  return all;
}

interface Contract {
  paths: Record<string, Record<string, { operationId?: string; responses?: Record<string, { content?: object }> }>>;
}

/** Operations that answer with a file tell the runner its type. */
function asFiles(backend: Backend): Overrides {
  const contract: Contract = JSON.parse(readFileSync(`./.cache/contracts/${backend}.json`, 'utf8'));
  const operations = Object.values(contract.paths).flatMap((item) => Object.values(item));
  return Object.fromEntries(
    operations.flatMap(({ operationId, responses = {} }) => {
      const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
      const [fileType] = Object.keys(success?.content ?? {});
      if (!operationId || fileType === undefined || fileType === 'application/json') return [];
      return [[operationId, { requestOptions: { fileType } }]];
    }),
  );
}

/** The application's client: hooks over the request runner, which gets each response's schema. */
function client(backend: Backend): Options {
  return {
    input: {
      ...bundle(backend),
      override: { transformer: (contract) => withModules(withMergedObjects(withoutDescriptions(contract))) },
    },
    output: {
      mode: 'tags-split',
      target: `./src/api/generated/${backend}/endpoints.ts`,
      schemas: { path: `./src/api/generated/${backend}/model`, type: 'zod' },
      client: 'react-query',
      httpClient: 'fetch',
      urlEncodeParameters: true,
      clean: true,
      indexFiles: true,
      headers: true,
      override: {
        mutator: { path: `./src/api/backends.ts`, name: runnerOf(backend) },
        includeZodSchemaInArguments: true,
        paramsSerializer: { path: './src/api/query-string.ts', name: 'toQueryString' },
        fetch: {
          includeHttpResponseReturnType: false,
          forceSuccessResponse: true,
          arrayFormat: 'repeat',
          runtimeValidation: true,
        },
        query: {
          version: 5,
          signal: true,
          useSuspenseQuery: true,
          usePrefetch: false,
          useInvalidate: false,
          shouldExportKeys: true,
          shouldSplitQueryKey: true,
          runtimeValidation: true,
        },
        zod: { version: 4, variant: 'mini', generateReusableSchemas: true },
        operations: merged(asFiles(backend), asQueries(searchesByPost[backend]), withFacts(backend)),
      },
    },
  };
}

/** `docket-sync` → `docketSyncRequest`, the request runner for that backend. */
function runnerOf(backend: Backend): string {
  return `${backend.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Request`;
}

/** The sandbox's schemas of path, query, header, body and response. */
function sandbox(backend: Backend): Options {
  return {
    input: bundle(backend),
    output: {
      mode: 'single',
      target: `./sandbox/generated/${backend}/schemas.ts`,
      client: 'zod',
      clean: true,
      override: {
        zod: {
          version: 4,
          generateReusableSchemas: true,
        },
      },
    },
  };
}

// A function, because the contracts are bundled after this file is loaded.
export default defineConfig(() =>
  Object.fromEntries(
    backends.flatMap((backend) => [
      [`${backend}-client`, client(backend)],
      [`${backend}-sandbox`, sandbox(backend)],
    ]),
  ),
);
