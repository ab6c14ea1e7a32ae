type Listener = Parameters<typeof window.addEventListener>;

/** Records the listeners that are added to the window from now on; returns what removes them. */
export const windowListeners = (): (() => void) => {
  const { addEventListener } = window;
  const added: Listener[] = [];
  window.addEventListener = (...listener: Listener) => {
    added.push(listener);
    addEventListener(...listener);
  };
  return () => {
    window.addEventListener = addEventListener;
    for (const [type, listener, options] of added) window.removeEventListener(type, listener, options);
  };
};
