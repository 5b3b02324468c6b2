import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import {
  areaModuleOf,
  areaPreloads,
  firstSegmentOf,
  isInEntry,
  isLayout,
  loadsWithArea,
  pageOf,
  patternOf,
  routeIdOf,
  splitTree,
} from './route-areas.ts';

const tree = readFileSync('src/routeTree.gen.ts', 'utf8');
const sourceOf = (file: string) => readFileSync(`src/routes/${file}.tsx`, 'utf8');

it('keeps the layouts, home and the orders in the entry, and every other route in one area', () => {
  const { code, areas } = splitTree(tree, sourceOf);
  const kept = [...code.matchAll(/from '\.\/routes\/(.+)'/g)].map(([, file]) => file);
  expect(kept).toEqual([
    '__root',
    '_authenticated',
    '_authenticated/_full-screen',
    '_authenticated/_main',
    '_authenticated/_main/index',
    '_authenticated/_main/orders/index',
  ]);
  const all = [...tree.matchAll(/from '\.\/routes\/(.+)'/g)].map(([, file]) => file);
  expect([...kept, ...[...areas.values()].flat()].toSorted()).toEqual(all.toSorted());
  for (const [area, files] of areas) {
    const index = [...areas.keys()].indexOf(area);
    expect(code).toContain(`const area${index} = openArea(() => import('virtual:route-area/${area}'))`);
    expect(code.split(`addressIn(area${index}, `)).toHaveLength(files.length + 1);
  }
});

it('an area is a folder', () => {
  expect(areaModuleOf('_authenticated/_main/billing/invoice.$invoiceId/orders')).toBe(
    'virtual:route-area/_authenticated/_main/billing',
  );
  expect(areaModuleOf('_authenticated/_main/tyler-login')).toBe('virtual:route-area/_authenticated/_main');
  expect(areaModuleOf('login')).toBe('virtual:route-area/public');
});

it('knows how an address starts', () => {
  expect(firstSegmentOf('_authenticated/_main/billing/index')).toBe('billing');
  expect(firstSegmentOf('_authenticated/_main/matter-view.$clientReference/route')).toBe('matter-view');
  expect(firstSegmentOf('_authenticated/_main/$state.my-court-cases')).toBeUndefined();
  expect(firstSegmentOf('_authenticated/_main/index')).toBeUndefined();
  expect(firstSegmentOf('login')).toBe('login');
});

it('knows a page by its module', () => {
  expect(pageOf('/x/src/routes/_authenticated/_main/index.tsx?tsr-split=component---errorComponent')).toBe(
    '_authenticated/_main/index',
  );
  expect(pageOf('/x/src/routes/_authenticated/_main/index.tsx')).toBeUndefined();
});

it('knows a layout, which has no address, from a page', () => {
  expect(isLayout('_authenticated/_full-screen')).toBe(true);
  expect(isLayout('_authenticated/_main/index')).toBe(false);
  const pages = [...tree.matchAll(/from '\.\/routes\/(.+)'/g)].map(([, file = '']) => file);
  expect(pages.filter(isInEntry)).toEqual(['_authenticated/_main/index', '_authenticated/_main/orders/index']);
});

it('names routes that exist as those whose loader comes with the area', () => {
  const files = [...tree.matchAll(/from '\.\/routes\/(.+)'/g)].map(([, file = '']) => file);
  const early = files.filter((file) => loadsWithArea(routeIdOf(file)));
  expect(early).toEqual(['_authenticated/_main/serve-it/orders/$orderId/index']);
});

it('the opened address’s area is requested beside the entry', () => {
  const requested = (pathname: string) => {
    const append = vi.fn();
    const script = areaPreloads(
      [
        [['billing', 'settings'], ['assets/a.js']],
        [['settings'], ['assets/b.js', 'assets/c.js']],
        [['orders'], ['assets/drafts.js']],
        [patternOf('_authenticated/_main/cases/$caseId/index'), ['assets/case.js']],
      ],
      [
        [patternOf('_authenticated/_main/index'), ['assets/home.js', 'assets/home.css']],
        [patternOf('_authenticated/_main/orders/index'), ['assets/orders.js']],
      ],
      '/app/',
    );
    new Function('location', 'document', script)({ pathname }, { createElement: () => ({}), head: { append } });
    return append.mock.calls.map(([link]) => link);
  };
  expect(requested('/app/billing/payments')).toEqual([
    { rel: 'modulepreload', crossOrigin: '', href: '/app/assets/a.js' },
  ]);
  expect(requested('/app/settings')).toMatchObject([
    { href: '/app/assets/a.js' },
    { href: '/app/assets/b.js' },
    { href: '/app/assets/c.js' },
  ]);
  const home = [
    { rel: 'modulepreload', crossOrigin: '', href: '/app/assets/home.js' },
    { rel: 'preload', as: 'style', crossOrigin: '', href: '/app/assets/home.css' },
  ];
  expect(requested('/app/')).toEqual(home);
  expect(requested('/app')).toEqual(home);
  // A page of the entry needs no area: the other pages of its folder load when a link to them is touched.
  expect(requested('/app/orders')).toMatchObject([{ href: '/app/assets/orders.js' }]);
  expect(requested('/app/orders/drafts')).toMatchObject([{ href: '/app/assets/drafts.js' }]);
  expect(requested('/app/sign')).toEqual([]);
  expect(requested('/app/cases/7')).toMatchObject([{ href: '/app/assets/case.js' }]);
  expect(requested('/app/cases/7/')).toMatchObject([{ href: '/app/assets/case.js' }]);
  expect(requested('/app/cases')).toEqual([]);
  expect(requested('/app/cases/7/papers')).toEqual([]);
});
