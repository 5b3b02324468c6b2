import '@mantine/core/styles/Anchor.css';
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { appPrefix } from '@/lib/links/app-prefix';
import classes from './legal-links.module.css';

const links = [
  ['accessibility', 'Accessibility statement'],
  ['privacy', 'Privacy policy'],
  ['terms', 'Terms of service'],
] as const;

/** The footer of pages that somebody without access may see; `children` stand after the links. */
export function LegalLinks({ children }: { children?: ReactNode }) {
  return (
    <footer className={classes.links}>
      {links.map(([part, text]) => (
        <Anchor key={part} size="sm" href={`${appPrefix}/legal.html#${part}`}>
          {text}
        </Anchor>
      ))}
      {children}
    </footer>
  );
}
