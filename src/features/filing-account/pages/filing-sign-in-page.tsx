import { useSuspenseQuery } from '@tanstack/react-query';
import { runtimeConfig } from '@/api/config';
import type { StateCode } from '@/api/generated/filing/model';
import { AppLink } from '@/lib/ui/links';
import { PageHeader } from '@/lib/ui/page-header';
import { FilingState } from '../components/filing-state';
import { MessageRequest } from '../components/message-request';
import { SignIn } from '../components/sign-in';
import { stateSettingsQuery } from '../queries';
import classes from './filing-sign-in-page.module.css';

interface FilingSignInPageProps {
  /** Of the address, or the selected one; it may have no such service. */
  state: StateCode;
  task: 'new-password' | 'activation' | undefined;
  /** The page to go on to, safe by the redirect rule. */
  target: string;
}

const titles = {
  'sign-in': 'Sign in to the filing service',
  'new-password': 'Set a new password',
  activation: 'Activate your account',
};

/** Where a person signs in with the filing service of a state, which has accounts of its own (decision 18). */
export function FilingSignInPage({ state, task, target }: FilingSignInPageProps) {
  const { data: settings } = useSuspenseQuery(stateSettingsQuery);
  const states = settings.filter(({ eFiling }) => eFiling.provider === 'tyler');
  const chosen = states.find((each) => each.state === state)?.state;
  return (
    <div className={classes.page}>
      <PageHeader
        title={titles[task ?? 'sign-in']}
        subtitle={`The courts’ filing service has accounts of its own. You are still signed in to ${runtimeConfig().productName}, and nothing is lost.`}
      />
      <div className={classes.form}>
        <FilingState states={states} state={chosen} />
        {chosen && !task && <SignIn key={chosen} state={chosen} target={target} />}
        {chosen && task && <MessageRequest key={chosen + task} state={chosen} task={task} />}
      </div>
      <AppLink to="/" size="sm" display="block">
        Back to home
      </AppLink>
    </div>
  );
}
