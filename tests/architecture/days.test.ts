/**
 * A day is reckoned in one zone (decision 29): the firm's for orders, fees and what we do, the court's for what a court
 * does. `src/lib/format` and `sandbox/services/firm-time-zone.ts` do that. Nothing else asks the machine's own clock.
 */
import type { VisitorObject } from 'oxc-parser';
import { expect, it } from 'vitest';
import { nodesMatching, productionSources } from './sources.ts';

/** Tells what reads a date by the machine's zone, or formats it without naming a zone. */
function readingOwnClock(found: (node: { start: number }) => void): VisitorObject {
  const own = /^(get|set)(Date|Day|Month|FullYear|Hours|Minutes)$/;
  const formats = /^toLocale(Date|Time)String$|^to(Date|Time)String$/;
  const hasZone = (text: string) => /timeZone/.test(text);
  return {
    CallExpression(node) {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const { name } = callee.property;
      const given = JSON.stringify(node.arguments);
      if (own.test(name)) found(node);
      else if (formats.test(name) && !hasZone(given)) found(node);
      // Numbers have it too, with options of their own.
      else if (name === 'toLocaleString' && /dateStyle|timeStyle|hour|month|sv-SE/.test(given) && !hasZone(given))
        found(node);
    },
    NewExpression(node) {
      const text = JSON.stringify(node);
      if (/"DateTimeFormat"/.test(JSON.stringify(node.callee)) && !hasZone(text)) found(node);
    },
    ImportDeclaration(node) {
      if (/^(dayjs|date-fns|luxon)/.test(node.source.value)) found(node);
    },
  };
}

/** UTC's day of an instant: `now.toISOString().slice(0, 10)`. Days without a zone are counted that way. */
function slicingInstants(found: (node: { start: number }) => void): VisitorObject {
  const instant = /^(now|instant|\w*At|\w*Time)$/;
  return {
    CallExpression(node) {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (callee.property.name !== 'slice' || !/"value":10\b/.test(JSON.stringify(node.arguments))) return;
      const { object } = callee;
      if (object.type !== 'CallExpression' || object.callee.type !== 'MemberExpression') {
        const name = nameOf(object);
        if (name && /At$/.test(name)) found(node);
        return;
      }
      const { property, object: date } = object.callee;
      if (property.type !== 'Identifier' || property.name !== 'toISOString') return;
      const name = nameOf(date);
      if ((name && instant.test(name)) || isToday(date)) found(node);
    },
  };
}

type Expression = { type: string };

function nameOf(node: Expression): string | undefined {
  if (node.type === 'Identifier' && 'name' in node) return String(node.name);
  if (node.type !== 'MemberExpression' || !('property' in node)) return undefined;
  const { property } = node;
  return typeof property === 'object' && property !== null && 'name' in property ? String(property.name) : undefined;
}

/** `new Date()` */
const isToday = (node: Expression) =>
  node.type === 'NewExpression' && 'arguments' in node && Array.isArray(node.arguments) && node.arguments.length === 0;

const filesOf = (places: readonly string[]) => [...new Set(places.map((place) => place.replace(/:\d+$/, '')))];

it('pages read days and times from lib/format alone', () => {
  const sources = productionSources('src').filter(({ path }) => !path.endsWith('.testing.ts'));
  expect(filesOf(nodesMatching(sources, readingOwnClock))).toEqual([
    // The person's own morning.
    'src/features/home/model/greeting.ts',
    // The person's own zone, which they choose quiet hours in.
    'src/features/notifications/components/preferences-dialog.tsx',
    // Decision 13: a card's month is the person's.
    'src/features/payment-card/model/card-expiry.ts',
    'src/lib/format/days-in-words.ts',
    'src/lib/format/zone-clock.ts',
  ]);
  expect(nodesMatching(sources, slicingInstants)).toEqual([]);
});

it('backends reckon days in a zone that they name', () => {
  // Demo data is made before anyone asks for a day.
  const sources = productionSources('sandbox').filter(({ path }) => !path.startsWith('sandbox/demo/'));
  expect(nodesMatching(sources, readingOwnClock)).toEqual([]);
  expect(nodesMatching(sources, slicingInstants)).toEqual([]);
});

it.each([
  'new Date().toLocaleDateString()',
  "now.toLocaleString('en-US', { dateStyle: 'long' })",
  'new Date(at).getDate()',
  "new Intl.DateTimeFormat('en-US').format(now)",
  "import dayjs from 'dayjs';",
])('notices %s', (text) => {
  expect(nodesMatching([{ path: 'x.ts', text }], readingOwnClock)).toEqual(['x.ts:1']);
});

it.each([
  'now.toISOString().slice(0, 10)',
  'new Date().toISOString().slice(0, 10)',
  'order.submittedAt.toISOString().slice(0, 10)',
  'event.submittedAt.slice(0, 10)',
])('notices the day of UTC in %s', (text) => {
  expect(nodesMatching([{ path: 'x.ts', text }], slicingInstants)).toEqual(['x.ts:1']);
});

it.each([
  "(cents / 100).toLocaleString('en-US', { style: 'currency' })",
  "at.toLocaleString('en-US', { timeZone, hour: '2-digit' })",
])('leaves %s alone', (text) => {
  expect(nodesMatching([{ path: 'x.ts', text }], readingOwnClock)).toEqual([]);
});
