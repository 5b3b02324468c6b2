/** Which operations of the contracts `src` calls. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

function sourceText(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'generated')
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sourceText(path);
      return /(?<!\.test)\.tsx?$/.test(entry.name) ? readFileSync(path, 'utf8') : '';
    })
    .join('\n');
}

const source = sourceText(resolve(import.meta.dirname, '../../src'));

/** Tells whether a module of `src` calls the operation, or one of its hooks or query options. */
export function isCalled({ operationId }: { operationId: string }): boolean {
  const name = operationId.slice(0, 1).toUpperCase() + operationId.slice(1);
  return new RegExp(`\\b(${operationId}|get${name}((Suspense)?Query(Key|Options)|Url)|use${name}(Suspense)?)\\b`).test(
    source,
  );
}
