/**
 * The code of a combobox's list, which places and virtualizes it, isn't needed before a list opens. It loads when the
 * first combobox has been shown and the page is idle, or when it opens.
 */
import { useEffect, useState } from 'react';
import { whenIdle } from '@/lib/browser/idle';
import type { ComboboxDropdown } from './combobox-dropdown';

type Dropdown = typeof ComboboxDropdown;

let loaded: Dropdown | undefined;
let loading: Promise<Dropdown> | undefined;

/** Loads the code once. */
export function loadDropdown(): Promise<Dropdown> {
  loading ??= import('./combobox-dropdown').then((module) => {
    loaded = module.ComboboxDropdown;
    return loaded;
  });
  return loading;
}

/** The list's component, as soon as it has loaded. @throws a chunk error if it is needed and didn't load. */
export function useDropdown(isOpen: boolean): Dropdown | undefined {
  const [{ ready, error }, setState] = useState<{ ready?: Dropdown; error?: unknown }>({ ready: loaded });
  useEffect(() => {
    if (ready) return;
    let isGone = false;
    const load = () =>
      void loadDropdown().then(
        (component) => !isGone && setState({ ready: component }),
        (failure: unknown) => !isGone && setState({ error: failure }),
      );
    if (isOpen) load();
    else whenIdle(load);
    return () => {
      isGone = true;
    };
  }, [isOpen, ready]);
  if (isOpen && error !== undefined) throw error;
  return ready;
}
