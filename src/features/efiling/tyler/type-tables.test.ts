import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { filingBackend } from './filing-backend.testing';
import { typeTables } from './tables';

const day = 86_400_000;
const fetchMock = filingBackend();

const component = {
  code: 'c1',
  name: 'Lead',
  filingCodeId: '61',
  required: true,
  allowMultiple: false,
  displayOrder: 1,
};
const motionType = { code: 'm1', name: 'Motion to Compel', filingCodeId: '61' };
const service = {
  code: 's1',
  name: 'Certified Copy',
  displayOrder: 1,
  fee: 6,
  filingCodeId: '61',
  multiplier: true,
  hasFeePrompt: false,
};

const answers: Readonly<Record<string, unknown>> = {
  'Filing-Components': [component],
  'Motion-Types': [motionType],
  'Optional-Services': [service],
};

/** The court answers, but not for the table that fails. */
function courtAnswers(failing?: string): void {
  fetchMock.mockReset().mockImplementation(async (url) => {
    const table = new URL(String(url)).pathname.split('/').at(-1) ?? '';
    return table === failing ? Response.json({}, { status: 404 }) : Response.json(answers[table]);
  });
}

/** The requests as sent, without the state, in alphabetical order. */
const requests = () =>
  fetchMock.mock.calls
    .map(([url]) => decodeURIComponent(String(url)).replace('https://filing.example/Tyler/IL/', ''))
    .sort();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T09:00:00Z') });
  courtAnswers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the tables of a filing type', () => {
  const query = typeTables('IL', 'lakemoor:ch1', '61');

  it('are its components, motion types and services', async () => {
    expect(await new QueryClient().fetchQuery(query)).toEqual({
      components: [component],
      motionTypes: [motionType],
      optionalServices: [service],
    });
    expect(requests()).toEqual([
      'Codes/Filing-Components?courtCode=lakemoor:ch1&filingTypeCode=61',
      'Codes/Motion-Types?courtCode=lakemoor:ch1&filingTypeCode=61',
      'Codes/Optional-Services?courtCode=lakemoor:ch1&filingTypeCode=61',
    ]);
  });

  it('fail together if one fails', async () => {
    courtAnswers('Motion-Types');
    await expect(new QueryClient().fetchQuery(query)).rejects.toHaveProperty('status', 404);
  });

  it('stay fresh for a day, together and each by itself', async () => {
    const client = new QueryClient();
    await client.fetchQuery(query);
    vi.setSystemTime(Date.now() + day - 1);
    fetchMock.mockClear();
    await client.fetchQuery(query);
    await client.fetchQuery({ ...query, staleTime: 0 });
    expect(requests()).toEqual([]);
    vi.setSystemTime(Date.now() + day);
    await client.fetchQuery(query);
    expect(fetchMock).toHaveBeenCalledTimes(3);
  });

  it('are kept by court and filing type, apart from the components alone', () => {
    expect(query.queryKey).toEqual([
      'Tyler',
      'IL',
      'Codes',
      'Filing-Components',
      { courtCode: 'lakemoor:ch1', filingTypeCode: '61' },
      'with motion types and services',
    ]);
  });
});
