/** Lets work happen one after the other, in the order it came; what fails holds up nobody. */
export const oneAtATime = () => {
  let turn: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = turn.then(work);
    turn = mine.catch(() => undefined);
    return mine;
  };
};
