import { expect, test } from 'vitest';
import { DocketEntryType } from '@/api/generated/docket-sync/model';
import { ChangeKind } from '@/api/generated/docket-watch/model';
import type { StatusTone } from '@/lib/ui/status-badge';
import { changeTexts, entryTypeTexts } from './change-texts';

test('each kind of change and of entry has a name of its own', () => {
  const changes = ChangeKind.options.map((kind) => changeTexts[kind].label);
  expect(changes).not.toContain('');
  expect(new Set(changes).size).toBe(changes.length);
  const types = DocketEntryType.options.map((type) => entryTypeTexts[type]);
  expect(types).not.toContain('');
  expect(new Set(types).size).toBe(types.length);
});

test.each<[StatusTone, ChangeKind[]]>([
  ['bad', ['case-sealed', 'trouble-began', 'sync-failed']],
  [
    'warning',
    [
      ...(['entry-amended', 'entry-removed', 'document-sealed', 'hearing-moved', 'hearing-cancelled'] as const),
      ...(['case-reopened', 'case-moved'] as const),
    ],
  ],
  ['good', ['trouble-ended']],
  ['progress', ['entry-added', 'document-available', 'transcript-released', 'hearing-set']],
  ['neutral', ['title-changed', 'judge-changed', 'case-closed', 'sync-stopped']],
])('as %s stands what changes a person’s plans that much', (tone, kinds) => {
  expect(ChangeKind.options.filter((kind) => changeTexts[kind].tone === tone)).toEqual(kinds);
});
