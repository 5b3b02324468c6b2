import { Button, Text, Title } from '@mantine/core';
import { useLoaderData } from '@tanstack/react-router';
import { useEffect } from 'react';
import { runtimeConfig } from '@/api/config';
import { CenteredPage } from '@/lib/ui/centered-page';
import { signIn } from '../sign-in';

/** Sends the browser to the platform's sign-in page, which returns to the requested page. */
export function LoginPage() {
  const trip = useLoaderData({ from: '/login' });
  useEffect(() => {
    if (trip.isAutomatic) signIn(trip);
  }, [trip]);
  return (
    <CenteredPage>
      <Title order={1} size="h3">
        Sign in to {runtimeConfig().productName}
      </Title>
      {trip.isAfterDiscardedToken && (
        <Text>The link you opened couldn’t sign you in. It may have expired. Sign in to continue.</Text>
      )}
      <Text c="dimmed" role="status">
        {trip.isAutomatic
          ? 'Taking you to the sign-in page…'
          : 'You returned from the sign-in page several times without being signed in. Check that your browser accepts cookies, then try again.'}
      </Text>
      {/* A button rather than a link, because the address may hold a temporary token. */}
      <Button variant={trip.isAutomatic ? 'subtle' : 'filled'} onClick={() => signIn(trip)}>
        {trip.isAutomatic ? 'Continue if nothing happens' : 'Sign in'}
      </Button>
    </CenteredPage>
  );
}
