import { expect, it } from 'vitest';
import { newPersonErrors, toNewPersonRequest } from './new-person';

const form = {
  name: ' Iris Bramwell ',
  email: ' iris.bramwell@example.com ',
  password: ' Harbor2026 ',
  confirmPassword: ' Harbor2026 ',
  isAdministrator: false,
};

it('has no errors when complete', () => expect(newPersonErrors(form)).toEqual({}));

it('reports each error at its field', () => {
  expect(newPersonErrors({ ...form, name: ' ', email: 'iris', password: 'x', confirmPassword: 'y' })).toEqual({
    name: 'Name is required',
    email: 'Please enter a valid email address',
    password: 'Password must be at least 8 characters long',
    confirmPassword: 'Passwords do not match',
  });
});

it('requests a user with the email as the user name, and the password as typed', () => {
  expect(toNewPersonRequest(form, 40112)).toEqual({
    clientId: 40112,
    userName: 'iris.bramwell@example.com',
    password: ' Harbor2026 ',
    name: 'Iris Bramwell',
    email: 'iris.bramwell@example.com',
    isUserAdmin: false,
  });
  expect(toNewPersonRequest({ ...form, isAdministrator: true }, 1).isUserAdmin).toBe(true);
});
