/** The three things that can happen when we ask an outside system. */
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
 * The other side has nothing under what it was asked about. Any other refusal, as of our own key (ACCESS_DENIED), says nothing of whether
 * it has.
 */
export const knowsNothing = (answer: Answer<unknown>): boolean =>
  answer.kind === 'refused' && answer.code === 'DOCUMENT_UNKNOWN';

export const unreachable = (retryAfterMs: number): Answer<never> => ({ kind: 'unreachable', retryAfterMs });

/** The line broke after we had begun to send. */
export const answerLost = (retryAfterMs: number): Answer<never> => ({
  kind: 'unreachable',
  retryAfterMs,
  unknown: true,
});

/** They have done it and will say later what came of it. */
export const stillToCome = (retryAfterMs: number): Answer<never> => ({
  kind: 'unreachable',
  retryAfterMs,
  unknown: true,
  pending: true,
});
