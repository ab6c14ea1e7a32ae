import { markOf, type Tone } from '#domain/definition/status.ts';
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

/** How the entries of one family look. */
export type HistoryLook = {
  readonly tones: Readonly<Record<string, Tone>>;
  /** What was done has a mark of its own; else it is how it came out. */
  readonly marks?: Readonly<Record<string, IconName>>;
};

const lookedUp = <T>(held: Readonly<Record<string, T>>, key: string | null | undefined): T | undefined =>
  key != null && Object.hasOwn(held, key) ? held[key] : undefined;

/** The history newest first, in words: `words` says what the server has none for, `doer` names who did it. */
export const happened = (
  rows: readonly HistoryRow[],
  { tones, marks = {} }: HistoryLook,
  { words, doer }: { readonly words: (action: string) => string; readonly doer: (name: string | null) => string },
): HistoryEntry[] =>
  [...rows]
    .reverse()
    .map(({ seq, action = '', fromStatus, toStatus, reason, userName, at, message, office = null }) => {
      const tone = fromStatus === toStatus ? 'grey' : (lookedUp(tones, toStatus) ?? 'grey');
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
