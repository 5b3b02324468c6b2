import { expect, test } from 'vitest';
import type { MatterEvent } from '@/api/generated/workspace/model';
import { filterEvents, kindOptions, peopleOptions } from './filter-events';

const event = (id: string, differing: Partial<MatterEvent> = {}): MatterEvent => ({
  ...{ id, kind: 'court', title: 'Accepted' },
  at: new Date(2026, 2, 10, 23, 30).toISOString(),
  ...differing,
});
const events = [
  event('1', { actor: 'Clerk' }),
  event('2', { kind: 'fee', actor: 'Nora Marlow' }),
  event('3', { kind: 'fee', actor: 'Nora Marlow', at: new Date(2026, 2, 11, 0, 30).toISOString() }),
  event('4', { kind: 'matter' }),
];
const ids = (found: readonly MatterEvent[]) => found.map(({ id }) => id).join(' ');

test('events are filtered by kind, person and the viewer’s days', () => {
  expect(ids(filterEvents(events, {}))).toBe('1 2 3 4');
  expect(ids(filterEvents(events, { kind: ['fee', 'matter'] }))).toBe('2 3 4');
  expect(ids(filterEvents(events, { who: ['Clerk'] }))).toBe('1');
  expect(ids(filterEvents(events, { from: '2026-03-11' }))).toBe('3');
  expect(ids(filterEvents(events, { to: '2026-03-10', kind: ['fee'] }))).toBe('2');
});

test('the filters offer what occurs, the most frequent first', () => {
  expect(kindOptions(events).map(({ label, count }) => `${label} ${count}`)).toEqual(['Fee 2', 'Court 1', 'Matter 1']);
  expect(peopleOptions(events).map(({ label }) => label)).toEqual(['Nora Marlow', 'Clerk']);
});
