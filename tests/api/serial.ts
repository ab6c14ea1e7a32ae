const counters: { next: number }[] = [];

/** Numbers for test data, restarting with every app, so that no test depends on earlier ones. */
export const serial = (): (() => number) => {
  const counter = { next: 0 };
  counters.push(counter);
  return () => counter.next++;
};

export const beginSerials = (): void => {
  for (const counter of counters) counter.next = 0;
};
