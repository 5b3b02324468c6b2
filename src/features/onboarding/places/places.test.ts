import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { setBaseAddresses } from '@/api/backends';
import { parseRuntimeConfig, setRuntimeConfig } from '@/api/config';
import { openTestSandbox, type TestSandbox, testOrigin } from '../../../../tests/sandbox.ts';
import { placesLookup } from '.';

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
    const backends = { platform: '', billing: '', filing: '', integration: '', docketSync: '' };
    setBaseAddresses({ ...backends, places: at('places') });
    vi.stubGlobal('fetch', (input: string, init: RequestInit) => backend.sandbox.fetch(new Request(input, init)));
  });
  afterAll(async () => {
    vi.unstubAllGlobals();
    await backend.sandbox.close();
  });

  it('finds addresses while they are typed, and their parts', async () => {
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

  it('finds nothing for what is no address, and no place that was never suggested', async () => {
    configure();
    expect(await placesLookup().suggest('zzz')).toEqual([]);
    expect(await placesLookup().suggest('120')).toEqual([]);
    const unknown = { placeId: 'il-nowhere.7', mainText: '', secondaryText: '' };
    await expect(placesLookup().find(unknown)).rejects.toMatchObject({ status: 404 });
    await expect(placesLookup().find({ ...unknown, placeId: 'x' })).rejects.toMatchObject({ status: 404 });
  });
});

describe('Google Places', () => {
  const text = (value: string) => ({ text: value });
  const addressComponents = [{ types: ['route'], longText: 'Harbor Street', shortText: 'Harbor St' }];
  const fetchFields = vi.fn(async () => {});
  const fetchSuggestions = vi.fn(async (_request: { sessionToken: object }) => ({
    suggestions: [
      {
        placePrediction: {
          placeId: 'place-1',
          mainText: text('210 Harbor Street'),
          secondaryText: text('Chicago, IL, USA'),
          toPlace: () => ({ fetchFields, addressComponents }),
        },
      },
      { placePrediction: null },
      {
        placePrediction: {
          placeId: 'place-2',
          mainText: null,
          secondaryText: null,
          toPlace: () => ({ fetchFields }),
        },
      },
    ],
  }));
  const library = {
    AutocompleteSuggestion: { fetchAutocompleteSuggestions: fetchSuggestions },
    AutocompleteSessionToken: class {},
  };
  const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src*="maps.googleapis.com"]')];
  const loaded = () => {
    vi.stubGlobal('google', { maps: { importLibrary: async () => library } });
    Reflect.get(globalThis, 'benchfilePlacesReady')();
  };
  afterEach(() => {
    fetchSuggestions.mockClear();
  });

  it('comes with the first question, again after it failed, and once after that', async () => {
    configure({ googlePlacesKey: 'a key' });
    expect(scripts()).toEqual([]);
    const failed = placesLookup().suggest('210 harbor');
    expect(scripts().map(({ src }) => src)).toEqual([
      'https://maps.googleapis.com/maps/api/js?key=a+key&v=weekly&loading=async&callback=benchfilePlacesReady',
    ]);
    scripts()[0]?.dispatchEvent(new Event('error'));
    await expect(failed).rejects.toThrow('Google Places could not be loaded.');
    expect(scripts()).toEqual([]);

    const found = placesLookup().suggest('210 harbor');
    loaded();
    expect(await found).toEqual([
      { placeId: 'place-1', mainText: '210 Harbor Street', secondaryText: 'Chicago, IL' },
      { placeId: 'place-2', mainText: '', secondaryText: '' },
    ]);
    await placesLookup().suggest('210 harbor s');
    expect(scripts()).toHaveLength(1);
    const [first, second] = fetchSuggestions.mock.calls.map(([request]) => request);
    expect(first).toMatchObject({ input: '210 harbor', includedRegionCodes: ['us'] });
    expect(second?.sessionToken).toBe(first?.sessionToken);
  });

  it('ends a session with the place that is chosen', async () => {
    configure({ googlePlacesKey: 'a key' });
    const [first, second] = await placesLookup().suggest('210 harbor');
    expect(first && (await placesLookup().find(first))).toMatchObject({ streetName: 'Harbor Street', city: '' });
    expect(fetchFields).toHaveBeenCalledWith({ fields: ['addressComponents'] });
    expect(second && (await placesLookup().find(second))).toMatchObject({ streetName: '' });
    await placesLookup().suggest('7 main');
    const [before, later] = fetchSuggestions.mock.calls.map(([request]) => request);
    expect(later?.sessionToken).not.toBe(before?.sessionToken);
    await expect(placesLookup().find({ placeId: 'other', mainText: '', secondaryText: '' })).rejects.toThrow(
      'not among those that were suggested last',
    );
  });
});
