import { createContext, useContext } from 'react';
import { type FilingProvider, type FormLabels, type Rules, usualLabels } from '@/features/efiling';

/** The e-filing provider of the draft, or of the state in which one is started. */
export const ProviderContext = createContext<FilingProvider | undefined>(undefined);

/** The e-filing provider that the page files with. */
export function useProvider(): FilingProvider {
  const provider = useContext(ProviderContext);
  if (!provider) throw new Error('useProvider needs a ProviderContext.');
  return provider;
}

/** What the draft is checked by. */
export const RulesContext = createContext<Rules | undefined>(undefined);

/** The rules of the draft's provider. */
export function useRules(): Rules {
  const rules = useContext(RulesContext);
  if (!rules) throw new Error('useRules needs a RulesContext.');
  return rules;
}

/** What the provider's filers call the inputs. */
export function useLabels(): FormLabels {
  return { ...usualLabels, ...useProvider().labels };
}
