import { type Machine, markOf, type Tone } from '#domain/definition/status.ts';
import type { IconName } from '../layout/Icon.tsx';

/** One entry of a record's history, as every family of documents tells it. */
export type HistoryRow = {
  readonly seq: number;
  readonly action?: string;
  readonly fromStatus: string | null;
  readonly toStatus: string | null;
  readonly reason: string | null;
  readonly userName: string | null;
  /** Epoch ms. */
  readonly at: number;
  readonly message?: string | null;
  /** What the office said with it, in words. */
  readonly office?: string | null;
};

export type HistoryEntry = {
  readonly key: string | number;
  readonly tone: Tone;
  readonly icon: IconName;
  readonly words: string;
  readonly office: string | null;
  readonly at: number | string;
  /** Who did it, and why. */
  readonly by: readonly (string | null | undefined)[];
};

/** How the entries of one family look: what was done has a mark of its own, or else that of how it came out. */
export type HistoryLook = Pick<Machine<string, string>, 'words' | 'states' | 'happened'>;

const lookedUp = <T>(held: Readonly<Record<string, T>>, key: string | null | undefined): T | undefined =>
  key != null && Object.hasOwn(held, key) ? held[key] : undefined;

/** The history newest first, in words: `words` says what the server has none for, `doer` names who did it. */
export const happened = (
  rows: readonly HistoryRow[],
  { states, happened: marks = {} }: HistoryLook,
  { words, doer }: { readonly words: (action: string) => string; readonly doer: (name: string | null) => string },
): HistoryEntry[] =>
  [...rows]
    .reverse()
    .map(({ seq, action = '', fromStatus, toStatus, reason, userName, at, message, office = null }) => {
      const tone = fromStatus === toStatus ? 'grey' : (lookedUp(states, toStatus) ?? 'grey');
      return {
        key: seq,
        tone,
        icon: lookedUp(marks, action) ?? markOf[tone],
        words: message ?? words(action),
        office,
        at,
        by: [doer(userName), reason],
      };
    });
