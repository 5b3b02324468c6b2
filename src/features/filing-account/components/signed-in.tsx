import { Button, Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { TylerAuthenticationStatus } from '@/api/generated/filing/model';

interface SignedInProps {
  login: TylerAuthenticationStatus;
  target: string;
}

/** Says who is signed in, to somebody who did not have to come here. */
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
