import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StateCode } from '@/api/generated/filing/model';
import type { SignInCalls } from '@/features/efiling';
import { AppLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';
import { filingLoginQuery } from '../queries';
import { CredentialsForm } from './credentials-form';

const messages = {
  'new-password': {
    explanation:
      'The filing service will email you a link to set a new password. A new password also unlocks the account.',
    submitLabel: 'Send the link',
    ask: 'requestPasswordEmail',
  },
  activation: {
    explanation:
      'A new account must be activated with the link in its activation email. You can request the email again.',
    submitLabel: 'Send the activation email',
    ask: 'requestActivationEmail',
  },
} as const;

interface MessageRequestProps {
  service: SignInCalls;
  state: StateCode;
  task: keyof typeof messages;
}

/** Requests an email from the filing service, which never reveals whether it knows the address. Neither do we. */
export function MessageRequest({ service, state, task }: MessageRequestProps) {
  const [sentTo, setSentTo] = useState<string>();
  const login = useQuery(filingLoginQuery(service, state));
  const { explanation, submitLabel, ask } = messages[task];
  return (
    <Stack gap="md">
      <Text size="sm">{explanation}</Text>
      {sentTo === undefined ? (
        <CredentialsForm
          key={login.data?.userName}
          email={login.data?.userName}
          hasPassword={false}
          submitLabel={submitLabel}
          onSubmit={async ({ email }) => {
            await service[ask](state, email);
            setSentTo(email);
          }}
        />
      ) : (
        <div role="status">
          <Notice tone="info" title="Check your email">
            If {sentTo} has an account, the email is on its way.
          </Notice>
        </div>
      )}
      <AppLink size="sm" to="." search={(search) => ({ ...search, task: undefined })}>
        Back to sign-in
      </AppLink>
    </Stack>
  );
}
