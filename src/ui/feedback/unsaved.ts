import { useEffect, useId, useSyncExternalStore } from 'react';
import { dropTypingHere } from '../../client/stored-input.ts';

/** Work that is not kept yet: on its way to the server, or not even that (typed just now, or refused). */
type Open = {
  readonly at: 'saving' | 'unsaved';
  readonly save: () => void | Promise<void>;
  /** Hands what stands in an open editor to its form, which is on this page. */
  readonly settle?: () => void;
  /** Undoes what of it saved itself, where the person leaves it behind. */
  readonly discard?: () => void | Promise<void>;
};
export type SaveStatus = 'saved' | Open['at'];

const open = new Map<string, Open>();
const listeners = new Set<() => void>();

// A browser asks by its own words, and only where a page says so before it is left.
const warn = (event: BeforeUnloadEvent) => event.preventDefault();
const changed = () => {
  if (open.size > 0) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
  for (const listener of listeners) listener();
};

/** Says how one piece of work stands; `null` once there is nothing to lose. */
export const markUnsaved = (id: string, work: Open | null): void => {
  if (work) open.set(id, work);
  else if (!open.delete(id)) return;
  changed();
};

/** Whether any form on the page holds work that is not known to be saved. */
export const anyUnsaved = (): boolean => open.size > 0;

/** The worst of all work on the page. */
const saveStatus = (): SaveStatus => {
  if (open.size === 0) return 'saved';
  return [...open.values()].every(({ at }) => at === 'saving') ? 'saving' : 'unsaved';
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** How the work on the page stands, followed as it changes. */
export const useSaveStatus = (): SaveStatus => useSyncExternalStore(subscribe, saveStatus);

/** Asks the forms to save what can be saved: before the session ends, before the page goes. */
export const saveAll = async (): Promise<void> => {
  await Promise.allSettled([...open.values()].map(({ save }) => save()));
};

/** Editors that are still open hand what they hold to their forms. */
export const settleEditors = (): void => {
  for (const { settle } of [...open.values()]) settle?.();
};

/** The person chose to leave it behind, or it is kept and its form goes. */
export const dropUnsaved = (): void => {
  open.clear();
  dropTypingHere();
  changed();
};

/** The person leaves all of it behind: what saved itself of it goes too. */
export const leaveBehind = (): void => {
  for (const { discard } of open.values()) void discard?.();
  dropUnsaved();
};

const nothing = () => undefined;

/**
 * Unless `at` is saved, leaving the page, switching company or signing out asks first; what is just being saved is waited for.
 * `save` is called where leaving cannot wait for an answer.
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

/** The frame answers here while it stands. */
export const onLeaveRequest = (ask: (then: () => void) => void): (() => void) => {
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
