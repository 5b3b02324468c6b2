/** The pre-filled sign-up link (specification, application sections 3 and 5). */

/** The link's query parameters, all required. */
export const signUpParameters = [
  'firmName',
  'clientContact',
  'clientPhone',
  'userFirstName',
  'userLastName',
  'clientEmail',
] as const;

export type SignUpParameter = (typeof signUpParameters)[number];

/** The firm and its first person, trimmed. */
export type SignUpLink = Readonly<Record<SignUpParameter, string>>;

/** A complete link, or the names of its missing parameters and the values it does have, for the form. */
export type SignUpLinkResult =
  | { ok: true; link: SignUpLink }
  | { ok: false; missing: SignUpParameter[]; given: Partial<SignUpLink> };

/** Reads the query of a sign-up link. The first value of a repeated parameter counts. */
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

/** What the parameters are, for a person who never sees their names. */
const words: Readonly<Record<SignUpParameter, string>> = {
  firmName: "the firm's name",
  clientContact: 'a contact person',
  clientPhone: 'a phone number',
  userFirstName: 'your first name',
  userLastName: 'your last name',
  clientEmail: 'an email address',
};

/** Says what an incomplete link is missing; treated as a 400. */
export function missingParametersMessage(missing: readonly SignUpParameter[]): string {
  const names = missing.map((name) => words[name]).join(', ');
  return `This sign-up link is missing required information: ${names}. Please use the full link provided or contact support.`;
}
