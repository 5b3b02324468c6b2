import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coordinatesText, distanceText, mapLink, metersBetween, schematicOf } from './schematic';

const address = { lat: 41.8858, lng: -87.6229 };
const place = fc.record({
  lat: fc.double({ min: 41.8, max: 42, noNaN: true }),
  lng: fc.double({ min: -87.8, max: -87.4, noNaN: true }),
});
const attempts = fc.array(
  fc.record({
    attemptId: fc.uuid(),
    number: fc.nat(),
    success: fc.boolean(),
    location: fc.option(place, { nil: undefined }),
    accuracyMeters: fc.option(fc.double({ min: 0, max: 500, noNaN: true }), { nil: undefined }),
  }),
);

test('every position lies with its circle inside the drawing', () =>
  fc.assert(
    fc.property(attempts, (given) => {
      const { size, attempts: drawn, scale } = schematicOf(address, given, 320);
      expect(drawn).toHaveLength(given.filter(({ location }) => location).length);
      for (const { x, y, radius } of drawn) {
        expect(x - radius).toBeGreaterThanOrEqual(0);
        expect(y - radius).toBeGreaterThanOrEqual(0);
        expect(x + radius).toBeLessThanOrEqual(size);
        expect(y + radius).toBeLessThanOrEqual(size);
      }
      expect(scale.length).toBeGreaterThan(0);
      expect(scale.length).toBeLessThanOrEqual(size / 4);
    }),
  ));

test('distances in the drawing are in proportion to the scale', () => {
  const attempt = { attemptId: 'a', number: 1, success: false, accuracyMeters: 8 };
  const near = { lat: address.lat + 0.0005, lng: address.lng };
  const { attempts: drawn, address: middle, scale } = schematicOf(address, [{ ...attempt, location: near }], 320);
  const [only] = drawn;
  expect(only?.y).toBeLessThan(middle.y);
  expect(only?.x).toBe(middle.x);
  const feet = Number(scale.label.replace(' ft', ''));
  const drawnFeet = ((middle.y - (only?.y ?? 0)) / scale.length) * feet;
  expect(drawnFeet).toBeCloseTo(metersBetween(address, near) / 0.3048, 3);
});

const attemptAt = (lat: number, lng: number, accuracyMeters?: number) => ({
  ...{ attemptId: 'a', number: 1, success: false, location: { lat, lng } },
  ...(accuracyMeters !== undefined && { accuracyMeters }),
});

test('east is on the right, south below', () => {
  const { attempts: drawn, address: middle } = schematicOf(
    address,
    [attemptAt(address.lat - 0.001, address.lng + 0.001)],
    320,
  );
  expect(drawn[0]?.x).toBeGreaterThan(middle.x);
  expect(drawn[0]?.y).toBeGreaterThan(middle.y);
});

test('attempts close by are drawn as if within 25 meters, with 15 percent around', () => {
  const { attempts: drawn } = schematicOf(address, [attemptAt(address.lat, address.lng, 5)], 320);
  expect(drawn[0]?.radius).toBeCloseTo((5 * 160) / (25 * 1.15), 6);
});

test('a circle reaches further than its position', () => {
  const { attempts: drawn } = schematicOf(address, [attemptAt(address.lat, address.lng, 100)], 320);
  expect(drawn[0]?.radius).toBeCloseTo(160 / 1.15, 6);
});

test('a degree of longitude is shorter the further north', () => {
  expect(metersBetween({ lat: 0, lng: 0 }, { lat: 0, lng: 1 })).toBeCloseTo(111_320, 6);
  expect(metersBetween({ lat: 60, lng: 0 }, { lat: 60, lng: 1 })).toBeCloseTo(55_660, 6);
  expect(metersBetween({ lat: 0, lng: 0 }, { lat: 1, lng: 0 })).toBeCloseTo(111_320, 6);
});

test.each([
  ['close by', 0, '20 ft', 20 * 0.3048],
  ['a street away', 0.001, '200 ft', 200 * 0.3048],
  ['some streets away', 0.006, '1,000 ft', 1000 * 0.3048],
  ['a mile away', 0.0145, '0.5 mi', 0.5 * 1609.344],
])('the scale for an attempt %s', (_, north, label, meters) => {
  const at = attemptAt(address.lat + north, address.lng);
  const { scale } = schematicOf(address, [at], 320);
  const reach = Math.max(25, metersBetween(address, at.location)) * 1.15;
  expect(scale.label).toBe(label);
  expect(scale.length).toBeCloseTo((meters * 160) / reach, 6);
});

test('distances cross the date line the short way', () => {
  expect(metersBetween({ lat: 0, lng: 179.999 }, { lat: 0, lng: -179.999 })).toBeCloseTo(222.64, 1);
});

test.each([
  [0, '0 ft (0 m)'],
  [11, '36 ft (11 m)'],
  [304, '997 ft (304 m)'],
  [304.7, '1,000 ft (305 m)'],
  [2400, '1.5 mi (2.4 km)'],
  [160_934, '100 mi (160.9 km)'],
])('%d meters are %s', (meters, text) => expect(distanceText(meters)).toBe(text));

test('a scale of miles for positions far away', () => {
  const far = { attemptId: 'a', number: 1, success: false, location: { lat: address.lat + 0.2, lng: address.lng } };
  expect(schematicOf(address, [far], 320).scale.label).toBe('5 mi');
});

test('coordinates and the map link have six decimals', () => {
  expect(coordinatesText(address)).toBe('41.885800, -87.622900');
  expect(mapLink('https://maps.example/?q={lat},{lng}', address)).toBe('https://maps.example/?q=41.885800,-87.622900');
});
