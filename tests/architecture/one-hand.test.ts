/** Parts that the product has only one of. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { linesMatching, productionSources, root } from './sources.ts';

const sources = productionSources('src');

it('has one chevron, lib/ui/chevron', () => {
  const others = /Icon(Chevron|Caret|Selector|ArrowBadge)\w*|ComboboxChevron/;
  expect(linesMatching(sources, others)).toEqual([]);
  expect(
    linesMatching([{ path: 'x.tsx', text: "import { IconChevronDown } from '@tabler/icons-react';" }], others),
  ).toEqual(['x.tsx:1']);
});

// The footer's links and plain buttons are on every page, before Mantine's components load (docs/adr/0007).
it('gives text links one look: Anchor, which AppLink draws. Tabs, menus and options are no text links', () => {
  const drawn = linesMatching(sources, /<a[ >]/).map((place) => place.replace(/:\d+$/, ''));
  expect(drawn).toEqual([
    'src/features/palette/components/palette-group.tsx',
    'src/features/settings/pages/settings-layout.tsx',
    'src/features/shell/components/page-links.tsx',
    'src/features/shell/components/page-links.tsx',
    'src/features/shell/components/support-contact.tsx',
    'src/features/shell/menus/menu-items.tsx',
    'src/lib/ui/plain-button.tsx',
    'src/lib/ui/tab-link.tsx',
  ]);
  const styles = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(
      (path) =>
        path.endsWith('.module.css') &&
        /text-decoration: underline/.test(readFileSync(join(root, 'src', path), 'utf8')),
    )
    .toSorted();
  // Matches of a search, and a button among links.
  expect(styles).toEqual([
    'features/onboarding/components/address-step.module.css',
    'features/palette/components/palette.module.css',
  ]);
});

it('has one note for what opens after a press, lib/ui/opening; `fallback={null}` is for what appears by itself', () => {
  const bare = /<Suspense>/;
  expect(linesMatching(sources, bare)).toEqual([]);
  expect(linesMatching([{ path: 'x.tsx', text: '<Suspense>' }], bare)).toEqual(['x.tsx:1']);
  // A dialog never appears by itself.
  const withDialogs = sources.filter(({ text }) => /lazy\(\(\) => import\('[^']*-dialog'\)\)/.test(text));
  expect(withDialogs.length).toBeGreaterThan(20);
  const without = withDialogs.filter(({ text }) => !text.includes('<Opening>')).map(({ path }) => path);
  expect(without).toEqual([]);
});
