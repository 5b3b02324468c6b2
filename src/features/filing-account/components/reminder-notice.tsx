import { Box, Button, Group } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { AppLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';

/** The reminder to try the new filing form, until it is closed. */
export default function ReminderNotice({ onShown }: { onShown: () => void }) {
  const [isClosed, setClosed] = useState(false);
  const shown = useEffectEvent(onShown);
  useEffect(() => shown(), []);
  if (isClosed) return null;
  return (
    <Box mb="sm">
      <Notice tone="info">
        <Group component="span" gap="xs">
          You asked us to remind you: try the new filing form again.
          <AppLink to="/filing-account/experience" inherit onClick={() => setClosed(true)}>
            Turn it on
          </AppLink>
          <Button size="compact-sm" variant="subtle" onClick={() => setClosed(true)}>
            Not now
          </Button>
        </Group>
      </Notice>
    </Box>
  );
}
