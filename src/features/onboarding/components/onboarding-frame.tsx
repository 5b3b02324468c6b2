import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { runtimeConfig } from '@/api/config';
import { LegalLinks, ProductMark, SkipLink, useSupportChat } from '@/features/shell';
import classes from './onboarding-frame.module.css';

/** The person signing up, as support sees them in the chat. */
export type Visitor = Parameters<typeof useSupportChat>[0];

interface OnboardingFrameProps {
  title: string;
  /** A line under the title. */
  subtitle?: ReactNode;
  visitor: Visitor;
  children: ReactNode;
}

/** Frame of the onboarding pages: logo, one step, help and legal links. */
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

/** The support chat, or the support phone number where there is no chat. */
function ChatLink({ visitor }: { visitor: Visitor }) {
  const openChat = useSupportChat(visitor);
  const { supportPhone } = runtimeConfig();
  if (openChat)
    return (
      <Anchor component="button" type="button" size="sm" onClick={openChat}>
        Chat with us
      </Anchor>
    );
  return (
    <Anchor size="sm" href={`tel:${supportPhone.replace(/[^\d+]/g, '')}`}>
      Call us: {supportPhone}
    </Anchor>
  );
}
