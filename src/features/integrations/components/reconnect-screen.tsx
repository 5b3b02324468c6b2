import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { disconnectedTexts } from '../disconnected-texts';
import { type FirmSystem, useConnect } from '../use-connection';
import classes from './reconnect-screen.module.css';

interface ReconnectScreenProps {
  system: FirmSystem;
  /** What can be done without a connection. */
  otherwise?: ReactNode;
}

/** Stands where a page needs the connected system, and the person's connection does not work (application section 2). */
export function ReconnectScreen({ system, otherwise }: ReconnectScreenProps) {
  const { start, isUnderWay } = useConnect(system);
  const { title, body, action } = disconnectedTexts(system.displayName);
  return (
    <section className={classes.screen} aria-label={title}>
      <h1 className={classes.title}>{title}</h1>
      <p>{body}</p>
      <Group justify="center">
        <Button loading={isUnderWay} onClick={start}>
          {action}
        </Button>
        {otherwise}
      </Group>
    </section>
  );
}
