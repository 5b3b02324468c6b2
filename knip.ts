import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    'src/routes/**/*.{ts,tsx}',
    // A script of its own in a build (scripts/early-script.ts).
    'src/early.ts',
    'src/features/efiling/*/{facts,provider}.ts',
    'scripts/*.ts',
    'bench/dockets/*.{ts,tsx}',
    'bench/load/floor/main.tsx',
    'sandbox/serve.ts',
    'sandbox/server.ts',
    // Imported by the generated registry of providers.
    'sandbox/providers/*/{facts,provider}.ts',
    'tests/conformance/adapter.ts',
    // Loaded before other modules (scripts/test-dates.ts).
    'tests/shifted-process.ts',
  ],
  project: [
    'src/**/*.{ts,tsx,css}',
    'sandbox/**/*.ts',
    'deploy/**/*.ts',
    'scripts/**/*.ts',
    'bench/{dockets,load}/**/*.{ts,tsx}',
    'tests/**/*.{ts,tsx}',
    '!tests/fixtures/**',
    'e2e/**/*.ts',
  ],
  // Only scripts/check.ts runs the first, by name; of the second, a folder is read.
  ignoreDependencies: ['@redocly/cli', '@tesseract.js-data/eng'],
  ignoreBinaries: ['jq', 'openssl'],
  ignoreExportsUsedInFile: true,
  compilers: {
    // Knip doesn't read CSS; our styles and fonts come from packages.
    css: (text) =>
      [...text.matchAll(/(?:@import |url\()"(?!data:)([^"]+)"/g)].map(([, path]) => `import '${path}';`).join('\n'),
  },
};

export default config;
