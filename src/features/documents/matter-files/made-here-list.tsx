import type { MatterDocument } from '@/api/generated/workspace/model';
import { formatDay } from '@/lib/format/dates';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { addable, kindOf } from './made-here';
import classes from './matter-files.module.css';
import { PickedRow } from './picked-row';

interface MadeHereListProps {
  /** Undefined while loading. */
  documents: readonly MatterDocument[] | undefined;
  searchTerm: string;
  pickedIds: ReadonlySet<string>;
  onToggle: (document: MatterDocument) => void;
  onPreview: (document: MatterDocument) => void;
}

/** Shows what the product made for the matter, to pick. */
export function MadeHereList({ documents, searchTerm, pickedIds, onToggle, onPreview }: MadeHereListProps) {
  if (!documents) return <SkeletonLines lines={5} />;
  const shown = addable(documents, searchTerm);
  if (shown.length === 0) return <p className={classes.nothing}>No results found</p>;
  return (
    <ul className={classes.list} aria-label="Documents made here">
      {shown.map((document) => (
        <li key={document.id} className={classes.row}>
          <PickedRow
            name={document.name}
            facts={factsOf(document)}
            isPicked={pickedIds.has(document.id)}
            onToggle={() => onToggle(document)}
            onPreview={() => onPreview(document)}
          />
        </li>
      ))}
    </ul>
  );
}

const factsOf = (document: MatterDocument) =>
  [kindOf(document), document.orderId && `order ${document.orderId}`, formatDay(document.madeAt)]
    .filter(Boolean)
    .join(' · ');
