import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StateCode } from '@/api/generated/filing/model';
import { AppLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';
import { askForActivation, askForNewPassword } from '../calls';
import { filingLoginQuery } from '../queries';
import { CredentialsForm } from './credentials-form';

const messages = {
  'new-password': {
    explanation:
      'The filing service sends you an email with a link by which you set a new password. It also opens a locked account.',
    submitLabel: 'Send the link',
    ask: askForNewPassword,
  },
  activation: {
    explanation:
      'A new account works once its owner has followed the link in the activation email. It can be sent again.',
    submitLabel: 'Send the activation email',
    ask: askForActivation,
  },
} as const;

interface MessageRequestProps {
  state: StateCode;
  task: keyof typeof messages;
}

/** Asking the filing service for an email. It never says whether it knows the address, and neither do we. */
export function MessageRequest({ state, task }: MessageRequestProps) {
  const [sentTo, setSentTo] = useState<string>();
  const login = useQuery(filingLoginQuery(state));
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
            await ask(state, email);
            setSentTo(email);
          }}
        />
      ) : (
        <div role="status">
          <Notice tone="info" title="Look into your email">
            If {sentTo} has an account there, the message is on its way.
          </Notice>
        </div>
      )}
      <AppLink size="sm" to="." search={(search) => ({ ...search, task: undefined })}>
        Back to signing in
      </AppLink>
    </Stack>
  );
}
