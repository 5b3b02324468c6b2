/** The matters of a connected system, which may lie in each other, as rows of a list (specification, section 2). */
import type { Matter } from '@/api/generated/integration/model';
import type { ListOption } from '@/lib/form/option';

export interface MatterRow {
  matter: Matter;
  displayName: string;
  /** Names of what it lies in, the outermost first. */
  parents: readonly string[];
}

/**
 * Every matter followed by what lies below it. One without `displayName` is hidden, with all that lies below it: there
 * would be no saying where that is. Pages may overlap when matters were added between them: each is shown once.
 */
export function toRows(items: readonly Matter[]): MatterRow[] {
  const seen = new Set<string>();
  const rows: MatterRow[] = [];
  const add = (matter: Matter, parents: readonly string[]) => {
    const displayName = matter.displayName?.trim();
    if (!displayName || seen.has(matter.matterReference)) return;
    seen.add(matter.matterReference);
    rows.push({ matter, displayName, parents });
    for (const child of matter.children ?? []) add(child, [...parents, displayName]);
  };
  for (const item of items) add(item, []);
  return rows;
}

/** A row as an option. One without `retailerReference` is shown and cannot be chosen. */
export function toOption(
  { matter, displayName, parents }: MatterRow,
  { showDescription }: { showDescription: boolean },
): ListOption {
  return {
    value: matter.matterReference,
    label: displayName,
    ...(showDescription && matter.description ? { description: matter.description } : {}),
    parents,
    isDisabled: !matter.retailerReference,
  };
}
