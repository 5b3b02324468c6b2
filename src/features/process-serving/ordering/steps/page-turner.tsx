import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { formatCount } from '@/lib/format/numbers';

/** Recipients shown at a time, so that 500 stay quick. */
const pageSize = 20;

interface ShownPage {
  /** The places on the page, from `first` until before `end`. */
  first: number;
  end: number;
  page: number;
  last: number;
  count: number;
  turnTo: (page: number) => void;
}

/** A page of so many recipients. It shows the place that must be in view until it is turned. */
export function usePages(count: number, shown?: { id: string | undefined; place: number }): ShownPage {
  const [turned, setTurned] = useState<{ page: number; shown: string | undefined }>();
  const last = Math.max(0, Math.ceil(count / pageSize) - 1);
  const ofShown = shown === undefined || shown.place < 0 ? 0 : Math.floor(shown.place / pageSize);
  const page = Math.min(turned && turned.shown === shown?.id ? turned.page : ofShown, last);
  const first = page * pageSize;
  const end = Math.min(first + pageSize, count);
  return { first, end, page, last, count, turnTo: (to) => setTurned({ page: to, shown: shown?.id }) };
}

interface PageTurnerProps {
  pages: ShownPage;
  /** What the pages show, for the buttons' names. */
  of?: string;
}

/** Turns the pages; nothing where there is one. */
export function PageTurner({ pages: { first, end, page, last, count, turnTo }, of = 'recipients' }: PageTurnerProps) {
  if (last === 0) return null;
  return (
    <Group justify="space-between">
      <Button variant="default" disabled={page === 0} onClick={() => turnTo(page - 1)}>
        {`Previous ${of}`}
      </Button>
      <Text size="sm" role="status">
        {`${formatCount(first + 1)} to ${formatCount(end)} of ${formatCount(count)}`}
      </Text>
      <Button variant="default" disabled={page === last} onClick={() => turnTo(page + 1)}>
        {`Next ${of}`}
      </Button>
    </Group>
  );
}
