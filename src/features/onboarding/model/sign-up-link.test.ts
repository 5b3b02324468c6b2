import { describe, expect, it } from 'vitest';
import { toCreateClientRequest, toCreateUserRequest } from './registration';
import { missingParametersMessage, readSignUpLink } from './sign-up-link';

const query =
  '?firmName=Doe%20%26%20Roe%20LLP&clientContact=Jane+Doe&clientPhone=%2B1%20202%20555%200123&userFirstName=%20Jane&userLastName=O%27Roe&clientEmail=jane%2Bx%40example.com';
const link = {
  firmName: 'Doe & Roe LLP',
  clientContact: 'Jane Doe',
  clientPhone: '+1 202 555 0123',
  userFirstName: 'Jane',
  userLastName: "O'Roe",
  clientEmail: 'jane+x@example.com',
};

describe('a sign-up link', () => {
  it('is read and trimmed', () => expect(readSignUpLink(query)).toEqual({ ok: true, link }));

  it('lists missing parameters, and keeps the others', () => {
    expect(
      readSignUpLink(`${query}&firmName=Other`.replace('Jane+Doe', '%20').replace('userLastName', 'other')),
    ).toEqual({
      ok: false,
      missing: ['clientContact', 'userLastName'],
      given: { ...link, clientContact: '', userLastName: '' },
    });
    expect(readSignUpLink('')).toMatchObject({ missing: { length: 6 } });
  });

  it('treats markup as text', () => {
    expect(readSignUpLink(query.replace(/firmName=[^&]*/, 'firmName=%3Cimg%20src%3Dx%3E'))).toMatchObject({
      link: { firmName: '<img src=x>' },
    });
  });

  it('lists missing parameters in its message', () => {
    expect(missingParametersMessage(['firmName', 'clientEmail'])).toBe(
      "This sign-up link is missing required information: the firm's name, an email address. Please use the full link provided or contact support.",
    );
  });
});

describe('the requests of a sign-up', () => {
  const account = { email: ' jane@example.com ', password: ' Harbor2026 ' };

  it('create the firm with the defaults for new firms', () => {
    expect(toCreateClientRequest(link, account)).toEqual({
      name: 'Doe & Roe LLP',
      contact: 'Jane Doe',
      email: 'jane@example.com',
      billingCyclePeriod: 1,
      isSecure: true,
      retailerId: 1,
      phone: '+1 202 555 0123',
      countryIso3: 'USA',
      financeEmail: 'jane@example.com',
      addresses: [{ addressType: 0 }],
    });
  });

  it('create its administrator, with the password as typed', () => {
    expect(toCreateUserRequest(link, account, 40112)).toEqual({
      clientId: 40112,
      userName: 'jane@example.com',
      password: ' Harbor2026 ',
      name: "Jane O'Roe",
      email: 'jane@example.com',
      isUserAdmin: true,
    });
  });
});
