import type { ReactNode } from 'react';
import { LegalLinks, ProductMark, SkipLink } from '@/features/shell';
import { ChatLink, type Visitor } from './chat-link';
import classes from './onboarding-frame.module.css';

interface OnboardingFrameProps {
  title: string;
  /** A line under the title. */
  subtitle?: ReactNode;
  visitor: Visitor;
  children: ReactNode;
}

/** The first pages a new firm sees: the product's sign, one thing to do, and the ways to help and the small print. */
export function OnboardingFrame({ title, subtitle, visitor, children }: OnboardingFrameProps) {
  return (
    <div className={classes.page}>
      <SkipLink />
      <header className={classes.bar}>
        <ProductMark />
      </header>
      <main id="content" tabIndex={-1} className={classes.content}>
        <div className={classes.head}>
          <h1 className={classes.title}>{title}</h1>
          {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
        </div>
        <div className={classes.card}>{children}</div>
      </main>
      <LegalLinks>
        <ChatLink visitor={visitor} />
      </LegalLinks>
    </div>
  );
}
