/** A locked filing service: sign-in and back, a forgotten password, account activation. */
import { choose, expectSaved } from './support/new-case.ts';
import { expect, expectAccessible, openAs, ortega, password, people, test } from './support/test.ts';

// No other test files in Georgia, Texas or Virginia, nor as Edith in Illinois.
const startPage = `/case-initiation?state=GA&mappingId=${ortega.mappingId}#court`;

test('signing in returns to the same page', async ({ page, control }) => {
  await control.filingLogin(people.theo, 'GA', 'signed-out');
  await openAs(page, people.theo, startPage);
  await expect(page.getByRole('heading', { name: 'Sign in to the filing service' })).toBeVisible();
  await expect(page.getByLabel('Filing service')).toHaveValue('GA');
  await expect(page.getByLabel('Email')).toHaveValue(people.theo.email);
  await expectAccessible(page);
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('The email or password is incorrect.');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('combobox', { name: 'Court' })).toBeEditable();
  await expect(page).toHaveURL(`/app${startPage}`);
  // The product's own session was never interrupted.
  await page.goBack();
  expect(page.url()).not.toContain('tyler-login');
});

test('a login that ends while a person types in a draft leads to sign-in and back, and nothing typed is lost', async ({
  page,
  control,
}) => {
  await openAs(page, people.edith, '/case-initiation?state=IL');
  await choose(page, 'Court', 'Lakemoor County - Circuit Court - Civil', 'lakem civ');
  await page.waitForURL(/\/case-initiation\/\d+\/case\?/);
  await choose(page, 'Case category', 'Civil');
  await choose(page, 'Case type', 'Contract - Over $50,000', 'contract over');
  await expectSaved(page);
  const draft = page.url();
  await control.filingLogin(people.edith, 'IL', 'signed-out');
  const typed = page.getByLabel('Attorney code');
  await typed.fill('54321');
  await expect(page.getByRole('heading', { name: 'Sign in to the filing service' })).toBeVisible();
  await expect(page.getByLabel('Filing service')).toHaveValue('IL');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(draft);
  await expect(typed).toHaveValue('54321');
  await expect(page.getByRole('combobox', { name: 'Case type' })).toHaveValue('Contract - Over $50,000');
  await expectSaved(page);
  await page.reload();
  await expect(typed).toHaveValue('54321');
});

test('a forgotten password is reset by email and unlocks the account', async ({ page, control }) => {
  await control.filingLogin(people.june, 'TX', 'locked');
  await openAs(page, people.june, '/tyler-login?state=TX&returnUrl=/app/orders?q=Ortega');
  await expect(page.getByRole('alert')).toContainText('is locked after too many failed attempts');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('');
  await page.getByLabel('Email').fill(people.june.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('the email is on its way')).toBeVisible();

  const mail = await page.context().newPage();
  await mail.goto(await control.mailedLink(people.june));
  await mail.getByLabel('New password').fill('Better-Horse-8');
  await mail.getByRole('button', { name: 'Set password' }).click();
  await expect(mail.getByRole('heading', { name: 'Password set' })).toBeVisible();

  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await page.getByLabel('Email').fill(people.june.email);
  await page.getByLabel('Password').fill('Better-Horse-8');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/app/orders?q=Ortega');
});

test('an account pending activation can request the email again', async ({ page, control }) => {
  await control.filingLogin(people.june, 'VA', 'not-activated');
  await openAs(page, people.june, '/tyler-login?state=VA&returnUrl=//evil.example');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Send the activation email again' }).click();
  await page.getByRole('button', { name: 'Send the activation email' }).click();
  await expect(page.getByText('the email is on its way')).toBeVisible();

  const mail = await page.context().newPage();
  await mail.goto(await control.mailedLink(people.june, 'Activate'));
  await mail.getByRole('button', { name: 'Activate' }).click();
  await expect(mail.getByRole('heading', { name: 'Account activated' })).toBeVisible();

  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/app/');
});
