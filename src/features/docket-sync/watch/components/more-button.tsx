import { Button } from '@mantine/core';
import classes from './watch.module.css';

interface MoreButtonProps {
  hasMore: boolean;
  isLoading: boolean;
  onMore: () => void;
}

/** Loads the next page of a list. */
export function MoreButton({ hasMore, isLoading, onMore }: MoreButtonProps) {
  if (!hasMore) return null;
  return (
    <div className={classes.more}>
      <Button variant="default" loading={isLoading} onClick={onMore}>
        Show more
      </Button>
    </div>
  );
}
