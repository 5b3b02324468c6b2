import { Button } from '@mantine/core';
import { Notice } from '@/lib/ui/notice';
import { useCourtTables } from '../draft/court-tables-context';

/** Says that the court's lists could not be loaded, where they could not. */
export function TablesNotice() {
  const { error, retry } = useCourtTables();
  if (!error) return null;
  return (
    <Notice
      tone="bad"
      title="The court's lists could not be loaded"
      action={
        <Button variant="default" size="compact-sm" onClick={retry}>
          Try again
        </Button>
      }
    >
      What you have entered is kept.
    </Notice>
  );
}
