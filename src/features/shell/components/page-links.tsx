/** Links at the start and end of every page. */
import type { ReactNode } from 'react';
import { appPrefix } from '@/lib/links/app-prefix';
import classes from './page-links.module.css';

/** The first stop of the Tab key: skips the header. */
export function SkipLink() {
  return (
    <a href="#content" className={classes.skip}>
      Skip to content
    </a>
  );
}

const legalSections = [
  ['accessibility', 'Accessibility statement'],
  ['privacy', 'Privacy policy'],
  ['terms', 'Terms of service'],
] as const;

/** The footer. `children` follow the links. */
export function LegalLinks({ children }: { children?: ReactNode }) {
  return (
    <footer className={classes.legal}>
      {legalSections.map(([section, text]) => (
        <a key={section} className="text-link" href={`${appPrefix}/legal.html#${section}`}>
          {text}
        </a>
      ))}
      {children}
    </footer>
  );
}
