/** An invitation: what an administrator fills in, and how roles and links are named. */
import type { InvitationLink, InvitationRequest, InvitationRole } from '@/api/generated/invitations/model';
import { type FormErrors, onlyErrors } from '@/lib/form/form-errors';
import { emailError, requiredError } from '@/lib/form/messages';
import { confirmPasswordError, passwordError } from './account';

export interface InvitationForm {
  name: string;
  email: string;
  role: InvitationRole;
}

export function invitationErrors(form: InvitationForm): FormErrors<InvitationForm> {
  return onlyErrors<InvitationForm>({ name: requiredError(form.name, 'Name'), email: emailError(form.email) });
}

export function toInvitation({ name, email, role }: InvitationForm): Omit<InvitationRequest, 'idempotencyKey'> {
  return { name: name.trim(), email: email.trim(), role };
}

export const roleNames: Readonly<Record<InvitationRole, string>> = {
  member: 'Member',
  bookkeeper: 'Bookkeeper',
  administrator: 'Administrator',
};

/** The password of an invited person. */
export interface JoinForm {
  password: string;
  confirmPassword: string;
}

/** The errors, by the rules of the account step. */
export function joinErrors({ password, confirmPassword }: JoinForm): FormErrors<JoinForm> {
  return onlyErrors<JoinForm>({
    password: passwordError(password),
    confirmPassword: confirmPasswordError(password, confirmPassword),
  });
}

/** Why a link can't be used. */
export type LinkProblem =
  | Exclude<InvitationLink['status'], 'open'>
  /** The page was opened without a link. */
  | 'missing'
  /** Malformed, unknown or replaced. */
  | 'unknown'
  /** The deployment has no invitations. */
  | 'unavailable';

interface ProblemText {
  title: string;
  /** What happened, and whom to ask. */
  advice: string;
  /** Whether the person has an account to sign in with. */
  hasAccount: boolean;
}

/** Tells what a link that can't be used says. */
export function problemText(problem: LinkProblem, link?: InvitationLink): ProblemText {
  const [inviter, firm, email] = [link?.invitedBy ?? '', link?.firmName ?? '', link?.email ?? ''];
  const askAgain = `Ask ${inviter} or another administrator of ${firm} to send a new invitation.`;
  switch (problem) {
    case 'used':
      return {
        title: `You’ve already joined ${firm}`,
        advice: `Sign in with ${email} and the password you chose.`,
        hasAccount: true,
      };
    case 'account-exists':
      return {
        title: 'You already have an account',
        advice: `${email} has an account with another firm. Ask ${inviter} to invite a different email.`,
        hasAccount: true,
      };
    case 'expired':
      return { title: 'This invitation has expired', advice: askAgain, hasAccount: false };
    case 'revoked':
      return { title: 'This invitation is no longer valid', advice: askAgain, hasAccount: false };
    case 'missing':
      return {
        title: 'Open the link in your invitation email',
        advice: 'This page opens from the link in the email. If you closed it, open the link again.',
        hasAccount: false,
      };
    case 'unknown':
      return {
        title: 'This link isn’t valid',
        advice:
          'It may be incomplete, or a newer invitation was sent. Open the link in the latest email, or ask your administrator to send it again.',
        hasAccount: false,
      };
    case 'unavailable':
      return {
        title: 'Invitations aren’t available here',
        advice: 'Ask your administrator to create an account for you.',
        hasAccount: false,
      };
  }
}
