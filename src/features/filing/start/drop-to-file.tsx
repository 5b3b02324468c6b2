import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';

const LazyFilingDrop = lazy(() => import('./filing-drop'));

/** The pages on which dropped PDFs start a filing. */
const pages = /^\/(?:$|matter-view\/|order-details(?:-all)?\/)/;

/**
 * Lets people drop PDFs on the home page, a matter or an order to file them. Its code loads when a file is first dragged
 * over such a page.
 */
export function DropToFile() {
  const isHere = useLocation({ select: ({ pathname }) => pages.test(pathname) });
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    if (!isHere || isNeeded) return;
    // A file dropped before the code has loaded must not replace the page.
    const keepPage = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setNeeded(true);
    };
    window.addEventListener('dragover', keepPage);
    window.addEventListener('drop', keepPage);
    return () => {
      window.removeEventListener('dragover', keepPage);
      window.removeEventListener('drop', keepPage);
    };
  }, [isHere, isNeeded]);
  if (!isHere || !isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <LazyFilingDrop />
    </Suspense>
  );
}
