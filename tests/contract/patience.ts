/** Waits until a fault has occurred, independent of the time of day. */
export const patience = () => {
  const waiting = new Set<AbortController>();
  return {
    deadline: (): AbortSignal => {
      const call = new AbortController();
      waiting.add(call);
      return call.signal;
    },
    end: (): void => {
      for (const call of waiting) call.abort(new DOMException('nobody waits any longer', 'TimeoutError'));
      waiting.clear();
    },
  };
};
