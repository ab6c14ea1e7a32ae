import { type ComponentType, createElement, useEffect, useState } from 'react';
import { PageSkeleton } from '../feedback/Skeletons.tsx';

/** A page that is loaded when somebody goes there, or before: `load` asks for it without showing it. */
export type Screen = ComponentType & { readonly load: () => Promise<ComponentType> };

/**
 * A screen that is loaded when somebody goes there. Not by `lazy`: React keeps what came within 300 ms of the skeleton hidden until they
 * are over, on each page anew.
 */
export const screen = <K extends string>(load: () => Promise<Record<K, ComponentType>>, name: K): Screen => {
  let held: ComponentType | null = null;
  const fetchScreen = async (): Promise<ComponentType> => {
    const file: Record<K, ComponentType> | undefined = await load();
    // Nothing comes where the page is being loaded anew (new-build.ts): then there is nothing to show any more.
    if (!file) return new Promise<never>(() => undefined);
    held = file[name];
    return held;
  };
  const Loaded = () => {
    const [shown, setShown] = useState(() => held);
    useEffect(() => {
      if (shown) return;
      const fail = (error: unknown) =>
        setShown(() => {
          throw error;
        });
      fetchScreen().then((came) => setShown(() => came), fail);
    }, [shown]);
    return createElement(shown ?? PageSkeleton);
  };
  return Object.assign(Loaded, { load: fetchScreen });
};
