import '@mantine/core/styles/VisuallyHidden.css';
import { VisuallyHidden } from '@mantine/core';
import type { LinkDescription } from '@/lib/links/link-href';
import { isPlanned } from '../model/planned-pages';
import classes from './planned-mark.module.css';

/** Says in a link that its page isn't available yet. Empty for pages that are built. */
export default function PlannedMark({ page }: { page: LinkDescription }) {
  if (!isPlanned(page)) return null;
  return (
    <>
      {/* Separates the words in the link's name. */}{' '}
      <span className={classes.mark} data-planned>
        Soon<VisuallyHidden component="span">: not available yet</VisuallyHidden>
      </span>
    </>
  );
}
