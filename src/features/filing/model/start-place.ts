/** Where a filing is started: each provider may have start pages of its own (filing variants, section 1, V4). */
import type { EFilingProvider, FilingFlow, StateCode, StateSettings } from '@/api/generated/filing/model';
import {
  type CaseParams,
  factsOf,
  factsOfApiType,
  isBuilt,
  type ProviderFacts,
  providerFacts,
} from '@/features/efiling';
import { filingFlows } from '../filing-flows';

type Setting = Pick<StateSettings, 'state' | 'eFiling'>;

/** The page that starts filings in a state: the usual one where its provider has none of its own, or isn't built. */
export function startPathOf({ eFiling: { provider } }: Pick<Setting, 'eFiling'>, flow: FilingFlow): string {
  return (isBuilt(provider) && ownStart(provider)?.[flow]) || filingFlows[flow].path;
}

/** A provider's start pages for its own states; one beside another has none. */
const ownStart = (provider: EFilingProvider) => {
  const facts = factsOf(provider);
  return facts?.beside === undefined ? facts?.start : undefined;
};

/** Whose page starts filings in a state: the state's provider's, or that of one beside it. */
export function providerOfStart(
  { eFiling: { provider } }: Pick<Setting, 'eFiling'>,
  flow: FilingFlow,
  path: string,
): EFilingProvider {
  if (ownStart(provider)?.[flow] === path) return provider;
  return providersBeside(provider).find(({ start }) => start[flow] === path)?.id ?? provider;
}

/** The providers whose courts are in the states of this one, with start pages of their own. */
const providersBeside = (provider: EFilingProvider) =>
  providerFacts().filter(({ id, beside }) => beside === provider && isBuilt(id));

/**
 * Tells where a start page leads: it stays for a state, or another page starts filings there. A page of one provider
 * stays in that provider's states unless the address names another.
 */
export function placeOfStart(
  settings: readonly Setting[],
  { flow, path, inUrl, selected, apiType }: StartRequest,
): { state: StateCode; path: string } {
  const pathIn = (state: StateCode) => {
    const setting = settings.find((each) => each.state === state);
    return setting ? startPathOf(setting, flow) : filingFlows[flow].path;
  };
  const ofCase = apiType === undefined ? undefined : factsOfApiType(apiType);
  if (inUrl === undefined && ofCase) {
    const takes = ({ eFiling: { provider } }: Setting) => provider === (ofCase.beside ?? ofCase.id);
    const isTaken = settings.some((each) => each.state === selected && takes(each));
    const own = isTaken ? undefined : settings.find(takes);
    if (own) return { state: own.state, path };
  }
  const offers = (setting: Setting) =>
    startPathOf(setting, flow) === path ||
    providersBeside(setting.eFiling.provider).some(({ start }) => start[flow] === path);
  const ofSelected = settings.find((each) => each.state === selected);
  if (ofSelected && offers(ofSelected)) return { state: selected, path };
  if (inUrl === undefined && path !== filingFlows[flow].path) {
    const own = settings.find(offers);
    if (own) return { state: own.state, path };
  }
  return { state: selected, path: pathIn(selected) };
}

interface StartRequest {
  flow: FilingFlow;
  /** The path of the page, without the prefix. */
  path: string;
  /** The state in the address. */
  inUrl: StateCode | undefined;
  /** The system of the case that the link names. */
  apiType?: number | undefined;
  /** The state in the address, or the one that the person selected last. */
  selected: StateCode;
}

/** The page that files into the case of a link; undefined where any page will do. */
export function startPathOfCase({ apiType, uniformCaseNumber, isPhysical }: CaseParams): string | undefined {
  if (isPhysical) return providerFacts().find((each) => each.filesOnPaper)?.start['existing-case'];
  const ofSystem = apiType === undefined ? undefined : electronic(factsOfApiType(apiType));
  const isUniform = uniformCaseNumber !== undefined && uniformCaseNumber.trim() !== '';
  const facts = ofSystem ?? (isUniform ? providerFacts().find((each) => each.hasUniformCaseNumbers) : undefined);
  return facts?.start['existing-case'];
}

/** A system, unless it files on paper: a case there that isn't physical can't be filed into (filing variants, V1). */
const electronic = (facts: ProviderFacts | undefined) => (facts?.filesOnPaper ? undefined : facts);

/** Tells why the case of a link can't be filed into; undefined where it can, as far as the link tells. */
export function refusalOfCase({ apiType, isPhysical }: CaseParams): string | undefined {
  if (apiType === undefined || isPhysical) return undefined;
  const facts = factsOfApiType(apiType);
  if (facts && electronic(facts)?.start['existing-case'] === undefined)
    return 'This court takes no filings through us.';
  return facts ? undefined : 'The link names a court system that we don’t know. Choose the case below.';
}
