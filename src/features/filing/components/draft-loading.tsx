import { Loader, Stack } from '@mantine/core';

/** Stands where a draft is being opened. */
export function DraftLoading() {
  return (
    <Stack align="center" py="20vh" role="status" aria-label="The draft is being opened">
      <Loader />
    </Stack>
  );
}
