/** The pre-filled link with which a firm signs up (specification, application sections 3 and 5). */

/** Query parameters of the link; each is needed. */
export const signUpParameters = [
  'firmName',
  'clientContact',
  'clientPhone',
  'userFirstName',
  'userLastName',
  'clientEmail',
] as const;

type SignUpParameter = (typeof signUpParameters)[number];

/** What the link says of the firm and its first person, trimmed. */
export type SignUpLink = Readonly<Record<SignUpParameter, string>>;

/** A link that says everything, or the names of what it does not say (whatever it does say is there for the form). */
export type SignUpLinkResult =
  | { ok: true; link: SignUpLink }
  | { ok: false; missing: SignUpParameter[]; given: Partial<SignUpLink> };

/** Reads the query of a sign-up link, as text. A parameter that is repeated counts once: the first time. */
export function readSignUpLink(query: string | URLSearchParams): SignUpLinkResult {
  const search = new URLSearchParams(query);
  const value = (name: SignUpParameter) => search.get(name)?.trim() ?? '';
  const link: SignUpLink = {
    firmName: value('firmName'),
    clientContact: value('clientContact'),
    clientPhone: value('clientPhone'),
    userFirstName: value('userFirstName'),
    userLastName: value('userLastName'),
    clientEmail: value('clientEmail'),
  };
  const missing = signUpParameters.filter((name) => link[name] === '');
  return missing.length === 0 ? { ok: true, link } : { ok: false, missing, given: link };
}

/** What a person is told whose link does not say everything; treated as a 400. */
export function missingParametersMessage(missing: readonly string[]): string {
  return `This sign-up link is missing required information: ${missing.join(', ')}. Please use the full link provided or contact support.`;
}
