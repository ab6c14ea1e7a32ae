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
