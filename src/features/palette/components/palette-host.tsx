import { useParams } from '@tanstack/react-router';
import { lazy, type RefObject, Suspense, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { usePerson } from '@/features/session';
import { afterFirstPage } from '@/lib/browser/first-page';
import { Opening, OpeningNote } from '@/lib/ui/opening';
import { hasSingleKeys, onPaletteRequest, type PaletteView, shortcutOf } from '../shortcuts';

// Without it only the recent entries are missing: a failure to load it must not fail the page.
const Visits = lazy(() => import('./visits').catch(() => ({ default: () => null })));
const Palette = lazy(() => import('./palette'));
const KeysDialog = lazy(() => import('./keys-dialog'));

/** Listens for the global shortcuts. What they open loads on first use. */
export function PaletteHost() {
  const [view, setView] = useState<PaletteView>();
  const early = useRef('');
  const userId = usePerson()?.userId;
  const isVisit = useParams({
    strict: false,
    select: ({ clientReference, orderId }) => clientReference !== undefined || orderId !== undefined,
  });
  useEffect(() => {
    if (userId === undefined) return;
    afterFirstPage(() => import('../recent'))
      .then(({ forgetOthers }) => forgetOthers(userId))
      .catch(() => {});
  }, [userId]);
  // A layout effect, so that shortcuts work as soon as the page is visible.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event, hasSingleKeys());
      // An open dialog owns the keyboard.
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
  const close = () => {
    early.current = '';
    setView(undefined);
  };
  return (
    <>
      <Suspense fallback={null}>{isVisit && <Visits />}</Suspense>
      <Suspense fallback={<EarlyKeys text={early} onClose={close} />}>
        {view === 'search' && <Palette early={early} onClose={close} onShowKeys={() => setView('keys')} />}
      </Suspense>
      <Opening>{view === 'keys' && <KeysDialog onClose={close} />}</Opening>
    </>
  );
}

interface EarlyKeysProps {
  text: RefObject<string>;
  onClose: () => void;
}

/** Keeps and shows what is typed between the request and the palette's arrival. Escape takes the request back. */
function EarlyKeys({ text, onClose }: EarlyKeysProps) {
  const [typed, setTyped] = useState('');
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const keep = (event: KeyboardEvent) => {
      const { key } = event;
      const isText = key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isText && key !== 'Backspace' && key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      if (key === 'Escape') return close();
      text.current = isText ? text.current + key : text.current.slice(0, -1);
      setTyped(text.current);
    };
    document.addEventListener('keydown', keep, true);
    return () => document.removeEventListener('keydown', keep, true);
  }, [text]);
  return <OpeningNote>{typed ? `Search: ${typed}` : 'Opening search…'}</OpeningNote>;
}
