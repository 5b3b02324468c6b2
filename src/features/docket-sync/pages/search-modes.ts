/** The docket search for many cases at once. Each mode's code is there before the page shows it. */
import { type Prepared, prepared } from '@/lib/ui/prepared';
import type { DocketSearch } from '../bulk/search';

export const searchModes: Readonly<Record<NonNullable<DocketSearch['mode']>, Prepared<object>>> = {
  account: prepared(async () => (await import('../bulk/pages/bulk-choose-page')).ChooseFromAccount),
  import: prepared(async () => (await import('../bulk/pages/bulk-import-page')).ImportPage),
};

/** Loads a mode's code. */
export async function prepareSearchMode(mode: DocketSearch['mode']): Promise<void> {
  if (mode !== undefined) await searchModes[mode].prepare();
}
