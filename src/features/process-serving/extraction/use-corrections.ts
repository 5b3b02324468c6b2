import { useState } from 'react';
import { correctionsJournal, type PaperCorrections } from './model/kept-corrections';

/**
 * What the person corrects. A reload, or another tab, goes on with it.
 * @param subject the person and the reading
 * @param found what the papers say
 */
export function useCorrections(subject: string, found: () => PaperCorrections) {
  const [kept] = useState(() => correctionsJournal.read(subject));
  const [corrections, setCorrections] = useState<PaperCorrections>(() => kept ?? found());
  const [isChanged, setChanged] = useState(false);
  const change = (changed: Partial<PaperCorrections>) => {
    const after = { ...corrections, ...changed };
    setCorrections(after);
    setChanged(true);
    const { recipients, unchecked, single } = after.values;
    const values = { single, recipients: [...recipients], unchecked: [...unchecked] };
    correctionsJournal.write(subject, { ...after, values, editedAt: new Date().toISOString() });
  };
  return {
    corrections,
    change,
    isRestored: kept !== undefined,
    /** A reload would lose them: the browser keeps nothing for this page. */
    isAtRisk: isChanged && !correctionsJournal.isLasting(),
    forget: () => correctionsJournal.clear(subject),
  };
}
