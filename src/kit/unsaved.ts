import { useEffect, useId } from 'react';

const open = new Map<string, () => void | Promise<void>>();

/** Whether any form on the page holds work that is not saved. */
export const anyUnsaved = (): boolean => open.size > 0;

/** Asks the forms to save what can be saved: before the session ends, before the page goes. */
export const saveAll = async (): Promise<void> => {
  await Promise.allSettled([...open.values()].map((save) => save()));
};

/** The person chose to leave it behind. */
export const dropUnsaved = (): void => open.clear();

const nothing = () => undefined;

/**
 * While `dirty`, leaving the page, switching company or signing out asks first. `save` is called where leaving cannot wait for
 * an answer.
 */
export const useUnsaved = (dirty: boolean, save: () => void | Promise<void> = nothing): void => {
  const id = useId();
  useEffect(() => {
    if (!dirty) return;
    open.set(id, save);
    const warn = (event: BeforeUnloadEvent) => {
      if (open.has(id)) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      open.delete(id);
      window.removeEventListener('beforeunload', warn);
    };
  }, [dirty, id, save]);
};

let question: ((then: () => void) => void) | null = null;

/** The frame answers here while it stands. */
export const onLeaveAsked = (ask: (then: () => void) => void): (() => void) => {
  question = ask;
  return () => {
    question = null;
  };
};

/** Does `then` at once, or after the person agreed to leave unsaved work behind. For ways out the router does not see. */
export const leaveFor = (then: () => void): void => {
  if (anyUnsaved() && question) question(then);
  else then();
};
