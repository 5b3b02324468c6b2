import { Group, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { StateCode } from '@/api/generated/filing/model';
import { AppLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { signInToFiling } from '../calls';
import { readLoginFailure } from '../model/login-failure';
import { filingLoginQuery } from '../queries';
import { CredentialsForm } from './credentials-form';
import { SignedIn } from './signed-in';

interface SignInProps {
  state: StateCode;
  /** The page to go on to, safe by the redirect rule. */
  target: string;
}

/** Signing in with the filing service of a state. */
export function SignIn({ state, target }: SignInProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const login = useQuery(filingLoginQuery(state));
  if (login.isPending) return <SkeletonLines label="Asking the filing service" />;
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
          await signInToFiling(queryClient, state, { userName: email, password });
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
