import '@mantine/core/styles/Input.css';
import { Button, TextInput } from '@mantine/core';
import { useLoaderData, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { runtimeConfig } from '@/api/config';
import { failureOf } from '@/api/errors';
import type { InvitationLink } from '@/api/generated/invitations/model';
import { type Person, signInInstead, usePerson } from '@/features/session';
import { browserLocation } from '@/lib/browser/location';
import { checkedAsWhole, type FormFailure, ShortForm, useAppForm, useSave } from '@/lib/form';
import { formatInstant } from '@/lib/format/dates';
import { appPrefix } from '@/lib/links/app-prefix';
import { ErrorState } from '@/lib/ui/error-state';
import { ButtonLink } from '@/lib/ui/links';
import { PropertiesList } from '@/lib/ui/properties-list';
import { acceptOpened } from '../calls/join';
import { AccountBanner } from '../components/account-banner';
import { LegalLink } from '../components/legal-link';
import { OnboardingFrame } from '../components/onboarding-frame';
import { PasswordField } from '../components/password-field';
import { forgetInvitation, takeInvitation } from '../invitation-token';
import { accountError } from '../model/failures';
import { type JoinForm, joinErrors, problemText, roleNames } from '../model/invitation';
import classes from './join-page.module.css';

/** Shows where an invited person chooses a password and joins the firm: /join. */
export function JoinPage() {
  const opened = useLoaderData({ from: '/join' });
  const router = useRouter();
  const person = usePerson();
  useEffect(openNextLink, []);
  if (opened.kind === 'failed')
    return (
      <Frame title="Join your firm">
        <ErrorState
          title="The invitation didn’t load"
          error={opened.error}
          onRetry={() => void router.invalidate({ filter: ({ routeId }) => routeId === '/join' })}
        />
      </Frame>
    );
  if (opened.kind === 'problem') {
    const { title, advice, hasAccount } = problemText(opened.problem, opened.link);
    return (
      <Frame title={title} link={opened.link}>
        <p className={classes.text}>{advice}</p>
        <div className={classes.actions}>
          {person ? (
            <ButtonLink to="/">Go to {runtimeConfig().productName}</ButtonLink>
          ) : (
            <ButtonLink to="/login" variant={hasAccount ? 'filled' : 'default'}>
              Sign in
            </ButtonLink>
          )}
        </div>
      </Frame>
    );
  }
  return (
    <Frame title={`Join ${opened.link.firmName}`} link={opened.link}>
      <Invited link={opened.link} person={person} />
    </Frame>
  );
}

/** Another link opened in this tab changes only the fragment: the page starts again. Returns how to stop. */
function openNextLink(): () => void {
  const follow = ({ newURL }: HashChangeEvent) => {
    if (takeInvitation(new URL(newURL).hash.slice(1))) browserLocation.reload();
  };
  window.addEventListener('hashchange', follow);
  return () => window.removeEventListener('hashchange', follow);
}

interface FrameProps {
  title: string;
  link?: InvitationLink | undefined;
  children: ReactNode;
}

function Frame({ title, link, children }: FrameProps) {
  const visitor = { name: link?.name ?? '', email: link?.email ?? '', firm: link?.firmName };
  return (
    <OnboardingFrame
      title={title}
      subtitle={link?.status === 'open' && `${link.invitedBy} invited you.`}
      visitor={visitor}
    >
      {children}
    </OnboardingFrame>
  );
}

interface InvitedProps {
  link: InvitationLink;
  /** Who is signed in here. */
  person: Person | undefined;
}

/** Asks first whether the invitation may sign out someone else. */
function Invited({ link, person }: InvitedProps) {
  const [isContinuing, setContinuing] = useState(false);
  if (!person || isContinuing) return <JoinSteps link={link} />;
  return (
    <>
      <p className={classes.text}>
        You’re signed in as <strong>{person.name}</strong>. This invitation is for <strong>{link.email}</strong>.
      </p>
      <p className={classes.text}>
        Joining signs {person.name} out of {runtimeConfig().productName} in all tabs.
      </p>
      <div className={classes.actions}>
        <ButtonLink to="/" onClick={forgetInvitation}>
          Stay signed in
        </ButtonLink>
        <Button variant="default" onClick={() => setContinuing(true)}>
          Continue as {link.name}
        </Button>
      </div>
    </>
  );
}

const emptyForm: JoinForm = { password: '', confirmPassword: '' };

function JoinSteps({ link }: { link: InvitationLink }) {
  const router = useRouter();
  const { save, ...saving } = useSave(readFailure);
  const form = useAppForm({
    defaultValues: emptyForm,
    ...checkedAsWhole(joinErrors),
    onSubmit: async ({ value }) => {
      await save(async () => {
        try {
          await signInInstead(await acceptOpened(value.password), `${appPrefix}/`);
        } catch (error) {
          // The link ended meanwhile: the page says how.
          if (['conflict', 'not-found'].includes(failureOf(error).kind))
            await router.invalidate({ filter: ({ routeId }) => routeId === '/join' });
          throw error;
        }
      });
    },
  });
  return (
    <>
      <PropertiesList
        items={[
          ['Firm', link.firmName],
          ['Name', link.name],
          ['Role', roleNames[link.role]],
          ['Link expires', formatInstant(link.expiresAt)],
        ]}
      />
      <div className={classes.form}>
        <ShortForm onSubmit={() => void form.handleSubmit()} label="Choose a password" submitLabel="Join" {...saving}>
          <TextInput
            label="Email"
            description="Used for sign-in and notifications."
            size="md"
            type="email"
            autoComplete="username"
            value={link.email}
            readOnly
          />
          <form.AppField name="password">
            {() => (
              <PasswordField
                label="Password"
                description="At least 8 characters, with an uppercase letter, a lowercase letter and a number."
              />
            )}
          </form.AppField>
          <form.AppField name="confirmPassword">{() => <PasswordField label="Confirm password" />}</form.AppField>
          <p className={classes.terms}>
            By joining, you agree to the <LegalLink part="terms">Terms of service</LegalLink> and the{' '}
            <LegalLink part="privacy">Privacy policy</LegalLink>.
          </p>
        </ShortForm>
      </div>
    </>
  );
}

function readFailure(error: unknown): FormFailure {
  const { message, kind } = accountError(error);
  return { message, help: kind === 'transient' && <AccountBanner kind={kind} /> };
}
