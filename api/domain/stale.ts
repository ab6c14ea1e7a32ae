import { Problem } from './problem.ts';
import { jakartaTime } from './scope.ts';

export type Overtaken = {
  /** The record as it is now. */
  current: unknown;
  changedFields: readonly string[];
  /** Who changed it last and when (epoch milliseconds); unknown where nothing tells. */
  who: { by: string; at: number } | undefined;
};

/** Somebody saved since the version a person had: 409 with the record as it is now, which fields changed, who did it and when. */
export const stale = ({ current, changedFields, who }: Overtaken): Problem =>
  who
    ? new Problem('stale', {
        params: { by: who.by, at: jakartaTime(who.at).replace(':', '.') },
        extra: { current, changedFields, ...who },
      })
    : new Problem('stale', { message: 'problem.stale_unnamed', extra: { current, changedFields } });
