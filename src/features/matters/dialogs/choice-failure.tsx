import { Button } from '@mantine/core';
import { Notice } from '@/lib/ui/notice';
import type { MatterChoice } from '../use-matter-choice';

/** Says that the chosen matter could not be connected, where that is so. */
export function ChoiceFailure({ choice: { chosen, status, retry } }: { choice: MatterChoice }) {
  const isFailed = chosen !== undefined && status !== 'valid' && status !== 'loading';
  if (!isFailed) return null;
  const again = (
    <Button size="compact-sm" variant="default" onClick={retry}>
      Try again
    </Button>
  );
  return (
    <Notice tone="bad" action={again}>
      {chosen.displayName} could not be connected.
    </Notice>
  );
}
