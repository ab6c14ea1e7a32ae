/** Does one thing at a time: what is asked for while another is under way, by a second press for instance, is not begun. */
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
