import { Button } from '@mantine/core';
import { useContext } from 'react';
import { ErrorAdviceContext } from '@/lib/ui/error-advice';
import { Notice } from '@/lib/ui/notice';

/** Says that parts of the product are hidden because the person's rights or the firm's system didn't load. */
export default function UnknownRightsNotice({ error, retry }: { error: Error; retry: () => void }) {
  const adviceFor = useContext(ErrorAdviceContext);
  return (
    <Notice
      tone="warning"
      title="Your permissions couldn't be loaded"
      action={
        <Button size="compact-sm" variant="default" onClick={retry}>
          Try again
        </Button>
      }
    >
      Some actions are hidden until then. {adviceFor(error)}
    </Notice>
  );
}
