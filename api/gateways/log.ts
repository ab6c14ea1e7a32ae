import type { Clock } from '#domain/scope.ts';
import type { Answer } from './answer.ts';
import { masked } from './masked.ts';

/** One call to an outside system, as it is kept: secrets and identity numbers already masked. */
export type GatewayCall = {
  readonly gateway: string;
  readonly operation: string;
  readonly companyId: string;
  readonly objectId: string | null;
  readonly request: string;
  readonly answer: string;
  readonly outcome: Answer<unknown>['kind'];
  readonly at: number;
  readonly tookMs: number;
};

/** Where calls are kept. Must not throw and must not wait long: a call is not undone because it could not be noted. */
export type RecordCall = (call: GatewayCall) => void | Promise<void>;

type About = { readonly companyId: string; readonly objectId: string | null };

/** Makes a call and notes it, whatever comes of it. */
export const callLog =
  (gateway: string, record: RecordCall, now: Clock) =>
  async <T>(operation: string, about: About, request: unknown, call: () => Promise<Answer<T>>): Promise<Answer<T>> => {
    const at = now();
    const answer = await call();
    await record({
      gateway,
      operation,
      companyId: about.companyId,
      objectId: about.objectId,
      request: masked(request),
      answer: masked(answer),
      // A line that says "later" is a line that answers.
      outcome: answer.kind === 'unreachable' && answer.pending ? 'done' : answer.kind,
      at,
      tookMs: now() - at,
    });
    return answer;
  };
