import { resolve } from 'node:path';
import { build } from 'vite';

const root = resolve(import.meta.dirname, '..');

/** The code of a classic script that asks early for what a page needs (docs/adr/0034), with all that it imports. */
export async function earlyScript(): Promise<string> {
  const output = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    resolve: { alias: { '@': resolve(root, 'src') } },
    build: {
      target: 'es2023',
      write: false,
      copyPublicDir: false,
      rolldownOptions: { input: resolve(root, 'src/early.ts'), output: { format: 'iife' } },
    },
  });
  const files = Array.isArray(output) || !('output' in output) ? [] : output.output;
  const [file] = files;
  if (files.length !== 1 || file?.type !== 'chunk') throw new Error('The early script is not one file.');
  return file.code;
}
