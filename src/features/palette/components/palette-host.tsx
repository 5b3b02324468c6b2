import { useParams } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { usePerson } from '@/features/session';
import { whenIdle } from '@/lib/browser/idle';
import { shortcutOf } from '../model/shortcut';
import { onPaletteRequest, type PaletteView } from '../palette-request';
import { hasSingleKeys } from '../single-keys';

// Without it nothing is missing but what was visited last: it must not take the page with it.
const Visits = lazy(() => import('./visits').catch(() => ({ default: () => null })));
const Palette = lazy(() => import('./palette'));
const KeysDialog = lazy(() => import('./keys-dialog'));

/** Listens for the keys that work on every page; what they open is loaded with the first press. */
export function PaletteHost() {
  const [view, setView] = useState<PaletteView>();
  const userId = usePerson()?.userId;
  const isVisit = useParams({
    strict: false,
    select: ({ clientReference, orderId }) => clientReference !== undefined || orderId !== undefined,
  });
  useEffect(() => {
    if (userId === undefined) return;
    whenIdle(() => void import('../recent').then(({ forgetOthers }) => forgetOthers(userId)).catch(() => {}));
  }, [userId]);
  // From the moment on in which the page can be seen.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event, hasSingleKeys());
      // A dialog keeps the keyboard to itself.
      if (!shortcut || event.defaultPrevented || document.querySelector('[role=dialog]')) return;
      const search = document.querySelector<HTMLElement>('main [type=search],main [role=searchbox]');
      if (shortcut === 'page-search' && !search) return;
      event.preventDefault();
      if (shortcut === 'page-search') search?.focus();
      else setView(shortcut);
    };
    const ending = new AbortController();
    document.addEventListener('keydown', press, { signal: ending.signal });
    const stop = onPaletteRequest(setView);
    return () => {
      ending.abort();
      stop();
    };
  }, []);
  const close = () => setView(undefined);
  return (
    <>
      <Suspense>{isVisit && <Visits />}</Suspense>
      <Suspense>
        {view === 'search' && <Palette onClose={close} onShowKeys={() => setView('keys')} />}
        {view === 'keys' && <KeysDialog onClose={close} />}
      </Suspense>
    </>
  );
}
