import { Text } from '@mantine/core';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { openPdf } from '@/lib/pdf/open-pdf';
import { pageScale } from '../model/page-scale';
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
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let isGone = false;
    let cancel: (() => void) | undefined;
    async function draw(target: HTMLCanvasElement): Promise<void> {
      const page = await document.getPage(pageNumber);
      if (isGone) return;
      const bare = page.getViewport({ scale: 1 });
      const scale = pageScale(bare, target.clientWidth * devicePixelRatio);
      if (scale === undefined) {
        setFailure("This page is too long and narrow to display. It's part of the document.");
        return;
      }
      const viewport = page.getViewport({ scale });
      target.width = Math.max(1, viewport.width);
      target.height = Math.max(1, viewport.height);
      const drawing = page.render({ canvas: target, viewport });
      cancel = () => drawing.cancel();
      await drawing.promise;
    }
    if (canvas.current)
      draw(canvas.current).catch(() => {
        if (!isGone) setFailure("This page couldn't be displayed.");
      });
    return () => {
      isGone = true;
      cancel?.();
    };
  }, [document, pageNumber]);
  return (
    <>
      {failure && (
        <Text size="sm" role="alert">
          {failure}
        </Text>
      )}
      <canvas ref={canvas} role="img" aria-label={label} className={classes.page} hidden={failure !== undefined} />
    </>
  );
}

/** A document opened for preview. */
type OpenPdf = { kind: 'loading' } | { kind: 'failed'; error: unknown } | { kind: 'open'; document: PDFDocumentProxy };

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
    open().catch((error: unknown) => show({ kind: 'failed', error }));
    return () => {
      isGone = true;
      close?.();
    };
  }, [attempt]);
  return state?.attempt === attempt ? state.pdf : { kind: 'loading' };
}
