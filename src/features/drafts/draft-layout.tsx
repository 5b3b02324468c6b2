import type { ReactNode } from 'react';
import classes from './draft-layout.module.css';

interface DraftLayoutProps {
  /** Above everything: the matter. */
  banner: ReactNode;
  /** What is ordered: `New case`. */
  name: string;
  /** What this draft is known by: its case. */
  title: ReactNode;
  /** Below the title: a link to the matter. */
  matter?: ReactNode;
  /** Beside the title: the save status, buttons. */
  tools: ReactNode;
  steps: ReactNode;
  /** Above the step: what needs attention. */
  notices: ReactNode;
  /** Beside the step: fees, rules. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The frame around every step of a draft: title, save status, steps, notices, and what stands beside the step. */
export function DraftLayout({ banner, name, title, matter, tools, steps, notices, aside, children }: DraftLayoutProps) {
  return (
    <div className={classes.frame}>
      {banner}
      <div className={classes.bar}>
        <div className={classes.what}>
          <h1 className={classes.title}>
            {name} <span className={classes.caseTitle}>{title}</span>
          </h1>
          {matter && <p className={classes.matter}>{matter}</p>}
        </div>
        {tools}
      </div>
      <div className={classes.columns}>
        <div className={classes.steps}>{steps}</div>
        <div className={classes.main}>
          {notices}
          {children}
        </div>
        {aside && <div className={classes.aside}>{aside}</div>}
      </div>
    </div>
  );
}
