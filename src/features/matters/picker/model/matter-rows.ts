/** Nested matters as rows of a list (specification, application section 2). */
import type { Matter } from '@/api/generated/integration/model';
import type { ListOption } from '@/lib/form/option';
import { plainMatterName } from '@/lib/format/matter-name';

export interface MatterRow {
  matter: Matter;
  displayName: string;
  /** Names of its parents, the outermost first. */
  parents: readonly string[];
}

/**
 * Each matter followed by its children. A matter without `displayName` is hidden along with its children. Pages overlap
 * when matters are added between them; each matter is listed once.
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

/** A row as an option, its name as the product shows it. Disabled without `retailerReference`. */
export function toOption(
  { matter, displayName, parents }: MatterRow,
  { showDescription }: { showDescription: boolean },
): ListOption {
  return {
    value: matter.matterReference,
    label: plainMatterName(displayName) || matter.matterReference,
    ...(showDescription && matter.description ? { description: matter.description } : {}),
    parents: parents.map(plainMatterName),
    isDisabled: !matter.retailerReference,
  };
}
