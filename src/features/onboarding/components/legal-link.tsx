import { Anchor } from '@mantine/core';
import { appPrefix } from '@/lib/links/app-prefix';

/** A part of the legal texts. Opens in a new tab, to keep the form. */
export function LegalLink({ part, children }: { part: 'terms' | 'privacy'; children: string }) {
  return (
    <Anchor inherit href={`${appPrefix}/legal.html#${part}`} target="_blank" rel="noopener" underline="always">
      {children}
    </Anchor>
  );
}
