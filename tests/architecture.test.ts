/** The rules of the house hold, and the check would notice if they did not. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { allowedFeatures, checkBoundaries, cycleOf, violationsOf } from '../scripts/boundaries.ts';
import { checkImportCircles, circlesIn } from '../scripts/import-circles.ts';
import { sourceFiles } from '../scripts/imports.ts';

const root = resolve(import.meta.dirname, '..');

const isTest = (path: string) => /\.test\.tsx?$/.test(path);

describe('directions', () => {
  it('hold in the whole repo', () => {
    expect(checkBoundaries(root)).toEqual([]);
  });

  it('allow no cycle between features', () => {
    expect(cycleOf(allowedFeatures)).toBeUndefined();
    expect(cycleOf({ a: ['b'], b: ['c'], c: ['a'] })).toEqual(['a', 'b', 'c', 'a']);
  });

  it.each([
    ['src/lib/ui/x.tsx', "import { a } from '@/api/http';"],
    ['src/lib/ui/x.tsx', "import { a } from '../../features/orders';"],
    ['src/api/x.ts', "import { a } from '@/features/session';"],
    ['src/features/orders/x.ts', "import { Route } from '@/routes/orders';"],
    ['src/features/orders/x.ts', "import { a } from '@/features/filing';"],
    ['src/features/orders/x.ts', "import { a } from '@/features/matters/model/mapping-status';"],
    ['src/features/orders/x.ts', "import { a } from '../matters/model/mapping-status';"],
    ['src/features/orders/x.ts', "export { a } from '../matters/model/mapping-status';"],
    ['src/features/orders/x.ts', "const a = await import('@/features/filing');"],
    ['src/routes/x.tsx', "import { a } from '../../sandbox/sandbox.ts';"],
    ['src/routes/x.tsx', "import { a } from '@/app/app';"],
    ['src/features/orders/x.ts', "import { a } from '@/app/router';"],
    ['src/main.tsx', "import { a } from '../tests/sandbox.ts';"],
    ['src/app/x.ts', "import { a } from '../../tests/sandbox.ts';"],
    ['sandbox/x.ts', "import { a } from '../src/api/http';"],
  ])('are noticed when broken: %s %s', (file, source) => {
    expect(violationsOf(file, source)).toHaveLength(1);
  });

  it.each([
    ['src/routes/x.tsx', "import { a } from '@/features/orders';"],
    ['src/routes/x.tsx', "import type { a } from '@/app/router';"],
    ['src/app/x.ts', "import { a } from '@/routeTree.gen';"],
    ['src/features/orders/x.ts', "import { a } from '@/features/matters';"],
    ['src/features/orders/x.ts', "import { a } from './model/y'; import { b } from '@/lib/format/money';"],
    ['src/features/orders/x.test.tsx', "import { a } from '../../../tests/render-app';"],
  ])('leave what is allowed alone: %s %s', (file, source) => {
    expect(violationsOf(file, source)).toEqual([]);
  });
});

describe('import circles', () => {
  it('do not exist', () => {
    expect(checkImportCircles(root)).toEqual([]);
  });

  it('are found as groups, each with its shortest circle', () => {
    const graph = new Map([
      ['a', ['b', 'e']],
      ['b', ['c', 'd']],
      ['c', ['d']],
      ['d', ['a']],
      ['e', ['e', 'f']],
      ['f', []],
    ]);
    expect(circlesIn(graph)).toEqual([
      { modules: ['a', 'b', 'c', 'd'], circle: ['a', 'b', 'd', 'a'] },
      { modules: ['e'], circle: ['e', 'e'] },
    ]);
  });
});

describe('the application', () => {
  const files = sourceFiles(root, 'src');

  it('calls backends only through the request runner', () => {
    const raw = files.filter(
      (path) =>
        !isTest(path) &&
        !path.startsWith('src/api/') &&
        /(?<![.\w])fetch\(|XMLHttpRequest/.test(readFileSync(join(root, path), 'utf8')),
    );
    expect(raw).toEqual([]);
  });

  it('has route files of at most 80 lines that export Route alone', () => {
    const offenders = files.filter((path) => {
      if (!path.startsWith('src/routes/')) return false;
      const source = readFileSync(join(root, path), 'utf8');
      const others = [
        ...source.matchAll(/^export (?:default |(?:async )?(?:function|const|class|type|interface) (\w+))/gm),
      ].filter((each) => each[1] !== 'Route');
      return source.split('\n').length > 81 || others.length > 0;
    });
    expect(offenders).toEqual([]);
  });

  it('casts nowhere but to const', () => {
    const casting = files.filter((path) => !isTest(path) && casts(path, readFileSync(join(root, path), 'utf8')));
    expect(casting).toEqual([]);
    expect(casts('x.ts', 'const a = b as string;')).toBe(true);
    expect(casts('x.ts', "const a = [1] as const; import { b as c } from 'd';")).toBe(false);
  });

  it('builds every query key on a generated one', () => {
    const literal = files.filter(
      (path) => !isTest(path) && /queryKey:\s*\[\s*['"`]/.test(readFileSync(join(root, path), 'utf8')),
    );
    expect(literal).toEqual([]);
  });
});

/** Whether a module has a type assertion other than `as const`. */
function casts(path: string, source: string): boolean {
  let found = false;
  const visitor = new Visitor({
    TSAsExpression: (node) => {
      found ||= source.slice(node.typeAnnotation.start, node.typeAnnotation.end) !== 'const';
    },
    TSTypeAssertion: () => {
      found = true;
    },
  });
  visitor.visit(parseSync(path, source).program);
  return found;
}
