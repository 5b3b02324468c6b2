import classes from './docket-entries.module.css';
import { wordDiff } from './model/word-diff';

interface AmendedTextProps {
  before: string;
  after: string;
}

const tags = { same: 'span', added: 'ins', removed: 'del' } as const;

/** An amended text with its old and new words. */
export default function AmendedText({ before, after }: AmendedTextProps) {
  return (
    <p className={classes.diff}>
      {wordDiff(before, after).map(({ kind, text }, index) => {
        const Tag = tags[kind];
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text, which never move
        return <Tag key={index}>{text}</Tag>;
      })}
    </p>
  );
}
