import { describe, expect, it } from 'vitest';
import type { Matter } from '@/api/generated/integration/model';
import { chooseBuilt, chooseRow } from './chosen-matter';
import { toOption, toRows } from './matter-rows';

const matter = (displayName: string | undefined, children?: Matter[]): Matter => ({
  ...(displayName === undefined ? {} : { displayName }),
  matterReference: `m-${displayName}`,
  retailerReference: `r-${displayName}`,
  ...(children ? { children } : {}),
});
const folder = (displayName: string | undefined, children: Matter[]): Matter => {
  const { retailerReference: _none, ...rest } = matter(displayName, children);
  return rest;
};
const outline = (items: Matter[]) =>
  toRows(items).map(({ displayName, parents }) => [...parents, displayName].join('/'));

describe('rows', () => {
  it('list children after their parents', () => {
    expect(outline([folder('A', [folder('B', [matter('1')]), matter('2')]), matter('3')])).toEqual([
      'A',
      'A/B',
      'A/B/1',
      'A/2',
      '3',
    ]);
  });

  it.each([
    ['no name', undefined],
    ['an empty name', ''],
    ['a blank name', '  '],
  ])('hide matters that have %s, and their children', (_what, name) => {
    expect(outline([folder(name, [matter('1')]), matter('2')])).toEqual(['2']);
  });

  it('list each matter once, even if pages overlap', () => {
    expect(outline([matter('1'), matter('2'), matter('1')])).toEqual(['1', '2']);
  });

  it('trim names', () => {
    expect(outline([matter(' Ortega ')])).toEqual(['Ortega']);
  });
});

describe('an option', () => {
  const [row] = toRows([{ ...matter('Ortega'), description: 'v. Lakeshore' }]);
  it('has a description if the retailer shows them', () => {
    if (!row) throw new Error('There is one.');
    expect(toOption(row, { showDescription: true })).toMatchObject({ description: 'v. Lakeshore', isDisabled: false });
    expect(toOption(row, { showDescription: false })).not.toHaveProperty('description');
  });

  it.each([[folder('A', [])], [{ ...matter('A'), retailerReference: '' }]])(
    'that nothing can be filed under is disabled and never chosen',
    (item) => {
      const rows = toRows([item]);
      expect(rows.map((each) => toOption(each, { showDescription: true }).isDisabled)).toEqual([true]);
      expect(rows.map(chooseRow)).toEqual([undefined]);
    },
  );
});

describe('the choice', () => {
  it('has its references, name and parents', () => {
    const rows = toRows([folder('A', [matter('1')])]);
    expect(rows.map(chooseRow)).toEqual([
      undefined,
      {
        clientReference: '1',
        displayName: '1',
        description: undefined,
        matterReference: 'm-1',
        retailerReference: 'r-1',
        parents: ['A'],
      },
    ]);
  });

  it('is built for NetDocuments', () => {
    const built = { clientReference: 'Nyman', retailerReference: 'r', matterReference: 'm' };
    expect(chooseBuilt(built, ['Litigation'])).toEqual({
      ...built,
      displayName: 'Nyman',
      description: undefined,
      parents: ['Litigation'],
    });
  });
});
