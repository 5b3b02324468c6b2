import { Text } from '@mantine/core';

export function LoginPage() {
  return <Text>Taking you to the sign-in page…</Text>;
}
