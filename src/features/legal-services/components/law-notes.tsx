import type { LawNote } from '@/api/generated/serving/model';
import { formatPlainDate } from '@/lib/format/dates';
import classes from './service-form.module.css';

/** Rules of law with their sources. */
export function LawNotes({ notes }: { notes: readonly LawNote[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className={classes.notes}>
      {notes.map(({ text, source, effectiveFrom }) => (
        <li key={text}>
          {text}{' '}
          <span className={classes.source}>
            {source}, since {formatPlainDate(effectiveFrom)}. Not legal advice. Check the source.
          </span>
        </li>
      ))}
    </ul>
  );
}
