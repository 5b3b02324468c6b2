import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setBaseAddresses } from '@/api/backends';
import { parseRuntimeConfig, setRuntimeConfig } from '@/api/config';
import { setRunnerHooks } from '@/api/http';
import { openTestSandbox, type TestSandbox, testOrigin } from '../../../tests/sandbox.ts';
import { placesLookup } from './places';

function configure(differing: object = {}): void {
  const result = parseRuntimeConfig(differing, 'localhost');
  if (!result.ok) throw new Error(result.problems.join());
  setRuntimeConfig(result.config);
}

describe('the address service', () => {
  let backend: TestSandbox;
  beforeAll(async () => {
    backend = await openTestSandbox();
    const at = (name: string) => `${testOrigin}/api/${name}`;
    const backends = { platform: '', billing: '', filing: '', integration: '', docketSync: '', processServing: '' };
    setBaseAddresses({ ...backends, places: at('places') });
    vi.stubGlobal('fetch', (input: string, init: RequestInit) => backend.sandbox.fetch(new Request(input, init)));
  });
  afterAll(async () => {
    vi.unstubAllGlobals();
    await backend.sandbox.close();
  });

  it('suggests addresses while they are typed, and finds their parts', async () => {
    configure();
    const lookup = placesLookup();
    const suggestions = await lookup.suggest('210b harbor st chic');
    expect(suggestions).toMatchObject([{ mainText: '210B Harbor Street', secondaryText: 'Chicago, IL' }]);
    const [first] = suggestions;
    expect(first && (await lookup.find(first))).toEqual({
      streetNo: '210B',
      streetName: 'Harbor Street',
      city: 'Chicago',
      state: 'IL',
      zipCode: '60601',
    });
  });

  it.each([
    ['main brooklyn', 'Brooklyn', 'NY'],
    ['12 mill road washington dc', 'Washington', ''],
    ['W. Madison Ave, 94612', 'Oakland', 'CA'],
  ])('%s is in %s', async (text, city, state) => {
    configure();
    const [first] = await placesLookup().suggest(text);
    expect(first && (await placesLookup().find(first))).toMatchObject({
      city,
      state,
      streetNo: expect.stringMatching(/\d/),
    });
  });

  it('finds nothing for other text or an unknown place', async () => {
    configure();
    expect(await placesLookup().suggest('zzz')).toEqual([]);
    expect(await placesLookup().suggest('120')).toEqual([]);
    const unknown = { placeId: 'il-nowhere.7', mainText: '', secondaryText: '' };
    await expect(placesLookup().find(unknown)).rejects.toMatchObject({ status: 404 });
    await expect(placesLookup().find({ ...unknown, placeId: 'x' })).rejects.toMatchObject({ status: 404 });
  });
});

describe('Google Places', () => {
  const suggestion = (placeId: string, secondaryText: object) => ({
    placePrediction: { placeId, structuredFormat: { mainText: { text: '210 Harbor Street' }, ...secondaryText } },
  });
  const addressComponents = [{ types: ['route'], longText: 'Harbor Street', shortText: 'Harbor St' }];
  const google = vi.fn(async (_address: string, _init: RequestInit): Promise<Response> => Response.json({}));
  const sent = () => google.mock.calls.map(([address, init]) => ({ address: new URL(address), init }));
  beforeEach(() => {
    google.mockClear();
    vi.stubGlobal('fetch', google);
    setRunnerHooks({ accessToken: () => 'of.the.session' });
    configure({ googlePlacesKey: 'a-key' });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    setRunnerHooks({ accessToken: () => null });
  });

  it('is used when a key is configured, and receives no personal data', async () => {
    google.mockResolvedValueOnce(
      Response.json({
        suggestions: [suggestion('one', { secondaryText: { text: 'Chicago, IL, USA' } }), {}, suggestion('two', {})],
      }),
    );
    expect(await placesLookup().suggest('210 harbor')).toEqual([
      { placeId: 'one', mainText: '210 Harbor Street', secondaryText: 'Chicago, IL' },
      { placeId: 'two', mainText: '210 Harbor Street', secondaryText: '' },
    ]);
    const [{ address, init } = expect.unreachable()] = sent();
    expect(address.href).toBe('https://places.googleapis.com/v1/places:autocomplete');
    expect(JSON.parse(String(init.body))).toMatchObject({ input: '210 harbor', includedRegionCodes: ['us'] });
    expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'strict-origin' });
    const headers = new Headers(init.headers);
    expect(headers.get('x-goog-api-key')).toBe('a-key');
    expect(headers.has('authorization')).toBe(false);
    expect(await placesLookup().suggest('zzz')).toEqual([]);
  });

  it('is billed by session, from the first suggestion to the chosen place', async () => {
    const place = { placeId: 'a/b', mainText: '', secondaryText: '' };
    await placesLookup().suggest('210');
    await placesLookup().suggest('210 h');
    google.mockResolvedValueOnce(Response.json({ addressComponents }));
    expect(await placesLookup().find(place)).toMatchObject({ streetName: 'Harbor Street', city: '' });
    expect(await placesLookup().find(place)).toMatchObject({ streetName: '' });
    const sessions = sent().map(
      ({ address, init }) => address.searchParams.get('sessionToken') ?? JSON.parse(String(init.body)).sessionToken,
    );
    expect(sessions[0]).toMatch(/^[\w-]{36}$/);
    expect(sessions.slice(0, 3)).toEqual([sessions[0], sessions[0], sessions[0]]);
    expect(sessions[3]).not.toBe(sessions[0]);
    expect(sent()[2]?.address.pathname).toBe('/v1/places/a%2Fb');
  });

  it('fails when it does not respond', async () => {
    google.mockRejectedValueOnce(new TypeError('fetch failed'));
    await expect(placesLookup().suggest('210')).rejects.toMatchObject({ status: 0 });
  });
});
