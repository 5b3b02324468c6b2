import { Text } from '@mantine/core';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { openPdf } from './inspect-pdf';
import classes from './pdf-page.module.css';

interface PdfPageProps {
  document: PDFDocumentProxy;
  pageNumber: number;
  /** Accessible name. */
  label: string;
}

/** One page of a PDF at the available width. */
export function PdfPage({ document, pageNumber, label }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    let cancel: (() => void) | undefined;
    async function draw(target: HTMLCanvasElement): Promise<void> {
      const page = await document.getPage(pageNumber);
      if (isGone) return;
      const bare = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: (target.clientWidth / bare.width) * devicePixelRatio });
      target.width = viewport.width;
      target.height = viewport.height;
      const drawing = page.render({ canvas: target, viewport });
      cancel = () => drawing.cancel();
      await drawing.promise;
    }
    if (canvas.current)
      draw(canvas.current).catch(() => {
        if (!isGone) setFailed(true);
      });
    return () => {
      isGone = true;
      cancel?.();
    };
  }, [document, pageNumber]);
  return (
    <>
      {hasFailed && (
        <Text size="sm" role="alert">
          This page couldn't be displayed.
        </Text>
      )}
      <canvas ref={canvas} role="img" aria-label={label} className={classes.page} />
    </>
  );
}

/** A document opened for preview. */
type OpenPdf = { kind: 'loading' } | { kind: 'failed' } | { kind: 'open'; document: PDFDocumentProxy };

/** Loads and opens a document, and closes it on unmount. A new `attempt` starts over. */
export function usePdf(load: () => Promise<Blob>, attempt: number): OpenPdf {
  const [state, setState] = useState<{ attempt: number; pdf: OpenPdf }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new attempt loads again
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
