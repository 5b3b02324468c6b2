import { createLink } from '@tanstack/react-router';
import { type ComponentPropsWithRef, useId } from 'react';
import { Planned } from '@/features/navigation';
import { useLinkTarget } from '@/lib/ui/use-link-target';
import type { Entry, EntryGroup } from '../model/entry';
import { markMatches } from '../model/match';
import classes from './palette.module.css';

interface PaletteGroupProps {
  group: EntryGroup;
  typed: string;
  activeKey: string | undefined;
  optionId: (key: string) => string;
  /** The pointer moved onto an entry. */
  onPoint: (key: string) => void;
  onFollow: (entry: Entry) => void;
}

/** A group of entries under its heading. */
export function PaletteGroup({ group, typed, activeKey, optionId, onPoint, onFollow }: PaletteGroupProps) {
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox
    <div role="group" aria-labelledby={titleId} className={classes.group}>
      <div id={titleId} className={classes.title}>
        {group.title}
      </div>
      {group.entries.map((entry) => (
        <PaletteEntry
          key={entry.key}
          id={optionId(entry.key)}
          entry={entry}
          typed={typed}
          isActive={entry.key === activeKey}
          onPoint={() => onPoint(entry.key)}
          onFollow={() => onFollow(entry)}
        />
      ))}
    </div>
  );
}

const OptionLink = createLink((props: ComponentPropsWithRef<'a'>) => <a {...props} />);

interface PaletteEntryProps {
  id: string;
  entry: Entry;
  typed: string;
  isActive: boolean;
  onPoint: () => void;
  onFollow: () => void;
}

function PaletteEntry({ id, entry, typed, isActive, onPoint, onFollow }: PaletteEntryProps) {
  const { title, page } = entry;
  const detail = [entry.detail, entry.reasons].filter(Boolean).join(' · ');
  return (
    <OptionLink
      {...useLinkTarget(page)}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      data-active={isActive || undefined}
      className={classes.entry}
      preload={false}
      onPointerMove={onPoint}
      // Even if the link then waits for a matter.
      onClickCapture={onFollow}
    >
      <span className={classes.name}>
        <Marked text={title} typed={typed} />
      </span>
      {detail && (
        <span className={classes.detail}>
          <Marked text={detail} typed={typed} />
        </span>
      )}
      <Planned page={page} />
    </OptionLink>
  );
}

/** A text with the matches highlighted. */
function Marked({ text, typed }: { text: string; typed: string }) {
  return markMatches(text, typed).map(({ text: run, isMatch }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: runs have no identity but their position
    isMatch ? <mark key={place}>{run}</mark> : <span key={place}>{run}</span>,
  );
}
