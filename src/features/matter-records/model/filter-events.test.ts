import { expect, test } from 'vitest';
import { MatterEvent } from '@/api/generated/workspace/model';
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
  expect(peopleOptions(events)).toEqual([
    { value: 'Nora Marlow', label: 'Nora Marlow', count: 2 },
    { value: 'Clerk', label: 'Clerk', count: 1 },
  ]);
});

test('nothing is offered of a matter without events, nor of events that nobody caused', () => {
  expect(kindOptions([])).toEqual([]);
  expect(peopleOptions([event('1')])).toEqual([]);
  expect(filterEvents([event('1')], { who: ['Clerk'] })).toEqual([]);
});

test('days are both inclusive', () => {
  expect(ids(filterEvents(events, { from: '2026-03-10', to: '2026-03-11' }))).toBe('1 2 3 4');
  expect(ids(filterEvents(events, { from: '2026-03-11', to: '2026-03-11' }))).toBe('3');
  expect(ids(filterEvents(events, { to: '2026-03-09' }))).toBe('');
  expect(ids(filterEvents(events, { from: '2026-03-12' }))).toBe('');
});

test('every kind of event has a name of its own', () => {
  const kinds = MatterEvent.shape.kind.options;
  const options = kindOptions(kinds.map((kind) => event(kind, { kind })));
  expect(options.map(({ value, count }) => [value, count])).toEqual(kinds.map((kind) => [kind, 1]));
  expect(options.every(({ label }) => label !== '')).toBe(true);
  expect(new Set(options.map(({ label }) => label)).size).toBe(kinds.length);
});
