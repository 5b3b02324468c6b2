/** The content as One Legal's calls have it for courts on paper. */
import type { OneLegalContent } from '@/api/generated/filing/model';
import type { Codec } from '../descriptor';
import type { FieldValue } from '../model/filing-content';
import { codecsOf } from '../onelegal/codec';
import { facts } from './facts';

type Delivery = NonNullable<OneLegalContent['physicalDelivery']>;

const usual = codecsOf(facts);

export const codecs = { 'new-case': onPaper(usual['new-case']), 'existing-case': onPaper(usual['existing-case']) };

function onPaper({ toWire, fromWire }: Codec<OneLegalContent>): Codec<OneLegalContent> {
  return {
    toWire: ({ extra = {}, ...content }) => {
      const { serviceLevel, counter, copies, returnCopies, advanceFees, instructions, ...others } = extra;
      const delivery: Delivery = {
        serviceLevel: levels.find((level) => level === serviceLevel),
        counter: counters.find((each) => each === counter),
        copies: typeof copies === 'number' ? copies : undefined,
        returnCopies: returns.find((each) => each === returnCopies),
        advanceFees: typeof advanceFees === 'boolean' ? advanceFees : undefined,
        instructions: textOf(instructions),
      };
      const isEmpty = Object.values(delivery).every((each) => each === undefined);
      return {
        ...toWire({ ...content, extra: others }),
        isPhysical: true,
        physicalDelivery: isEmpty ? undefined : delivery,
      };
    },
    fromWire: ({ isPhysical: _, physicalDelivery = {}, ...wire }) => {
      const content = fromWire(wire);
      const { serviceLevel, counter, copies, returnCopies, advanceFees, instructions } = physicalDelivery;
      const delivery = { serviceLevel, counter, copies, returnCopies, advanceFees, instructions };
      return { ...content, extra: { ...content.extra, ...delivery } };
    },
  };
}

const levels = ['standard', 'urgent'] as const;
const counters = ['drop-off', 'over-the-counter'] as const;
const returns = ['mail', 'scan', 'none'] as const;

const textOf = (value: FieldValue) => (typeof value === 'string' && value !== '' ? value : undefined);
