import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { CancelError } from '@/api/errors';
import { completeCase, completeFiling, filingOf, tables } from '../../../../tests/court-tables.ts';
import type { FilingContent } from '../model/filing-content';
import { filingBackend } from './filing-backend.testing';
import { notices, scheduling } from './scheduling';

const fetchMock = filingBackend();
const answerWith = (body: unknown) =>
  fetchMock.mockImplementation(async (_, init) => {
    init?.signal?.throwIfAborted();
    return Response.json(body);
  });

/** The only request: its method, address and body. */
function sent() {
  expect(fetchMock).toHaveBeenCalledTimes(1);
  const [url, init] = fetchMock.mock.calls[0] ?? [''];
  const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
  return [`${init?.method} ${String(url).replace('https://filing.example', '')}`, body];
}

const going = () => ({ signal: new AbortController().signal });
const slot = {
  hearingSlotId: 'slot-7',
  startsAt: '2026-04-01T14:30:00Z',
  durationMinutes: 30,
  courtroom: '2405',
  isRemote: false,
};

describe('the return date', () => {
  const filings = [filingOf({ filingTypeCode: undefined }), filingOf({ filingTypeCode: '61' }), filingOf()];
  const opening: FilingContent = { ...completeCase, filings };
  const into: FilingContent = { ...completeFiling, filings };
  const proposed = {
    isRequired: true,
    returnDate: '2026-04-15',
    returnTime: '09:30',
    earliestDate: '2026-04-13',
    latestDate: '2026-05-04',
  };
  const newCase = { courtCode: 'lakemoor:ch1', caseCategoryCode: '10', caseTypeCode: '100', filingTypeCode: '61' };
  const inCase = { courtCode: 'lakemoor:ch1', caseTrackingId: 'case-1', filingTypeCode: '61' };

  it.each([
    ['a new case', opening, false, newCase, 'NewCaseReturnDate'],
    ['a new case, for someone out of state', opening, true, newCase, 'NewCaseReturnDate'],
    ['an open case', into, false, inCase, 'ExistingCaseReturnDate'],
    ['an open case, for someone out of state', into, true, inCase, 'ExistingCaseReturnDate'],
    [
      'an open case without its category and type',
      { ...into, caseCategoryCode: undefined, caseTypeCode: undefined },
      false,
      inCase,
      'ExistingCaseReturnDate',
    ],
  ])('of %s depends on what the court asks for', async (_, content, outOfState, asked, path) => {
    answerWith(proposed);
    const wanted = scheduling.returnDate('IL', content, { outOfState });
    expect(wanted?.key).toEqual({ ...asked, outOfState });
    expect(await wanted?.load(going())).toEqual(proposed);
    expect(sent()).toEqual([`POST /Tyler/IL/CourtScheduling/${path}`, { ...asked, outOfState }]);
  });

  it.each([
    ['a court, in a new case', { ...opening, courtCode: undefined }],
    ['a court, in an open case', { ...into, courtCode: undefined }],
    ['a filing, in a new case', { ...opening, filings: [] }],
    ['a filing, in an open case', { ...into, filings: [] }],
    ['a filing type', { ...opening, filings: filings.slice(0, 1) }],
    ['a court and a filing', { ...into, courtCode: undefined, filings: [] }],
    ['a category', { ...opening, caseCategoryCode: undefined }],
    ['a case type', { ...opening, caseTypeCode: undefined }],
    ['a category and a case type', { ...opening, caseCategoryCode: undefined, caseTypeCode: undefined }],
  ])('is not asked for without %s', (_, content) => {
    expect(scheduling.returnDate('IL', content, { outOfState: false })).toBeUndefined();
  });

  it.each([
    ['a new case', opening],
    ['an open case', into],
  ])('of %s is not waited for once nobody wants it', async (_, content) => {
    answerWith(proposed);
    const wanted = scheduling.returnDate('IL', content, { outOfState: false });
    await expect(wanted?.load({ signal: AbortSignal.abort() })).rejects.toThrow(CancelError);
  });
});

describe('a hearing', () => {
  const period = {
    courtCode: 'lakemoor:ch1',
    filingTypeCode: '61',
    motionTypeCode: 'm1',
    startDate: '2026-03-02',
    endDate: '2026-06-01',
  };
  const request = {
    courtCode: 'lakemoor:ch1',
    envelopeId: '481',
    filingId: '3c9a7b52-1d4e-4d87-b6a1-2e8f4c5d6a33',
    motionTypeCode: 'm1',
    hearingSlotId: 'slot-7',
  };
  const reservation = {
    reservationId: 'r-12',
    filingId: request.filingId,
    slot,
    status: 'reserved',
    reservedAt: '2026-03-02T09:00:00Z',
  };

  it('can be at the free places of a period', async () => {
    answerWith([slot]);
    expect(await scheduling.slots('IL', period, going())).toEqual([slot]);
    expect(sent()).toEqual(['POST /Tyler/IL/CourtScheduling/AvailableHearingDates', period]);
  });

  it('has places that are not waited for once nobody wants them', async () => {
    answerWith([slot]);
    await expect(scheduling.slots('IL', period, { signal: AbortSignal.abort() })).rejects.toThrow(CancelError);
  });

  it('is reserved for its filing', async () => {
    answerWith(reservation);
    expect(await scheduling.reserve('IL', request)).toEqual(reservation);
    expect(sent()).toEqual(['POST /Tyler/IL/CourtScheduling/ScheduleHearingDate', request]);
  });

  it('of another filing is not the one reserved', async () => {
    answerWith({ ...reservation, filingId: '3c9a7b52-1d4e-4d87-b6a1-2e8f4c5d6a34' });
    await expect(scheduling.reserve('IL', request)).rejects.toThrow(
      'The response of scheduleHearing does not match its contract: it answers another request',
    );
  });
});

describe('a notice of filing', () => {
  it('has one of the court’s filing types for open cases', async () => {
    answerWith(tables.filingTypes);
    const query = notices.types('IL', 'lakemoor:ch1');
    expect(await new QueryClient().fetchQuery({ ...query, queryFn: query.queryFn })).toEqual(tables.filingTypes);
    expect(sent()).toEqual([
      'GET /Tyler/IL/Codes/Filing-Types?courtCode=lakemoor%3Ach1&caseFilingType=Subsequent',
      undefined,
    ]);
  });

  it('is filed as asked', async () => {
    const request = {
      envelopeOrderId: 481,
      courtCode: 'lakemoor:ch1',
      caseTrackingId: 'case-1',
      filingTypeCode: '61',
      serviceContactIds: ['5a0e5b0e-6c5b-4a53-8c1c-3d2f0a7d1a01'],
    };
    const filed = {
      orderId: 482,
      envelopeId: '9001',
      filingId: '3c9a7b52-1d4e-4d87-b6a1-2e8f4c5d6a33',
      fileName: 'Notice of Filing.pdf',
      submittedAt: '2026-03-02T09:00:00Z',
    };
    answerWith(filed);
    expect(await notices.file('IL', request)).toEqual(filed);
    expect(sent()).toEqual(['POST /Tyler/IL/AutoFileService/NoticeOfFiling', request]);
  });
});
