import type { FilingProvider } from '../descriptor';
import { rowOf } from '../model/court-tables';

/** A proposed order goes to a judge, in that judge's formats and with the letter they want (filing variants, section 6). */
export const proposedOrders: NonNullable<FilingProvider['proposedOrders']> = ({ extra }, { own }) => {
  const judge = typeof extra?.judicialOfficerId === 'string' ? extra.judicialOfficerId : undefined;
  return {
    word: rowOf(own.wordJudges ?? [], judge) ? 'optional' : 'none',
    letter: rowOf(own.letterJudges ?? [], judge) ? 'required' : 'optional',
    needsJudge: true,
    competing:
      'The portal takes no competing orders. Send all of them to the judge’s office as Word documents, with a letter that names the differences.',
  };
};
