import { expect, it } from 'vitest';
import { emptyContent } from '../model/filing-content';
import { firstDelivery } from './delivery';
import { codecs } from './delivery-codec';

const { toWire, fromWire } = codecs['existing-case'];
const content = { ...emptyContent, isNonIndexedCase: true, courtCode: 'alpine', extra: firstDelivery };

it('sends the delivery, and reads it back', () => {
  const wire = toWire(content);
  expect(wire).toMatchObject({
    apiType: 8,
    isPhysical: true,
    physicalDelivery: {
      serviceLevel: 'standard',
      counter: 'drop-off',
      copies: 1,
      returnCopies: 'scan',
      advanceFees: true,
    },
  });
  expect(fromWire(wire).extra).toMatchObject(firstDelivery);
  expect(toWire(fromWire(wire))).toEqual(wire);
});

it('sends no delivery until something of it is entered, and nothing that isn’t one', () => {
  const { physicalDelivery } = toWire({ ...content, extra: { serviceLevel: 'soon', copies: 'two', instructions: '' } });
  expect(physicalDelivery).toBeUndefined();
  expect(fromWire(toWire({ ...content, extra: {} })).extra?.serviceLevel).toBeUndefined();
});
