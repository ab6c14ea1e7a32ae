export type Answer<T> =
  | { readonly kind: 'done'; readonly value: T }
  /** Ours to mend: shown to a person, at the field when the other side names one. Asking again unchanged would not help. */
  | { readonly kind: 'refused'; readonly code: string; readonly message: string; readonly field?: string }
  /**
   * Theirs to mend: ask again later. `unknown`: the request may have arrived and been done, only its answer is missing. `pending`: they
   * did answer, that it is done and that what comes of it will be told later.
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

/**
 * The other system has no record of the object. Other refusals, such as ACCESS_DENIED for our own key, do not show
 * that.
 */
export const knowsNothing = (answer: Answer<unknown>): boolean =>
  answer.kind === 'refused' && answer.code === 'DOCUMENT_UNKNOWN';

export const unreachable = (retryAfterMs: number): Answer<never> => ({ kind: 'unreachable', retryAfterMs });

/** The connection broke after the request had been partly sent. */
export const answerLost = (retryAfterMs: number): Answer<never> => ({
  kind: 'unreachable',
  retryAfterMs,
  unknown: true,
});

/** The request was accepted; its result follows later. */
export const stillToCome = (retryAfterMs: number): Answer<never> => ({
  kind: 'unreachable',
  retryAfterMs,
  unknown: true,
  pending: true,
});
