import { Anchor, Text, Title } from '@mantine/core';
import { useLoaderData } from '@tanstack/react-router';
import { useEffect } from 'react';
import { runtimeConfig } from '@/api/config';
import { browserLocation } from '@/lib/browser/location';
import { CentredPage } from '@/lib/ui/centred-page';

/** Sends the browser to the platform's sign-in page, which comes back to the page that was asked for. */
export function LoginPage() {
  const { address } = useLoaderData({ from: '/login' });
  useEffect(() => browserLocation.replace(address), [address]);
  return (
    <CentredPage>
      <Title order={1} size="h3">
        Sign in to {runtimeConfig().productName}
      </Title>
      <Text c="dimmed" role="status">
        Taking you to the sign-in page…
      </Text>
      <Anchor href={address}>Continue if nothing happens</Anchor>
    </CentredPage>
  );
}
