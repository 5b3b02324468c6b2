import { expect, test } from 'vitest';
import type { FlCourt } from '@/api/generated/filing/model';
import { courtOfNumber, requestOf } from './case-request';

const courtIn = (county: string, countyNumber: number): FlCourt => ({
  courtId: county.toLowerCase(),
  name: county,
  county,
  circuit: 9,
  countyNumber,
  divisions: [],
});
const orange = courtIn('Orange', 48);
const courts = [orange, courtIn('Polk', 53)];
const request = (number: string, citation = '', court: FlCourt | undefined = orange) =>
  requestOf({ court, number, citation, courts });

test('a case is asked for by its number’s parts, and what was read is said', () => {
  expect(request('2025 ca 1234').found).toEqual({
    search: { Court: 'orange', CourtType: 'CA', CaseYear: 2025, CaseNumberSequence: '1234' },
    sought: '48-2025-CA-001234-XXXXXX',
  });
  expect(request('2025 ca 1234', '', { ...orange, usualSuffix: 'OAXXXX' }).found?.sought).toBe(
    '48-2025-CA-001234-OAXXXX',
  );
});

test('what is wrong is named beside its field', () => {
  expect(request('53-2025-CA-1').wrong).toEqual({
    number: 'This number belongs to Polk County (53). You chose Orange County (48).',
  });
  expect(requestOf({ court: undefined, number: '2025 CA 1', citation: '', courts }).wrong).toEqual({
    court: 'Choose the court.',
  });
  expect(request('', 'A 1').wrong?.citation).toContain('letters');
});

test('a citation goes before a number, and needs no court', () => {
  expect(requestOf({ court: undefined, number: '2025', citation: ' a48cit5 ', courts }).found).toEqual({
    search: { TrafficCitationNumber: 'A48CIT5' },
    sought: 'with citation A48CIT5',
  });
});

test('a number that begins with a county finds its court', () => {
  expect(courtOfNumber('53-2025-CA-1', courts)?.courtId).toBe('polk');
  expect(courtOfNumber('54-2025-CA-1', courts)).toBeUndefined();
  // Courts without a number are no one's.
  expect(courtOfNumber('2025-CA-1', [{ ...orange, countyNumber: undefined }])).toBeUndefined();
});
