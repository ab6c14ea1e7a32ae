export type Answer<T> =
  | { readonly kind: 'done'; readonly value: T }
  /** Our fault: shown to a person, at the field when the other side names one. Retrying unchanged would not help. */
  | { readonly kind: 'refused'; readonly code: string; readonly message: string; readonly field?: string }
  /**
   * Their fault: retry later. `unknown`: the request may have been processed, only its response is missing. `pending`:
   * it was processed, and its result follows later.
   */
  | {
      readonly kind: 'unreachable';
      readonly retryAfterMs: number;
      readonly unknown?: true;
      readonly pending?: true;
    };

export const done = <T>(value: T): Answer<T> => ({ kind: 'done', value });

export const refused = (code: string, message: string, field?: string): Answer<never> => ({
  kind: 'refused',
  code,
  message,
  ...(field ? { field } : {}),
});

/** Other refusals, such as ACCESS_DENIED for our own key, do not show that. */
export const knowsNothing = (answer: Answer<unknown>): boolean =>
  answer.kind === 'refused' && answer.code === 'DOCUMENT_UNKNOWN';

export const unreachable = (retryAfterMs: number): Answer<never> => ({ kind: 'unreachable', retryAfterMs });

/** The connection broke after the request had been partly sent. */
export const answerLost = (retryAfterMs: number): Answer<never> => ({
  kind: 'unreachable',
  retryAfterMs,
  unknown: true,
});

export const stillToCome = (retryAfterMs: number): Answer<never> => ({
  kind: 'unreachable',
  retryAfterMs,
  unknown: true,
  pending: true,
});
