/** Runs one action at a time: calls made while another is running, such as by a second click, are dropped. */
export const oneAtATime = () => {
  let underway = false;
  return async (work: () => Promise<void>): Promise<void> => {
    if (underway) return;
    underway = true;
    try {
      await work();
    } finally {
      underway = false;
    }
  };
};
