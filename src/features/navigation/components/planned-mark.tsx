import '@mantine/core/styles/VisuallyHidden.css';
import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { canOpenCases, stateSettingsQuery, useSelectedState } from '@/features/states';
import type { LinkDescription } from '@/lib/links/link-href';
import { isOfState, isPlanned, stateOf } from '../model/planned-pages';
import classes from './planned-mark.module.css';

/**
 * Says in a link that its page isn't available, yet or in the link's state, which is the selected one if the link has
 * none. Empty for other links.
 */
export default function PlannedMark({ page }: { page: LinkDescription }) {
  if (isPlanned(page))
    return (
      <Mark>
        Soon<VisuallyHidden component="span">: not available yet</VisuallyHidden>
      </Mark>
    );
  return isOfState(page) ? <StateMark page={page} /> : null;
}

function StateMark({ page }: { page: LinkDescription }) {
  const { data: settings } = useQuery(stateSettingsQuery);
  const selected = useSelectedState();
  const state = stateOf(page) ?? selected;
  const setting = settings?.find((each) => each.state === state);
  return setting && !canOpenCases(setting) ? <Mark>Not in {setting.state}</Mark> : null;
}

function Mark({ children }: { children: ReactNode }) {
  return (
    <>
      {/* Separates the words in the link's name. */}{' '}
      <span className={classes.mark} data-planned>
        {children}
      </span>
    </>
  );
}
