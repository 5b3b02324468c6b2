import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { StateCode } from '@/api/generated/filing/model';
import type { SignInCalls, SignInStatus } from '@/features/efiling';
import { AppLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { readLoginFailure } from '../model/login';
import { filingLoginQuery, signInToFiling } from '../queries';
import { CredentialsForm } from './credentials-form';

interface SignInProps {
  service: SignInCalls;
  state: StateCode;
  /** The next page, already checked by the redirect rule. */
  target: string;
}

/** Signs in with the filing service of a state. */
export function SignIn({ service, state, target }: SignInProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const login = useQuery(filingLoginQuery(service, state));
  // A failed check that is repeated is pending again: the form stays, with what was typed.
  if (login.isPending && login.errorUpdateCount === 0) return <SkeletonLines label="Checking your sign-in" />;
  if (login.data?.isAuthenticated) return <SignedIn login={login.data} target={target} />;
  return (
    <Stack gap="md">
      {login.error && readLoginFailure(login.error).isLocked && (
        <Notice tone="warning" title={readLoginFailure(login.error).message} />
      )}
      <CredentialsForm
        email={login.data?.userName}
        hasPassword
        submitLabel="Sign in"
        onSubmit={async ({ email, password }) => {
          await signInToFiling(queryClient, service, state, { userName: email, password });
          await navigate({ href: target, replace: true });
        }}
        renderHelp={({ isLocked, isNotActivated }) =>
          isNotActivated ? (
            <AppLink to="." search={(search) => ({ ...search, task: 'activation' })}>
              Send the activation email again
            </AppLink>
          ) : (
            isLocked && (
              <AppLink to="." search={(search) => ({ ...search, task: 'new-password' })}>
                Set a new password
              </AppLink>
            )
          )
        }
      />
      <Group gap="lg">
        <AppLink size="sm" to="." search={(search) => ({ ...search, task: 'new-password' })}>
          Forgot your password?
        </AppLink>
        <AppLink size="sm" to="." search={(search) => ({ ...search, task: 'activation' })}>
          No activation email?
        </AppLink>
      </Group>
    </Stack>
  );
}

interface SignedInProps {
  login: SignInStatus;
  target: string;
}

/** Shown to a person who opens the page while signed in. */
export function SignedIn({ login: { firstName, lastName, userName, firmName }, target }: SignedInProps) {
  const navigate = useNavigate();
  return (
    <Stack gap="md" align="flex-start">
      <Text>
        You are signed in as <strong>{[firstName, lastName].filter(Boolean).join(' ') || userName}</strong>
        {firmName ? `, ${firmName}` : ''}.
      </Text>
      <Button onClick={() => void navigate({ href: target, replace: true })}>Continue</Button>
    </Stack>
  );
}
