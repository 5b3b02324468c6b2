import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ContractMismatchError } from './errors';
import { getGooglePlace, suggestGooglePlaces } from './google-places';
import { setRunnerHooks } from './http';

const fetchMock = vi.fn<typeof fetch>();

/** The one request that was sent. */
function sent() {
  const [url, init = {}] = fetchMock.mock.calls[0] ?? [''];
  return { url: String(url), init, headers: Object.fromEntries(new Headers(init.headers)) };
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  setRunnerHooks({ accessToken: () => 'of.the.session', renewToken: async () => true });
});
afterEach(() => vi.unstubAllGlobals());

it('asks Google for addresses in the US, in the session of its caller', async () => {
  const suggestions = [
    {
      placePrediction: {
        placeId: 'p1',
        structuredFormat: { mainText: { text: '12 Oak St' }, secondaryText: { text: 'Lakemoor, IL, USA' } },
      },
    },
    { placePrediction: { placeId: 'p2', structuredFormat: { mainText: { text: '12 Oak Ave' } } } },
    {},
  ];
  fetchMock.mockImplementation(async () => Response.json({ suggestions }));
  expect(await suggestGooglePlaces('key', '12 Oak', 'session')).toEqual({ suggestions });
  const { url, init, headers } = sent();
  expect(url).toBe('https://places.googleapis.com/v1/places:autocomplete');
  expect(init.method).toBe('POST');
  expect(JSON.parse(String(init.body))).toEqual({
    input: '12 Oak',
    includedRegionCodes: ['us'],
    languageCode: 'en',
    sessionToken: 'session',
  });
  expect(headers).toMatchObject({
    'x-goog-api-key': 'key',
    'x-goog-fieldmask': 'suggestions.placePrediction.placeId,suggestions.placePrediction.structuredFormat',
  });
});

it('asks Google for the parts of an address', async () => {
  const addressComponents = [{ types: ['route'], longText: 'Oak Street', shortText: 'Oak St' }];
  fetchMock.mockImplementation(async () => Response.json({ addressComponents }));
  expect(await getGooglePlace('key', 'a/b', 'session 1')).toEqual({ addressComponents });
  expect(sent().url).toBe('https://places.googleapis.com/v1/places/a%2Fb?languageCode=en&sessionToken=session+1');
  expect(sent().headers).toMatchObject({ 'x-goog-api-key': 'key', 'x-goog-fieldmask': 'addressComponents' });
});

it('sends Google the origin, but neither cookies nor the session’s token', async () => {
  fetchMock.mockImplementation(async () => Response.json({}, { status: 401 }));
  await expect(getGooglePlace('key', 'p1', 'session')).rejects.toHaveProperty('status', 401);
  expect(sent().headers).not.toHaveProperty('authorization');
  expect(sent().init).toMatchObject({ credentials: 'omit', referrerPolicy: 'strict-origin' });
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

it('accepts a response without suggestions or parts', async () => {
  fetchMock.mockImplementation(async () => Response.json({}));
  expect(await suggestGooglePlaces('key', 'x', 'session')).toEqual({});
  expect(await getGooglePlace('key', 'p1', 'session')).toEqual({});
});

it.each([
  { suggestions: 'none' },
  { suggestions: [{ placePrediction: {} }] },
  { suggestions: [{ placePrediction: { placeId: 'p1', structuredFormat: {} } }] },
  { suggestions: [{ placePrediction: { placeId: 'p1', structuredFormat: { mainText: {} } } }] },
  {
    suggestions: [
      { placePrediction: { placeId: 'p1', structuredFormat: { mainText: { text: 'x' }, secondaryText: {} } } },
    ],
  },
])('rejects suggestions of another form (%#)', async (body) => {
  fetchMock.mockImplementation(async () => Response.json(body));
  await expect(suggestGooglePlaces('key', 'x', 'session')).rejects.toBeInstanceOf(ContractMismatchError);
});

it.each([
  { addressComponents: {} },
  { addressComponents: [{}] },
  { addressComponents: [{ types: [1], longText: 'x', shortText: 'x' }] },
])('rejects parts of another form (%#)', async (body) => {
  fetchMock.mockImplementation(async () => Response.json(body));
  await expect(getGooglePlace('key', 'p1', 'session')).rejects.toBeInstanceOf(ContractMismatchError);
});
