import { type ComponentType, use } from 'react';

/** A component whose code loads ahead of it. */
export type Prepared<Props> = ComponentType<Props> & {
  /** Loads the code. A failure shows when the component does. */
  prepare: () => Promise<void>;
};

/**
 * A component whose code loads when it is prepared, at the latest when it shows. Unlike `lazy`, it never suspends once its
 * code is there.
 */
export function prepared<Props extends object = object>(load: () => Promise<ComponentType<Props>>): Prepared<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  let hasFailed = false;

  function start(): Promise<ComponentType<Props>> {
    hasFailed = false;
    loading = load();
    loading.then(
      (component) => {
        loaded = component;
      },
      () => {
        hasFailed = true;
      },
    );
    return loading;
  }

  function PreparedComponent(props: Props) {
    // A failure stays one for it: another attempt for each rendering would never end.
    const Loaded = loaded ?? use(loading ?? start());
    return <Loaded {...props} />;
  }

  return Object.assign(PreparedComponent, {
    prepare: async () => {
      await (loading && !hasFailed ? loading : start()).catch(() => {});
    },
  });
}
