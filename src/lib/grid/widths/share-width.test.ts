import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ColumnNeed, shareWidth } from './share-width';

const need = (least: number, folded = least, whole = folded, more: Partial<ColumnNeed> = {}): ColumnNeed => ({
  ...{ id: '', least, tight: folded, folded, fair: whole, whole },
  isStepped: false,
  grows: true,
  ...more,
});
const withIds = (needs: readonly ColumnNeed[]) => needs.map((each, place) => ({ ...each, id: String(place) }));
const shared = (available: number, ...needs: ColumnNeed[]) => [
  ...shareWidth(available, withIds(needs)).widths.values(),
];

describe('columns share a width', () => {
  it('by what they show, and spread what is left over', () => {
    expect(shared(600, need(100, 150, 300), need(100, 100, 100))).toEqual([450, 150]);
  });

  it('with all texts whole before any is on one line', () => {
    expect(shared(400, need(50, 150, 600), need(50, 200, 300), need(50))).toEqual([150, 200, 50]);
  });

  it('with what is fair for each before one has more', () => {
    expect(shared(596, need(50, 150, 340), need(50, 100, 400, { fair: 256 }))).toEqual([340, 256]);
  });

  it('with all or nothing for a column whose texts are as long as each other', () => {
    const time = need(50, 100, 200, { isStepped: true });
    expect(shared(500, time, need(50, 200, 900))).toEqual([200, 300]);
    expect(shared(380, time, need(50, 200, 900))).toEqual([100, 280]);
  });

  it('and a column that doesn’t grow takes nothing of the rest', () => {
    expect(shared(900, need(50, 50, 200), need(50, 50, 100, { grows: false }))).toEqual([800, 100]);
    // Unless none does.
    expect(shared(300, need(50, 50, 100, { grows: false }))).toEqual([300]);
    expect(shared(200)).toEqual([]);
    // Nor the pixels that rounding leaves, if it is the widest.
    expect(shared(1001, need(400, 400, 400, { grows: false }), need(50), need(50), need(50))[0]).toBe(400);
  });

  it('with the narrowest whole first where there is not enough', () => {
    expect(shared(400, need(50, 500), need(50, 120), need(60))).toEqual([220, 120, 60]);
  });

  it('broken where they read well, unless that is too wide', () => {
    const long = need(50, 300, 400, { tight: 180 });
    expect(shareWidth(400, withIds([long, need(100)]))).toMatchObject({ isTight: false });
    expect(shareWidth(300, withIds([long, need(100)]))).toMatchObject({ isTight: true });
    expect(shared(300, long, need(100))).toEqual([200, 100]);
  });

  it('with less than the least for each if the table is too narrow', () => {
    expect(shared(100, need(100), need(100))).toEqual([50, 50]);
  });
});

it('every width is used up, and no text is cut off while another column has more than it shows', () => {
  const needs = fc
    .array(fc.tuple(fc.integer({ min: 30, max: 90 }), fc.nat(300), fc.nat(300), fc.nat(600), fc.boolean()), {
      minLength: 1,
      maxLength: 9,
    })
    .map((columns) =>
      withIds(
        columns.map(([least, more, again, most, grows]) => {
          const [tight, folded] = [least + more, least + more + again];
          return need(least, folded, folded + most, { tight, grows });
        }),
      ),
    );
  fc.assert(
    fc.property(needs, fc.integer({ min: 300, max: 2400 }), (columns, available) => {
      const { widths } = shareWidth(available, columns);
      expect([...widths.values()].reduce((total, width) => total + width)).toBe(available);
      const slack = columns.length + 1;
      const isCut = columns.some(({ id, tight }) => (widths.get(id) ?? 0) < tight - 1);
      const isWide = columns.some(({ id, tight }) => (widths.get(id) ?? 0) > tight + slack);
      expect(isCut && isWide).toBe(false);
    }),
  );
});
