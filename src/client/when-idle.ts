const WITHOUT_IDLE_MS = 1000;

/** Runs when the browser has nothing else to do, or after the time limit (milliseconds). Returns a function that cancels it. */
export const whenIdle = (run: () => void, limit: number): (() => void) => {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, WITHOUT_IDLE_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: limit });
  return () => cancelIdleCallback(handle);
};
