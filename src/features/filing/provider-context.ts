import { createContext, useContext } from 'react';
import { type FilingProvider, type FilingStart, type FormLabels, usualLabels } from '@/features/efiling';

/** The e-filing provider of the draft. */
export const ProviderContext = createContext<FilingProvider | undefined>(undefined);

/** The e-filing provider that the page files with. */
export function useProvider(): FilingProvider {
  const provider = useContext(ProviderContext);
  if (!provider) throw new Error('useProvider needs a ProviderContext.');
  return provider;
}

/** What starts filings in the state of a start page. */
export const StartContext = createContext<FilingStart | undefined>(undefined);

/** Tells what the page starts filings with. */
export function useFilingStart(): FilingStart {
  const filingStart = useContext(StartContext);
  if (!filingStart) throw new Error('useFilingStart needs a StartContext.');
  return filingStart;
}

/** Tells what the provider's filers call the inputs. */
export function useLabels(): FormLabels {
  return { ...usualLabels, ...useProvider().labels };
}
