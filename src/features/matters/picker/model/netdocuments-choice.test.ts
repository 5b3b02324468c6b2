import { describe, expect, it } from 'vitest';
import {
  buildRequest,
  type NetdocumentsChoice,
  nextStep,
  parentsOf,
  selectable,
  skipAfter,
  withCabinet,
  withParent,
  withPrimary,
} from './netdocuments-choice';

const cabinet = {
  id: 'NG-1',
  name: 'Litigation',
  repositoryId: 'CA-1',
  primaryAttributeId: 2,
  organizingAttributeId: 3,
};
const other = { ...cabinet, id: 'NG-2', name: 'Estates' };
const client = { id: 'NYM', desc: 'Ida Nyman' };
const matter = { id: '20417', desc: 'Nyman v. Castellan' };
const both = { hasParentAttribute: true, hasPrimaryAttribute: true };
const primaryOnly = { hasParentAttribute: false, hasPrimaryAttribute: true };
const neither = { hasParentAttribute: false, hasPrimaryAttribute: false };

describe('the next step', () => {
  it.each<[string, NetdocumentsChoice, Parameters<typeof nextStep>[1], ReturnType<typeof nextStep>]>([
    ['nothing chosen', {}, undefined, 'cabinet'],
    ['a cabinet of which nothing is known yet', { cabinet }, undefined, 'attributes'],
    ['a cabinet with a parent attribute', { cabinet }, both, 'parent'],
    ['a parent', { cabinet, parent: client }, both, 'primary'],
    ['a parent and a primary attribute', { cabinet, parent: client, primary: matter }, both, 'build'],
    ['a cabinet with only a primary attribute', { cabinet }, primaryOnly, 'primary'],
    ['its primary attribute', { cabinet, primary: matter }, primaryOnly, 'build'],
    ['a cabinet with neither', { cabinet }, neither, 'build'],
    [
      'a parent of a cabinet with no primary one',
      { cabinet, parent: client },
      { ...both, hasPrimaryAttribute: false },
      'build',
    ],
  ])('after %s', (_what, choice, info, step) => {
    expect(nextStep(choice, info)).toBe(step);
    expect(buildRequest(choice, info) !== undefined).toBe(step === 'build');
  });
});

describe('another choice clears what depends on it', () => {
  const all = { cabinet, parent: client, primary: matter };
  it.each<[string, NetdocumentsChoice, NetdocumentsChoice]>([
    ['another cabinet', withCabinet(other), { cabinet: other }],
    ['no cabinet', withCabinet(undefined), {}],
    [
      'another parent',
      withParent(all, { id: 'SOR', desc: 'Sorrento' }),
      { cabinet, parent: { id: 'SOR', desc: 'Sorrento' } },
    ],
    ['no parent', withParent(all, undefined), { cabinet }],
    [
      'another primary attribute',
      withPrimary(all, { ...matter, id: '2' }),
      { cabinet, parent: client, primary: { ...matter, id: '2' } },
    ],
    ['no primary attribute', withPrimary(all, undefined), { cabinet, parent: client }],
  ])('%s', (_what, choice, expected) => {
    expect(choice).toEqual(expected);
  });
});

describe('the reference', () => {
  it('is built from the whole choice, by ids and names', () => {
    expect(buildRequest({ cabinet, parent: client, primary: matter }, both)).toEqual({
      cabinetId: 'NG-1',
      cabinetName: 'Litigation',
      organizingAttributeId: 3,
      parentAttributeValue: 'NYM',
      parentAttributeName: 'Ida Nyman',
      primaryAttributeId: 2,
      primaryAttributeValue: '20417',
      primaryAttributeName: 'Nyman v. Castellan',
    });
  });

  it('is built from a cabinet alone when it has no attributes', () => {
    expect(buildRequest({ cabinet }, neither)).toEqual({
      cabinetId: 'NG-1',
      cabinetName: 'Litigation',
      organizingAttributeId: 3,
    });
  });

  it('has the cabinet and the parent value as parents', () => {
    expect(parentsOf({ cabinet, parent: client, primary: matter })).toEqual(['Litigation', 'Ida Nyman']);
    expect(parentsOf({ cabinet, primary: matter })).toEqual(['Litigation']);
    expect(parentsOf({})).toEqual([]);
  });
});

describe('values', () => {
  const noValue = { id: '-1', desc: '(none)' };
  it('with the id -1 are hidden', () => {
    expect(selectable([noValue, { ...noValue, id: ' -1 ' }, client, { id: '-10', desc: 'Ten' }])).toEqual([
      client,
      { id: '-10', desc: 'Ten' },
    ]);
  });

  it('are counted with the hidden ones, so the next page skips none', () => {
    expect(skipAfter([{ items: [noValue, client] }, { items: [matter] }])).toBe(3);
    expect(skipAfter([])).toBe(0);
  });
});
