const counters: { next: number }[] = [];

export const serial = (): (() => number) => {
  const counter = { next: 0 };
  counters.push(counter);
  return () => counter.next++;
};

export const beginSerials = (): void => {
  for (const counter of counters) counter.next = 0;
};
