import { useTranslate } from 'react-admin';
import type { Pull } from '#domain/bupot/pull/view-schema.ts';
import type { PullStatus, PullVerdict } from '#domain/definition/pull.ts';
import type { Tone } from '#domain/definition/status.ts';
import { formatPeriod } from '#domain/text/format.ts';
import type { IconName } from '../../ui/layout/Icon.tsx';

type Look = { readonly tone: Tone; readonly icon: IconName };

/** Icons and tones of verdicts; not by colour alone. */
export const verdictLooks: Readonly<Record<PullVerdict, Look>> = {
  NEW: { tone: 'green', icon: 'plus' },
  DIFFERENT: { tone: 'orange', icon: 'replaced' },
  SAME: { tone: 'grey', icon: 'check' },
  ABOUT_US: { tone: 'grey', icon: 'info' },
  GONE: { tone: 'grey', icon: 'close' },
  UNDERWAY: { tone: 'orange', icon: 'clock' },
  INVALID: { tone: 'red', icon: 'close' },
};

export const pullLooks: Readonly<Record<PullStatus, Look>> = {
  PULLING: { tone: 'orange', icon: 'clock' },
  REVIEW: { tone: 'orange', icon: 'dot' },
  TAKING: { tone: 'orange', icon: 'clock' },
  FINISHED: { tone: 'green', icon: 'check' },
  FAILED: { tone: 'red', icon: 'close' },
};

export const usePullWords = (): ((pull: Pick<Pull, 'way' | 'params'>) => string) => {
  const translate = useTranslate();
  return ({ way, params: { numbers = [], from = '', to = from } }) =>
    translate(`bupotPull.way.${way}`, { n: numbers.length, from: formatPeriod(from), to: formatPeriod(to) });
};
