import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNotify } from 'react-admin';
import { formatCount } from '#domain/text/format.ts';
import { BulkConfirm, type BulkQuestion } from './BulkConfirm.tsx';
import type { BulkTarget } from './definition.ts';

/** More than so many are not removed by a slip of the hand. */
const MUST_TYPE_OVER = 20;

/** How many of the chosen allow it. */
export type Counted = Pick<BulkQuestion, 'eligible' | 'total' | 'noRecipient'>;

type How<E> = {
  readonly title: string;
  readonly text?: string;
  /** Of what cannot be undone: what is pressed to do it, told how many. */
  readonly confirm?: (some: string) => string;
  readonly go: (some: E) => void;
};

type Bulk = {
  /** Begins a job over the chosen, says so and lets them go. `leave` closes what asked for it. */
  readonly start: (work: () => Promise<unknown>) => Promise<void>;
  /** The same where what asked for it stays open until the job has begun: what it is refused with is left to that. */
  readonly started: (work: () => Promise<unknown>) => Promise<void>;
  /** Asks first where not all of the chosen allow it, or where it cannot be undone. */
  readonly ask: <E extends Counted>(count: () => Promise<E>, how: How<E>) => Promise<void>;
  readonly dialog: ReactNode;
};

/** What every list does with many records at once: count those that allow it, ask, begin the job. */
export const useBulk = (clear: () => void, leave?: () => void): Bulk => {
  const notify = useNotify();
  const [question, setQuestion] = useState<BulkQuestion | null>(null);
  const started = async (work: () => Promise<unknown>) => {
    await work();
    notify('list.job_started', { type: 'success' });
    clear();
  };
  return {
    started,
    start: async (work) => {
      setQuestion(null);
      leave?.();
      try {
        await started(work);
      } catch {
        // The call has told why.
      }
    },
    ask: async (count, { title, text, confirm, go }) => {
      const counted = await count().catch(() => null);
      if (!counted) return;
      if (counted.eligible === counted.total && !confirm) return go(counted);
      setQuestion({
        ...counted,
        title,
        danger: confirm !== undefined,
        typed: confirm !== undefined && counted.eligible > MUST_TYPE_OVER,
        ...(text ? { text } : {}),
        ...(confirm ? { confirm: confirm(formatCount(counted.eligible)) } : {}),
        go: () => {
          setQuestion(null);
          go(counted);
        },
      });
    },
    dialog: question && <BulkConfirm question={question} onClose={() => setQuestion(null)} />,
  };
};

/** How many of the chosen allow the main thing to do with them; undefined while it is counted, or where nobody may. */
export const useEligible = (
  what: string,
  target: BulkTarget,
  count: () => Promise<{ readonly eligible: number }>,
  enabled: boolean,
): number | undefined => useQuery({ queryKey: ['eligible', what, target], queryFn: count, enabled }).data?.eligible;
