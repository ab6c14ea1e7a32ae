import type { HistoryEntry } from '#domain/definition/answers.ts';
import { type Machine, markOf, type Tone } from '#domain/definition/status.ts';
import type { IconName } from '../layout/Icon.tsx';

/** One entry as it is shown. */
export type HistoryLine = {
  readonly key: number;
  readonly tone: Tone;
  readonly icon: IconName;
  readonly words: string;
  readonly office: string | null;
  readonly at: number;
  /** Who did it, and why. */
  readonly by: readonly (string | null)[];
};

/** How the entries of one family look: what was done has a mark of its own, or else that of how it came out. */
export type HistoryLook = Pick<Machine<string, string>, 'states' | 'happened'>;

const lookedUp = <T>(held: Readonly<Record<string, T>>, key: string | null): T | undefined =>
  key !== null && Object.hasOwn(held, key) ? held[key] : undefined;

/** The history newest first; `doer` names who did it. */
export const happened = (
  entries: readonly HistoryEntry[],
  { states, happened: marks = {} }: HistoryLook,
  doer: (name: string) => string,
): HistoryLine[] =>
  [...entries].reverse().map(({ seq, action, fromStatus, toStatus, reason, userName, at, message, office }) => {
    const tone = fromStatus === toStatus ? 'grey' : (lookedUp(states, toStatus) ?? 'grey');
    return {
      key: seq,
      tone,
      icon: lookedUp(marks, action) ?? markOf[tone],
      words: message,
      office,
      at,
      by: [doer(userName), reason],
    };
  });
