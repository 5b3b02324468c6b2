/** The requests of a sign-up: first the firm, then its first person (specification, application sections 3 and 9). */
import type { CreateClientRequest, CreateUserRequest } from '@/api/generated/billing/model';
import type { AccountForm } from './account';
import type { SignUpLink } from './sign-up-link';

/** Where a firm signs up, if not as a filer. */
export type SignUpSource = NonNullable<CreateClientRequest['source']>;

/** The firm, with the defaults for new firms. Invoices go to the email used for the sign-up. */
export function toCreateClientRequest(
  link: SignUpLink,
  account: Pick<AccountForm, 'email'>,
  source?: SignUpSource,
): CreateClientRequest {
  const email = account.email.trim();
  return {
    name: link.firmName,
    contact: link.clientContact,
    email,
    billingCyclePeriod: 1,
    isSecure: true,
    retailerId: 1,
    phone: link.clientPhone,
    countryIso3: 'USA',
    financeEmail: email,
    addresses: [{ addressType: 0 }],
    ...(source && { source }),
  };
}

/** The firm's first person, its administrator. */
export function toCreateUserRequest(
  link: SignUpLink,
  account: Pick<AccountForm, 'email' | 'password'>,
  clientId: number,
): CreateUserRequest {
  const email = account.email.trim();
  return {
    clientId,
    userName: email,
    password: account.password,
    name: `${link.userFirstName} ${link.userLastName}`,
    email,
    isUserAdmin: true,
  };
}
