import { describe, expect, it } from 'vitest';
import { decideGate, isAddressComplete, isGated, missingSteps } from './gate';

const address = {
  addressType: 0,
  number: '210',
  street: 'Harbor Street',
  suburb: 'Chicago',
  state: 'IL',
  postcode: '60601',
};

describe('the missing steps', () => {
  it.each(['number', 'street', 'suburb', 'state', 'postcode'] as const)(
    'an address without %s is not complete',
    (part) => {
      expect(isAddressComplete({ ...address, [part]: ' ' })).toBe(false);
      expect(isAddressComplete(address)).toBe(true);
    },
  );

  it.each([
    [[address], true, []],
    [[address], false, ['card']],
    [[], true, ['address']],
    [[], false, ['address', 'card']],
    [[{ ...address, addressType: 1 }], true, ['address']],
    [[{ ...address, number: '' }, address], true, []],
  ])('of %j, card: %s', (addresses, hasCreditCard, steps) => {
    expect(missingSteps({ addresses }, { hasCreditCard })).toEqual(steps);
  });
});

describe('the gate', () => {
  const on = { onboardingEnabled: true, forceOnboardingForExistingClients: false };
  const forced = { onboardingEnabled: true, forceOnboardingForExistingClients: true };
  const off = { onboardingEnabled: false, forceOnboardingForExistingClients: true };

  it.each([
    ['is open while onboarding is off', off, 'false', ['card'], 'pass'],
    ['is open for a firm older than it', on, undefined, ['card'], 'pass'],
    ['is open for a firm that has no such setting', on, null, ['card'], 'pass'],
    ['leads such a firm to its missing steps when forced', forced, undefined, ['card'], 'complete'],
    ['lets such a firm through when nothing is', forced, undefined, [], 'pass'],
    ['leads a new firm to its missing steps', on, 'false', ['address'], 'complete'],
    ['leads a firm that lost its card to it again', on, 'true', ['card'], 'complete'],
    ['records that a new firm is done', on, 'false', [], 'finish'],
    ['reads the setting in any case', on, ' False ', [], 'finish'],
    ['lets a firm through that is done', on, 'true', [], 'pass'],
  ] as const)('%s', (_, switches, setting, missing, decision) => {
    expect(decideGate({ ...switches, setting, missing })).toBe(decision);
    expect(isGated({ ...switches, setting })).toBe(
      switches !== off && (switches === forced || typeof setting === 'string'),
    );
  });
});
