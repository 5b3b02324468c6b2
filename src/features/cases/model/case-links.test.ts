import { describe, expect, it } from 'vitest';
import type { CaseQuickAction } from '@/api/generated/filing/model';
import { actionsOfCase, caseLinkParams, caseOfResult, type OpenedCase } from './case-links';

const paper: OpenedCase = {
  state: 'IL',
  apiType: 8,
  caseNumber: '2019-P-0077',
  caseTitle: 'Estate of Harold Nyman',
  courtName: 'Prairie County',
  isPhysical: true,
};
const action = (type: CaseQuickAction['type'], link: string): CaseQuickAction => ({
  type,
  link,
  text: type,
  description: '',
});
const actions = [
  action('FileIntoCase', '/existing-case?state=IL'),
  action('SearchForCase', '/case-search?state=IL'),
  action('DocketSync', '/docket-sync/search?state=IL'),
];

it('a link names the case, and says nothing that is unknown or usual', () => {
  expect(JSON.parse(JSON.stringify(caseLinkParams({ ...paper, isUnlawfulDetainer: false })))).toEqual({
    state: 'IL',
    courtName: 'Prairie County',
    apiType: 8,
    caseNumber: '2019-P-0077',
    isPhysical: true,
  });
  const eviction = { ...paper, isPhysical: false, isUnlawfulDetainer: true, orgName: 'ridgeway', orgUnitName: 'civil' };
  expect(caseLinkParams(eviction)).toMatchObject({
    isPhysical: undefined,
    isUnlawfulDetainer: true,
    orgName: 'ridgeway',
    orgUnitName: 'civil',
  });
});

describe('what can be started for a case', () => {
  it('is what the state offers, except another search', () => {
    const starts = actionsOfCase(actions, paper);
    expect(starts.map(({ type }) => type)).toEqual(['FileIntoCase', 'DocketSync']);
    expect(starts[0]?.page).toEqual({
      kind: 'single-page-with-matter',
      link: '/existing-case?state=IL',
      params: caseLinkParams(paper),
    });
  });

  it('is to follow the docket while nobody does', () => {
    const [, docket] = actionsOfCase(actions, paper);
    expect(docket).toMatchObject({ text: 'DocketSync', page: { link: '/docket-sync/search?state=IL' } });
  });

  it('stays the same for what isn’t the docket of a followed case', () => {
    const [file] = actionsOfCase(actions, { ...paper, docketSyncOrderId: 41990 });
    expect(file).toMatchObject({ text: 'FileIntoCase', page: { link: '/existing-case?state=IL' } });
  });

  it('is to open a docket that is followed', () => {
    const [, docket] = actionsOfCase(actions, { ...paper, docketSyncOrderId: 41990 });
    expect(docket).toEqual({
      type: 'DocketSync',
      text: 'Open the docket',
      page: { kind: 'single-page', link: '/docket-sync/order/41990' },
    });
  });
});

it('a search result is a case, whose title may be the court’s replacement', () => {
  const found = {
    caseTrackingId: 'd7b6cf1e',
    caseDocketId: '2024-AD-000019',
    caseTitle: 'CONFIDENTIAL',
    apiType: 0,
    court: { code: 'lakemoor:ch1', name: 'Lakemoor' },
    isConfidential: true,
  } as const;
  expect(caseOfResult('IL', found)).toMatchObject({
    state: 'IL',
    caseNumber: '2024-AD-000019',
    caseTitle: 'CONFIDENTIAL',
    courtLocationCode: 'lakemoor:ch1',
    isConfidential: true,
    isPhysical: false,
  });
});
