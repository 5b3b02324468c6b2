import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './centered-page.module.css';

/** A page with a single message: sign-in, signed out. */
export function CenteredPage({ children }: { children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className={classes.page}>
      <Stack align="center" gap="sm" maw={440} ta="center">
        {children}
      </Stack>
    </main>
  );
}
