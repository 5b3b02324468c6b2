import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { openPdf } from '../inspection/open-pdf';

/** A document that is being opened for a preview. */
export type OpenPdf = { kind: 'loading' } | { kind: 'failed' } | { kind: 'open'; document: PDFDocumentProxy };

/** Fetches and opens a document, and closes it with the component. A new `attempt` starts over. */
export function usePdf(load: () => Promise<Blob>, attempt: number): OpenPdf {
  const [state, setState] = useState<{ attempt: number; pdf: OpenPdf }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is one of the attempt, whatever its identity
  useEffect(() => {
    let isGone = false;
    let close: (() => void) | undefined;
    const show = (pdf: OpenPdf) => {
      if (!isGone) setState({ attempt, pdf });
    };
    async function open(): Promise<void> {
      const bytes = new Uint8Array(await (await load()).arrayBuffer());
      if (isGone) return;
      const opening = openPdf(bytes);
      close = () => void opening.destroy();
      show({ kind: 'open', document: await opening.promise });
    }
    open().catch(() => show({ kind: 'failed' }));
    return () => {
      isGone = true;
      close?.();
    };
  }, [attempt]);
  return state?.attempt === attempt ? state.pdf : { kind: 'loading' };
}
