import { Button, Group, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { runtimeConfig } from '@/api/config';
import { workFinished } from '@/lib/async/work-under-way';
import { CenteredPage } from '@/lib/ui/centered-page';
import type { Person } from '../model/access-token';
import { becomeArriving, stayPresent } from '../session';
import classes from './switch-question.module.css';

interface SwitchQuestionProps {
  present: Person;
  /** The person whom a link would sign in. */
  arriving: Person;
}

/** Asks before a link signs in another person. Switching waits for uploads and submissions in all tabs. */
export default function SwitchQuestion({ present, arriving }: SwitchQuestionProps) {
  const [isSwitching, setSwitching] = useState(false);
  useEffect(() => {
    if (!isSwitching) return;
    const giveUp = new AbortController();
    void workFinished(giveUp.signal).then((isFinished) => isFinished && becomeArriving());
    return () => giveUp.abort();
  }, [isSwitching]);
  return (
    <CenteredPage>
      <Title order={1} size="h3">
        Switch accounts?
      </Title>
      <Text className={classes.names}>
        You are signed in as <strong>{nameOf(present)}</strong>. Switch to <strong>{nameOf(arriving)}</strong>?
      </Text>
      <Text c="dimmed" className={classes.names}>
        The link you opened signs in {arriving.email || 'another person'}. If you didn’t expect that, stay signed in.
        Switching signs {nameOf(present)} out of {runtimeConfig().productName} in all tabs.
      </Text>
      <Text role="status">
        {isSwitching && 'Waiting for uploads, submissions and drafts in your tabs to finish saving…'}
      </Text>
      <Group justify="center">
        <Button onClick={stayPresent}>Stay signed in</Button>
        <Button variant="default" onClick={() => (isSwitching ? becomeArriving() : setSwitching(true))}>
          {isSwitching ? 'Switch without waiting' : 'Switch'}
        </Button>
      </Group>
    </CenteredPage>
  );
}

const nameOf = ({ name, userName, email }: Person) => name || userName || email;
