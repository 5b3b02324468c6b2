import '@mantine/core/styles/Input.css';
import { NativeSelect } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { runtimeConfig } from '@/api/config';
import type { StateCode, StateSettings } from '@/api/generated/filing/model';
import { factsOf, type SignInCalls } from '@/features/efiling';
import { stateSettingsQuery } from '@/features/states';
import { AppLink } from '@/lib/ui/links';
import { PageHeader } from '@/lib/ui/page-header';
import { MessageRequest } from '../components/message-request';
import { SignIn } from '../components/sign-in';
import classes from './filing-sign-in-page.module.css';

interface FilingSignInPageProps {
  /** Undefined where the state's provider has no accounts. */
  service: SignInCalls | undefined;
  /** From the address, or the selected state. It may have no filing service. */
  state: StateCode;
  task: 'new-password' | 'activation' | undefined;
  /** The next page, already checked by the redirect rule. */
  target: string;
}

const titles = {
  'sign-in': 'Sign in to the filing service',
  'new-password': 'Set a new password',
  activation: 'Activate your account',
};

/** Signs in with a state's filing service, whose accounts are separate from ours (decision 18). */
export function FilingSignInPage({ service, state, task, target }: FilingSignInPageProps) {
  const { data: settings } = useSuspenseQuery(stateSettingsQuery);
  const states = settings.filter(({ eFiling }) => factsOf(eFiling.provider)?.hasSignIn);
  const chosen = states.find((each) => each.state === state)?.state;
  return (
    <div className={classes.page}>
      <PageHeader
        title={titles[task ?? 'sign-in']}
        subtitle={`The courts’ filing service has separate accounts. You’re still signed in to ${runtimeConfig().productName}, and your work is safe.`}
      />
      <div className={classes.form}>
        <FilingState states={states} state={chosen} />
        {service && chosen && !task && <SignIn key={chosen} service={service} state={chosen} target={target} />}
        {service && chosen && task && (
          <MessageRequest key={chosen + task} service={service} state={chosen} task={task} />
        )}
      </div>
      <AppLink to="/" size="sm" display="block">
        Back to home
      </AppLink>
    </div>
  );
}

interface FilingStateProps {
  states: readonly StateSettings[];
  /** Undefined until the person chooses one. */
  state: StateCode | undefined;
}

/** The state of the filing service, kept in the address. */
export function FilingState({ states, state }: FilingStateProps) {
  const navigate = useNavigate();
  return (
    <NativeSelect
      label="Filing service"
      value={state ?? ''}
      onChange={(event) =>
        void navigate({
          to: '.',
          search: (search) => ({ ...search, state: event.currentTarget.value }),
          replace: true,
        })
      }
    >
      {!state && <option value="">Choose a state</option>}
      {states.map(({ state: code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </NativeSelect>
  );
}
