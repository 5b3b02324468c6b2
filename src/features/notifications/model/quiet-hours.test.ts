import { expect, it } from 'vitest';
import { isQuiet } from './quiet-hours';

const timeZone = 'America/Chicago';
/** 2026-11-20, in Chicago. */
const at = (time: string) => new Date(`2026-11-20T${time}:00-06:00`);

it.each([
  ['18:00', '08:00', '17:59', false],
  ['18:00', '08:00', '18:00', true],
  ['18:00', '08:00', '00:00', true],
  ['18:00', '08:00', '07:59', true],
  ['18:00', '08:00', '08:00', false],
  ['12:00', '13:00', '11:59', false],
  ['12:00', '13:00', '12:00', true],
  ['12:00', '13:00', '12:30', true],
  ['12:00', '13:00', '13:00', false],
  ['08:00', '08:00', '15:00', true],
])('from %s until %s, %s is quiet: %s', (quietFrom, quietUntil, time, expected) => {
  expect(isQuiet({ quietFrom, quietUntil, timeZone }, at(time))).toBe(expected);
});

it.each([[{}], [{ quietFrom: '02:00' }], [{ quietUntil: '08:00' }]])(
  'no hour is quiet without both ends: %o',
  (hours) => {
    expect(isQuiet({ ...hours, timeZone }, at('03:00'))).toBe(false);
  },
);
