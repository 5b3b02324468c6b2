import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Input.css';
import { Button, Checkbox, Group, Stack, Textarea } from '@mantine/core';
import { useLoaderData, useRouter } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { failureOf, mayHaveTakenEffect } from '@/api/errors';
import type { SigningLink } from '@/api/generated/serving/model';
import { LegalLinks, ProductMark, SkipLink } from '@/features/shell';
import { browserLocation } from '@/lib/browser/location';
import { formatInstant } from '@/lib/format/dates';
import { ErrorState } from '@/lib/ui/error-state';
import { Notice } from '@/lib/ui/notice';
import { PropertiesList } from '@/lib/ui/properties-list';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { endedText } from '../model/signing';
import { consent, decline, type OpenedSigning, openedOf, takeSigningToken } from '../signing-calls';
import classes from './sign-page.module.css';

const SigningForm = lazy(() => import('../components/signing-form'));

/** Shows where a signer reads and signs documents, signed out: /sign. */
export function SignPage() {
  const loaded = useLoaderData({ from: '/sign' });
  const router = useRouter();
  const [changed, setChanged] = useState<{ of: OpenedSigning; now: OpenedSigning }>();
  useEffect(openNextLink, []);
  const opened = changed?.of === loaded ? changed.now : loaded;
  const show = (now: OpenedSigning) => setChanged({ of: loaded, now });
  switch (opened.kind) {
    case 'failed':
      return (
        <Frame title="Sign documents">
          <ErrorState
            title="The documents didn’t load"
            error={opened.error}
            onRetry={() => void router.invalidate({ filter: ({ routeId }) => routeId === '/sign' })}
          />
        </Frame>
      );
    case 'missing':
      return (
        <Frame title="Open the link in your email">
          <p className={classes.text}>This page shows documents to sign when you open it from the email you got.</p>
        </Frame>
      );
    case 'unknown':
      return (
        <Frame title="This link isn’t valid">
          <p className={classes.text}>
            Make sure that the whole link was opened. Otherwise ask the person who sent it for a new link.
          </p>
        </Frame>
      );
    case 'ended': {
      const { title, advice } = endedText(opened.link);
      return (
        <Frame title={title}>
          <p className={classes.text} role="status">
            {advice}
          </p>
        </Frame>
      );
    }
    case 'open':
      return opened.link.hasConsented ? (
        <Frame title={opened.link.title} subtitle={askedBy(opened.link)} isWide>
          <Suspense fallback={<SkeletonLines lines={10} label="Loading the documents" />}>
            <SigningForm link={opened.link} onOpened={show}>
              <Decline onOpened={show} />
            </SigningForm>
          </Suspense>
        </Frame>
      ) : (
        <Frame title={opened.link.title} subtitle={askedBy(opened.link)}>
          <Consent link={opened.link} onOpened={show} />
        </Frame>
      );
  }
}

const askedBy = ({ senderName, firmName, signerName }: SigningLink) =>
  `${senderName} of ${firmName} asks ${signerName} to sign.`;

/** Another link opened in this tab changes only the fragment: the page starts again. Returns how to stop. */
function openNextLink(): () => void {
  const follow = ({ newURL }: HashChangeEvent) => {
    if (takeSigningToken(new URL(newURL).hash.slice(1))) browserLocation.reload();
  };
  window.addEventListener('hashchange', follow);
  return () => window.removeEventListener('hashchange', follow);
}

interface FrameProps {
  title: string;
  subtitle?: string;
  /** Beside documents instead of on a card. */
  isWide?: boolean;
  children: ReactNode;
}

function Frame({ title, subtitle, isWide = false, children }: FrameProps) {
  return (
    <div className={classes.page}>
      <SkipLink />
      <header className={classes.bar}>
        <ProductMark />
      </header>
      <main id="content" tabIndex={-1} className={classes.content} data-wide={isWide || undefined}>
        <h1 className={classes.title}>{title}</h1>
        {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
        <div className={isWide ? undefined : classes.card}>{children}</div>
      </main>
      <LegalLinks />
    </div>
  );
}

interface StepProps {
  onOpened: (opened: OpenedSigning) => void;
}

/** Consent to electronic records comes before the documents. */
function Consent({ link, onOpened }: StepProps & { link: SigningLink }) {
  const [isAgreed, setAgreed] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { run, isBusy, failure } = useStep(onOpened);
  return (
    <>
      {link.message && <p className={classes.message}>{link.message}</p>}
      <PropertiesList
        items={[
          ['For', link.signerName],
          ['From', `${link.senderName}, ${link.firmName}`],
          ['Sign until', formatInstant(link.expiresAt, link.timeZone)],
        ]}
      />
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          setProblem(isAgreed ? undefined : 'Agree to continue, or decline.');
          if (isAgreed) run(consent);
        }}
      >
        <Checkbox
          label={link.consent}
          description={`${link.consentSource}. Not legal advice. Check the source.`}
          checked={isAgreed}
          error={isAgreed ? undefined : problem}
          onChange={(event) => setAgreed(event.currentTarget.checked)}
        />
        {failure && <Notice tone="bad">{failure}</Notice>}
        <Button type="submit" size="md" loading={isBusy}>
          Read the documents
        </Button>
      </form>
      <Decline onOpened={onOpened} />
    </>
  );
}

/** Refuses to sign, with a reason. */
function Decline({ onOpened }: StepProps) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const { run, isBusy, failure } = useStep(onOpened);
  if (!isOpen)
    return (
      <Button variant="subtle" color="red" size="compact-sm" mt="md" onClick={() => setOpen(true)}>
        Decline to sign
      </Button>
    );
  return (
    <form
      noValidate
      className={classes.form}
      aria-label="Decline to sign"
      onSubmit={(event) => {
        event.preventDefault();
        const isMissing = reason.trim() === '';
        setProblem(isMissing ? 'Reason is required' : undefined);
        if (!isMissing) run(() => decline(reason.trim()));
      }}
    >
      <Stack gap="sm">
        <Textarea
          label="Reason"
          description="The sender reads it. No one can sign anymore after you decline."
          required
          autosize
          minRows={2}
          maxLength={500}
          value={reason}
          error={problem}
          autoFocus
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {failure && <Notice tone="bad">{failure}</Notice>}
        <Group gap="sm">
          <Button type="submit" color="red" loading={isBusy}>
            Decline
          </Button>
          <Button variant="default" onClick={() => setOpen(false)}>
            Back
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Runs a step of the link; one that ended meanwhile is read again. */
function useStep(onOpened: StepProps['onOpened']) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  async function take(step: () => Promise<SigningLink>): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      onOpened(openedOf(await step()));
    } catch (error) {
      const { kind, detail } = failureOf(error);
      if (kind === 'conflict' || kind === 'not-found')
        await router.invalidate({ filter: ({ routeId }) => routeId === '/sign' });
      else {
        const words = mayHaveTakenEffect(error) ? undefined : detail;
        setFailure(
          kind === 'offline'
            ? 'You’re offline. Try again once you’re back online.'
            : (words ?? 'We didn’t get a response. Check your connection and try again.'),
        );
      }
    } finally {
      setBusy(false);
    }
  }
  return { run: (step: () => Promise<SigningLink>) => void take(step), isBusy, failure };
}
