import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { steadyPage, useSteadyPage } from './use-steady-page';

interface Row {
  id: number;
  status: string;
}

const rowId = ({ id }: Row) => id;
const pageOf = (total: number, ...rows: [id: number, status: string][]) => ({
  items: rows.map(([id, status]) => ({ id, status })),
  total,
});

describe('a steady page', () => {
  const held = pageOf(2, [2, 'open'], [1, 'open']);

  it('updates rows in place', () => {
    const latest = pageOf(2, [2, 'open'], [1, 'accepted']);
    expect(steadyPage(held, latest, rowId)).toEqual({ page: latest, newCount: 0, hasMoved: false });
  });

  it('keeps its rows when new ones arrive, and counts those', () => {
    const latest = pageOf(4, [4, 'open'], [2, 'accepted']);
    expect(steadyPage(held, latest, rowId)).toEqual({
      page: pageOf(2, [2, 'accepted'], [1, 'open']),
      newCount: 2,
      hasMoved: true,
    });
  });

  it('reports a changed order', () => {
    expect(steadyPage(held, pageOf(2, [1, 'open'], [2, 'open']), rowId)).toMatchObject({ newCount: 0, hasMoved: true });
    expect(steadyPage(held, pageOf(1, [2, 'open']), rowId)).toMatchObject({ newCount: 0, hasMoved: true });
  });
});

describe('useSteadyPage', () => {
  const first = pageOf(1, [1, 'open']);
  const second = pageOf(2, [2, 'open'], [1, 'open']);
  const render = (initial: Partial<Parameters<typeof useSteadyPage<Row>>[0]>) =>
    renderHook(
      (live) =>
        useSteadyPage<Row>({ request: {}, isFetching: false, isPlaceholderData: false, page: first, rowId, ...live }),
      {
        initialProps: initial,
      },
    );

  it('keeps its page until asked for the latest', () => {
    const { result, rerender } = render({});
    rerender({ page: second });
    expect(result.current).toMatchObject({ page: first, newCount: 1 });
    act(() => result.current.show());
    expect(result.current).toMatchObject({ page: second, newCount: 0 });
  });

  it('shows a new request and its first refresh immediately', () => {
    const { result, rerender } = render({ isFetching: true });
    rerender({ page: second });
    expect(result.current).toMatchObject({ page: second, newCount: 0 });
    rerender({ request: { page: 2 }, page: first });
    expect(result.current).toMatchObject({ page: first, newCount: 0 });
  });
});
