import { Button, Text, Title } from '@mantine/core';
import { appPrefix } from '@/lib/links/app-prefix';
import { CenteredPage } from '@/lib/ui/centered-page';

/** The page that the platform's sign-out returns to. */
export function SignedOutPage() {
  return (
    <CenteredPage>
      <Title order={1} size="h3">
        You are signed out
      </Title>
      <Text c="dimmed">Close your browser if others use this computer.</Text>
      <Button component="a" href={`${appPrefix}/login`}>
        Sign in again
      </Button>
    </CenteredPage>
  );
}
