import { useEffect, useId, useSyncExternalStore } from 'react';
import { removeInputOfPage } from '../../client/stored-input.ts';

type Open = {
  readonly at: 'saving' | 'unsaved';
  readonly save: () => void | Promise<void>;
  readonly settle?: () => void;
  /** Reverts automatic saves when the user discards the work. */
  readonly discard?: () => void | Promise<void>;
};
export type SaveStatus = 'saved' | Open['at'];

const open = new Map<string, Open>();
const listeners = new Set<() => void>();

// Browsers show their own text, and only if `beforeunload` is prevented.
const warn = (event: BeforeUnloadEvent) => event.preventDefault();
const changed = () => {
  if (open.size > 0) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
  for (const listener of listeners) listener();
};

export const markUnsaved = (id: string, work: Open | null): void => {
  if (work) open.set(id, work);
  else if (!open.delete(id)) return;
  changed();
};

export const anyUnsaved = (): boolean => open.size > 0;

const saveStatus = (): SaveStatus => {
  if (open.size === 0) return 'saved';
  return [...open.values()].every(({ at }) => at === 'saving') ? 'saving' : 'unsaved';
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSaveStatus = (): SaveStatus => useSyncExternalStore(subscribe, saveStatus);

export const saveAll = async (): Promise<void> => {
  await Promise.allSettled([...open.values()].map(({ save }) => save()));
};

export const settleEditors = (): void => {
  for (const { settle } of [...open.values()]) settle?.();
};

/** Does not revert: the user chose to leave, or the input is stored and its form unmounts. */
export const dropUnsaved = (): void => {
  open.clear();
  removeInputOfPage();
  changed();
};

export const leaveBehind = (): void => {
  for (const { discard } of open.values()) void discard?.();
  dropUnsaved();
};

const nothing = () => undefined;

/**
 * While `at` is not saved, navigation, company switch and sign-out ask first. `save` is called where leaving cannot
 * wait for a response.
 */
export const useUnsaved = (
  at: SaveStatus,
  save: () => void | Promise<void> = nothing,
  discard: () => void | Promise<void> = nothing,
): void => {
  const id = useId();
  useEffect(() => markUnsaved(id, at === 'saved' ? null : { at, save, discard }), [at, id, save, discard]);
  useEffect(() => () => markUnsaved(id, null), [id]);
};

let question: ((then: () => void) => void) | null = null;

export const onLeaveRequest = (ask: (then: () => void) => void): (() => void) => {
  question = ask;
  return () => {
    question = null;
  };
};

/** For navigation outside the router. */
export const leaveFor = (then: () => void): void => {
  if (anyUnsaved() && question) question(then);
  else then();
};
