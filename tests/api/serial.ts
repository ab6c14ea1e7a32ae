const counters: { next: number }[] = [];

/** Numbers for what a test makes, beginning anew with every app: no test depends on how many came before it. */
export const serial = (): (() => number) => {
  const counter = { next: 0 };
  counters.push(counter);
  return () => counter.next++;
};

export const beginSerials = (): void => {
  for (const counter of counters) counter.next = 0;
};
