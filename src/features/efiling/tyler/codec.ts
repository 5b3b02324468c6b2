/** The form's content as the calls send and answer it. */
import type { ExistingCaseContent, NewCaseContent } from '@/api/generated/filing/model';
import type { Codec } from '../descriptor';

export const newCase: Codec<NewCaseContent> = {
  toWire: (content) => content,
  fromWire: (content) => content,
};

export const existingCase: Codec<ExistingCaseContent> = {
  toWire: ({ willFiledDate: _, isNonIndexedCase = false, filingPartyIds = [], ...content }) => ({
    ...content,
    isNonIndexedCase,
    filingPartyIds,
  }),
  fromWire: (content) => content,
};
