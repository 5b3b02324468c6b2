import fc from 'fast-check';
import ICAL from 'ical.js';
import { afterEach, expect, test } from 'vitest';
import { addDays } from '../rules/days';
import { calendarOf } from './calendar-file';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

const deadline = {
  ...{ deadlineId: '6f0c1b7e-2f0a-8b36-8f0e-6c2f4f1f6a01', version: 3, title: 'Answer', source: 'FRCP 12(a)' },
  ...{ caseTitle: 'Ortega v. Lakeshore, LLC; et al.', caseNumber: '1:26-cv-04001', status: 'confirmed' as const },
};

const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));

test.each(['Pacific/Honolulu', 'UTC', 'Pacific/Auckland'])('a day is the same in every zone: %s', (timeZone) => {
  process.env.TZ = timeZone;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9000 }), (days) => {
      const date = addDays('2020-01-01', days);
      const [event] = eventsOf(calendarOf([{ ...deadline, date }], 'provider.example', new Date()));
      expect(event?.startDate.isDate).toBe(true);
      expect(event?.startDate.toString()).toBe(date);
      expect(event?.summary).toBe('Answer: Ortega v. Lakeshore, LLC; et al.');
      expect(event?.uid).toBe(`deadline-${deadline.deadlineId}@provider.example`);
      expect(event?.sequence).toBe(3);
    }),
    { numRuns: 200 },
  );
});

test('each line ends with CRLF', () => {
  const text = calendarOf([{ ...deadline, date: '2026-07-06' }], 'provider.example', new Date());
  expect(text.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('reminds a week and a day before, says when it was canceled, and shows nothing of a sealed case', () => {
  const date = '2026-07-06';
  const now = new Date('2026-06-12T15:00:00Z');
  const files = [
    { ...deadline, date },
    { ...deadline, date, status: 'cancelled' as const },
    { ...deadline, date, caseTitle: 'Sealed case' },
  ];
  const [open, cancelled, sealed] = eventsOf(calendarOf(files, 'provider.example', now));
  const alarms = open?.component.getAllSubcomponents('valarm') ?? [];
  expect(alarms.map((each) => String(each.getFirstPropertyValue('trigger')))).toEqual(['-P7D', '-P1D']);
  expect(cancelled?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(cancelled?.component.getAllSubcomponents('valarm')).toEqual([]);
  expect(sealed?.summary).toBe('Sealed case');
  expect(sealed?.component.toString()).not.toContain(deadline.caseNumber);
});
