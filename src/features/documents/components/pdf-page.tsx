import { Text } from '@mantine/core';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import classes from './pdf-page.module.css';

interface PdfPageProps {
  document: PDFDocumentProxy;
  pageNumber: number;
  /** What the picture is called by a screen reader. */
  label: string;
}

/** One page, drawn as wide as there is room. */
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
          This page could not be drawn.
        </Text>
      )}
      <canvas ref={canvas} role="img" aria-label={label} className={classes.page} />
    </>
  );
}
