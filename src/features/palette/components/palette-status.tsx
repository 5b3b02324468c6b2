import type { FoundEntries } from '../use-entries';
import classes from './palette.module.css';

interface PaletteStatusProps {
  typed: string;
  count: number;
  found: FoundEntries;
  onShowKeys: () => void;
}

/** The number of results, shown and announced, with a button for the keyboard shortcuts. */
export function PaletteStatus({ typed, count, found, onShowKeys }: PaletteStatusProps) {
  const { failure, isSearching, retry } = found;
  return (
    <div className={classes.foot}>
      <span role="status">{statusText(typed.trim(), count, found)}</span>
      {failure && !isSearching && (
        <button type="button" className={classes.close} onClick={retry}>
          Try again
        </button>
      )}
      <button type="button" className={classes.close} onClick={onShowKeys}>
        Keyboard shortcuts
      </button>
    </div>
  );
}

function statusText(typed: string, count: number, { isSearching, failure }: FoundEntries): string {
  if (isSearching && typed !== '') return 'Searching…';
  if (failure) return failure;
  if (typed === '') return '';
  return count === 0 ? `Nothing found for “${typed}”` : `${count} ${count === 1 ? 'result' : 'results'}`;
}
