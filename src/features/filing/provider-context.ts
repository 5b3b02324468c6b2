import { createContext, useContext } from 'react';
import { type FilingProvider, type FormLabels, usualLabels } from '@/features/efiling';

/** The e-filing provider of the draft, or of the state in which one is started. */
export const ProviderContext = createContext<FilingProvider | undefined>(undefined);

/** The e-filing provider that the page files with. */
export function useProvider(): FilingProvider {
  const provider = useContext(ProviderContext);
  if (!provider) throw new Error('useProvider needs a ProviderContext.');
  return provider;
}

/** What the provider's filers call the inputs. */
export function useLabels(): FormLabels {
  return { ...usualLabels, ...useProvider().labels };
}
