import type { CellChange } from './sheet.ts';

/** One step: what it set and what stood there before. */
export type Step = { readonly done: readonly CellChange[]; readonly before: readonly CellChange[] };
export type Undo = { readonly past: readonly Step[]; readonly future: readonly Step[] };

const KEPT = 100;

export const emptyUndo: Undo = { past: [], future: [] };

export const remember = (undo: Undo, step: Step): Undo => ({ past: [...undo.past, step].slice(-KEPT), future: [] });

/** The changes that take the last step back, and the stack after it. */
export const stepBack = (undo: Undo): { undo: Undo; changes: readonly CellChange[] } => {
  const step = undo.past.at(-1);
  if (!step) return { undo, changes: [] };
  return { undo: { past: undo.past.slice(0, -1), future: [step, ...undo.future] }, changes: step.before };
};

export const stepForward = (undo: Undo): { undo: Undo; changes: readonly CellChange[] } => {
  const [step, ...future] = undo.future;
  if (!step) return { undo, changes: [] };
  return { undo: { past: [...undo.past, step], future }, changes: step.done };
};
