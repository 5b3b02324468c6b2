import { afterEach, describe, expect, it, vi } from 'vitest';
import { dateRegion, setDateRegion } from '../lib/format/date-region';
import { hasDocketWatch, hasWorkspace, parseRuntimeConfig, setRuntimeConfig } from './config';

const services = {
  platform: 'https://platform.benchfile.example',
  filing: 'https://filing.benchfile.example/',
  integration: 'https://integration.benchfile.example',
  processServing: 'https://serve.benchfile.example',
  docketSync: 'https://docket.benchfile.example',
  legacyProcessServing: 'https://old-serve.benchfile.example',
  documentExtract: 'https://extract.benchfile.example',
};

const problemsOf = (value: unknown, hostname = 'app.benchfile.example') => {
  const result = parseRuntimeConfig(value, hostname);
  return result.ok ? [] : result.problems;
};

describe('a good config', () => {
  it('gets defaults, and loses trailing slashes in addresses', () => {
    const result = parseRuntimeConfig({ services }, 'app.benchfile.example');
    expect(result).toMatchObject({
      ok: true,
      config: {
        productName: 'Benchfile',
        services: { filing: 'https://filing.benchfile.example' },
        features: { onboardingEnabled: false, forceOnboardingForExistingClients: false },
        frameAncestors: [],
      },
    });
  });

  it('keeps explicit values', () => {
    const given = { services, productName: 'Courtside', features: { onboardingEnabled: true } };
    expect(parseRuntimeConfig(given, 'app.benchfile.example')).toMatchObject({
      ok: true,
      config: {
        productName: 'Courtside',
        features: { onboardingEnabled: true, forceOnboardingForExistingClients: false },
      },
    });
  });
});

describe('embedding origins and monitoring', () => {
  const read = (more: object) => parseRuntimeConfig({ services, ...more }, 'app.benchfile.example');

  it('come from the config', () => {
    const dsn = 'https://public@monitoring.example/of/benchfile/7';
    expect(
      read({ frameAncestors: ['https://tool.example:8443'], monitoring: { dsn, release: '1.4.0' } }),
    ).toMatchObject({
      config: {
        frameAncestors: ['https://tool.example:8443'],
        monitoring: { dsn, environment: 'production', release: '1.4.0' },
      },
    });
  });

  it.each([
    'https://tool.example/',
    'https://tool.example/page',
    'https://*.tool.example',
    '*',
    'tool.example',
    "'self'",
    'null',
    'javascript:alert(1)',
    'https://tool.example; script-src *',
  ])('rejects %s', (origin) => {
    expect(problemsOf({ services, frameAncestors: [origin] })).toEqual([
      'frameAncestors.0: must be an origin: scheme, host and port',
    ]);
  });

  it.each([
    'monitoring.example/7',
    'https://monitoring.example/7',
    'https://public@monitoring.example/',
    'https://public@monitoring.example/7?x=1',
  ])('rejects the DSN %s', (dsn) => {
    expect(problemsOf({ services, monitoring: { dsn } })).toEqual(['monitoring.dsn: must be a DSN']);
  });

  it('reports a misspelled option', () => {
    const dsn = 'https://public@monitoring.example/7';
    expect(problemsOf({ services, monitoring: { dsn, enviroment: 'test' } })).toEqual([
      'monitoring: must have a dsn, an environment and a release, and nothing else',
    ]);
  });
});

describe('on localhost', () => {
  it.each(['localhost', '127.0.0.1', '[::1]'])('%s needs no config', (hostname) => {
    expect(parseRuntimeConfig(undefined, hostname)).toMatchObject({
      ok: true,
      config: { services: { integration: 'http://localhost:5167' } },
    });
  });

  it('fills in only missing values', () => {
    const given = { services: { platform: 'https://platform.benchfile.example' } };
    expect(parseRuntimeConfig(given, 'localhost')).toMatchObject({
      ok: true,
      config: { services: { platform: 'https://platform.benchfile.example', filing: 'http://localhost:5166' } },
    });
  });

  it('rejects an invalid config', () => {
    expect(problemsOf('nonsense', 'localhost')).toEqual([expect.stringMatching(/^config: /)]);
    expect(problemsOf(null, 'localhost')).toHaveLength(1);
    expect(problemsOf({ services: 'x' }, 'localhost')).toEqual([expect.stringMatching(/^services: /)]);
    expect(problemsOf({ services: null }, 'localhost')).toEqual([]);
  });
});

describe('an invalid config', () => {
  it('is reported when missing', () => {
    expect(problemsOf(undefined)).toEqual(['config.js was not loaded, or does not set the config object.']);
  });

  it('names every invalid field', () => {
    const problems = problemsOf({
      services: { ...services, filing: 'ftp://filing.benchfile.example', platform: undefined },
      features: { onboardingEnabled: 'yes' },
    });
    expect(problems).toEqual([
      expect.stringMatching(/^services\.platform: /),
      'services.filing: must be an http(s) address without query or fragment',
      expect.stringMatching(/^features\.onboardingEnabled: /),
    ]);
  });
});

describe('Basic credentials', () => {
  it.each([
    [{ username: 'staging', password: '' }, []],
    [{ username: 'a:b', password: 'x' }, ['basicCredentials.username: must not be empty or have a colon']],
    [{ username: 'staging' }, [expect.stringMatching(/^basicCredentials\.password: /)]],
    [
      { username: 'a', password: 'x', realm: 'y' },
      ['basicCredentials: must have a username and a password, and nothing else'],
    ],
  ])('%j', (basicCredentials, problems) => {
    expect(problemsOf({ services, basicCredentials })).toEqual(problems);
  });
});

describe('an address', () => {
  const platform = (address: string) => problemsOf({ services: { ...services, platform: address } });

  it.each([' https://a.example', 'https://a.example?x=1', 'https://a.example#x', 'https://a b', 'a.example'])(
    'cannot be %j',
    (address) => expect(platform(address)).toHaveLength(1),
  );

  it.each(['https://a.example', 'http://a.example:8080/services'])('can be %s', (address) =>
    expect(platform(address)).toEqual([]),
  );

  it('loses all its trailing slashes', () => {
    const given = { services: { ...services, platform: 'https://a.example//', billing: undefined } };
    expect(parseRuntimeConfig(given, 'app.benchfile.example')).toMatchObject({
      config: { services: { platform: 'https://a.example' } },
    });
  });
});

it.each(['http://tool.example', 'https://tool.example', 'https://tool.example:8443'])(
  'an origin can be %s',
  (origin) => {
    expect(problemsOf({ services, frameAncestors: [origin] })).toEqual([]);
    expect(problemsOf({ services, frameAncestors: [`x ${origin}`] })).toHaveLength(1);
  },
);

it.each(['http://key@monitoring.example/7', 'https://key@monitoring.example:8443/of/benchfile/712'])(
  'a DSN can be %s',
  (dsn) => {
    expect(problemsOf({ services, monitoring: { dsn } })).toEqual([]);
    expect(problemsOf({ services, monitoring: { dsn: `x ${dsn}` } })).toHaveLength(1);
  },
);

it('every option has a default', () => {
  const features = {
    onboardingEnabled: false,
    forceOnboardingForExistingClients: false,
  };
  const { filing: _, ...rest } = services;
  const config = {
    productName: 'Benchfile',
    providerDomain: 'benchfile.example',
    supportPhone: '(800) 555-0142',
    region: 'US',
    support: {},
    services: { ...rest, filing: 'https://filing.benchfile.example' },
    frameAncestors: [],
    features,
  };
  expect(parseRuntimeConfig({ services }, 'app.benchfile.example')).toEqual({ ok: true, config });
  expect(parseRuntimeConfig({ services, features: {} }, 'app.benchfile.example')).toEqual({ ok: true, config });
});

it('keeps the support channels', () => {
  const support = {
    center: 'https://support.example',
    featureRequest: 'https://support.example/ideas',
    remoteAccess: 'https://support.example/remote',
    chatScript: 'https://chat.example/benchfile.js',
  };
  expect(parseRuntimeConfig({ services, support }, 'app.benchfile.example')).toMatchObject({ config: { support } });
});

it('is read only after it is set', async () => {
  vi.resetModules();
  const { runtimeConfig, setRuntimeConfig } = await import('./config');
  expect(runtimeConfig).toThrow('setRuntimeConfig was not called.');
  const result = parseRuntimeConfig({ services }, 'app.benchfile.example');
  if (!result.ok) throw new Error('It is valid.');
  setRuntimeConfig(result.config);
  expect(runtimeConfig()).toBe(result.config);
});

describe('a map’s link', () => {
  const link = (given: string) => problemsOf({ services, maps: { link: given } });

  it.each(['https://maps.example/?q={lat},{lng}', 'https://maps.example/{lng}/{lat}/', 'https://{lat}{lng}'])(
    'can be %s',
    (given) => expect(link(given)).toEqual([]),
  );

  it.each([
    'http://maps.example/?q={lat},{lng}',
    'see https://maps.example/?q={lat},{lng}',
    'https://maps.example/?q={lat}, {lng}',
    'https://maps.example/?q={lat}',
    'https://maps.example/?q={lng}',
    'https://maps.example/',
  ])('cannot be %s', (given) =>
    expect(link(given)).toEqual(['maps.link: must be an https address with {lat} and {lng}']),
  );

  it('stands alone', () => {
    expect(problemsOf({ services, maps: {} })).toEqual([expect.stringMatching(/^maps\.link: /)]);
    const maps = { link: 'https://maps.example/?q={lat},{lng}', zoom: 7 };
    expect(problemsOf({ services, maps })).toEqual([expect.stringMatching(/^maps: /)]);
  });
});

describe('once it is set', () => {
  afterEach(() => setDateRegion('US'));

  const use = (more: object) => {
    const result = parseRuntimeConfig({ services, ...more }, 'app.benchfile.example');
    if (!result.ok) throw new Error(result.problems.join());
    setRuntimeConfig(result.config);
  };

  it.each(['EU', 'US'])('dates are written as in its region: %s', (region) => {
    use({ region });
    expect(dateRegion()).toBe(region);
  });

  it('its region can’t be another', () => {
    expect(problemsOf({ services, region: 'UK' })).toEqual([expect.stringMatching(/^region: /)]);
  });

  it.each([
    ['workspace', hasWorkspace],
    ['docketWatch', hasDocketWatch],
  ])('it says whether the deployment has the service %s', (name, has) => {
    use({});
    expect(has()).toBe(false);
    use({ services: { ...services, [name]: 'https://more.benchfile.example' } });
    expect(has()).toBe(true);
  });
});
