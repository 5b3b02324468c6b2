/** Imports follow scripts/boundaries.ts, and the check reports those that don't. */
import { describe, expect, it } from 'vitest';
import { allowedFeatures, checkBoundaries, cycleOf, unusedAllowances, violationsOf } from '../../scripts/boundaries.ts';
import { root } from './sources.ts';

describe('import directions', () => {
  it('hold in the whole repository', () => {
    expect(checkBoundaries(root)).toEqual([]);
  });

  it('have no cycle between features', () => {
    expect(cycleOf(allowedFeatures)).toBeUndefined();
    expect(cycleOf({ a: ['b'], b: ['c'], c: ['a'] })).toEqual(['a', 'b', 'c', 'a']);
  });

  it('have no unused allowance', () => {
    const modules = [
      { path: 'src/features/a/x.ts', text: "export { b } from '../b'; const lazy = () => import('@/lib/ui/x');" },
      { path: 'src/features/b/x.ts', text: "import { a } from './y';" },
    ];
    expect(unusedAllowances(modules, { a: ['b', 'c'], b: ['a'] }, { features: ['lib', 'api'], lib: [] })).toEqual([
      'features/a → features/c',
      'features/b → features/a',
      'features → api',
    ]);
  });

  it.each([
    ['src/lib/ui/x.tsx', "import { a } from '@/api/http';"],
    ['src/lib/ui/x.tsx', "import { a } from '../../features/orders';"],
    ['src/api/x.ts', "import { a } from '@/features/session';"],
    ['src/features/orders/x.ts', "import { Route } from '@/routes/orders';"],
    ['src/features/orders/x.ts', "import { a } from '@/features/filing';"],
    ['src/features/home/x.ts', "import { a } from '@/features/matters/model/mapping';"],
    ['src/features/home/x.ts', "import { a } from '../matters/model/mapping';"],
    ['src/features/home/x.ts', "export { a } from '../matters/model/mapping';"],
    ['src/features/orders/x.ts', "const a = await import('@/features/filing');"],
    ['src/routes/x.tsx', "import { a } from '../../sandbox/sandbox.ts';"],
    ['src/routes/x.tsx', "import { a } from '@/app/app';"],
    ['src/features/orders/x.ts', "import { a } from '@/app/router';"],
    ['src/main.tsx', "import { a } from '../tests/sandbox.ts';"],
    ['src/app/x.ts', "import { a } from '../../tests/sandbox.ts';"],
    ['sandbox/x.ts', "import { a } from '../src/api/http';"],
  ])('are reported when broken: %s %s', (file, source) => {
    expect(violationsOf(file, source)).toHaveLength(1);
  });

  it.each([
    ['src/routes/x.tsx', "import { a } from '@/features/orders';"],
    ['src/routes/x.tsx', "import type { a } from '@/app/router';"],
    ['src/app/x.ts', "import { a } from '@/routeTree.gen';"],
    ['src/features/home/x.ts', "import { a } from '@/features/matters';"],
    ['src/features/orders/x.ts', "import { a } from './model/y'; import { b } from '@/lib/format/money';"],
    ['src/features/orders/x.test.tsx', "import { a } from '../../../tests/render-app';"],
  ])('accept what is allowed: %s %s', (file, source) => {
    expect(violationsOf(file, source)).toEqual([]);
  });
});
