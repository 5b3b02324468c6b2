import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { rememberReload, wasReloadedFor } from '@/lib/browser/chunks';
import { browserLocation } from '@/lib/browser/location';
import { PageNotice } from '@/lib/ui/page-notice';

/** Stands where a piece of the application did not come: the page is loaded anew by itself once, then, and offline, only when asked. */
export function ChunkFailure({ error }: { error: Error }) {
  const [isAsking] = useState(() => wasReloadedFor(error) || !navigator.onLine);
  useEffect(() => {
    if (!isAsking && rememberReload(error)) browserLocation.reload();
  }, [isAsking, error]);
  if (!isAsking) return null;
  return (
    <PageNotice title="Loading chunk failed" role="alert">
      <p>
        {navigator.onLine
          ? 'A part of the application did not arrive. A new version may have been put in place: load the page anew.'
          : 'A part of the application did not arrive since you are offline. Load the page anew when the network is back.'}
      </p>
      <div>
        <Button onClick={() => browserLocation.reload()}>Refresh</Button>
      </div>
    </PageNotice>
  );
}
