import { expect, it } from 'vitest';
import { parseRuntimeConfig, setRuntimeConfig } from '@/api/config';
import type { QuickAction } from '@/api/generated/filing/model';
import { courtServiceKind } from './court-service-kind';
import { courtServices, serviceGroups } from './services';

const parsed = parseRuntimeConfig({}, 'localhost');
if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
setRuntimeConfig(parsed.config);

const action = (type: QuickAction['type']) => ({ type, link: '/', text: type, description: '' });
const all = { canSeeDeedPreparation: true, canSeeSkipTrace: true, canSeeElectronicSignature: true };
const services = (permissions = all) => serviceGroups(permissions).flatMap((group) => group.services);

it('lists each service once, with a name, a description and an address', () => {
  expect(serviceGroups(all).map(({ title }) => title)).toEqual(['National Legal Services', 'Real Estate', 'Business']);
  expect(new Set(services().map(({ name }) => name)).size).toBe(12);
  expect(new Set(services().map(({ page }) => page.link)).size).toBe(12);
  for (const { name, description, page } of services()) {
    for (const text of [name, description]) expect(text).toMatch(/\w/);
    expect(page.link).toMatch(/^\/./);
    expect(['single-page', 'single-page-with-matter']).toContain(page.kind);
  }
});

it.each([
  ['canSeeSkipTrace', '/skip-trace'],
  ['canSeeElectronicSignature', '/electronic-signature'],
  ['canSeeDeedPreparation', '/deednetwork'],
] as const)('hides a service without %s', (permission, link) => {
  const left = services({ ...all, [permission]: false });
  expect(services().filter(({ page }) => !left.some((each) => each.page.link === page.link))).toMatchObject([
    { page: { link } },
  ]);
});

it('leaves electronic signature out of the court services', () => {
  expect(courtServices([action('CreateCase'), action('ElectronicSignature')])).toEqual([action('CreateCase')]);
});

it('offers e-service beside filing into a case', () => {
  const types = courtServices([action('CreateCase'), action('FileIntoCase'), action('CourtesyCopy')]);
  expect(types.map(({ type, link }) => [type, link])).toEqual([
    ['CreateCase', '/'],
    ['FileIntoCase', '/'],
    ['EService', '/new-eservice'],
    ['CourtesyCopy', '/'],
  ]);
  expect(courtServices([action('SearchForCase')])).toEqual([action('SearchForCase')]);
});

it('leads to the former application for what files, where a person turned the new filing form off', () => {
  setRuntimeConfig({ ...parsed.config, legacyOrigin: 'https://former.example' });
  expect(courtServiceKind('FileIntoCase', false)).toBe('legacy');
  expect(courtServiceKind('CreateCase', false)).toBe('legacy');
  expect(courtServiceKind('CreateCase', true)).toBe('single-page-with-matter');
  expect(courtServiceKind('SearchForCase', false)).toBe('single-page-with-matter');
  setRuntimeConfig(parsed.config);
  expect(courtServiceKind('CreateCase', false)).toBe('single-page-with-matter');
});
