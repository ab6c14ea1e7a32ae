import { Problem } from '#domain/problem.ts';
import type { Answer } from '../../gateways/answer.ts';

/** Throws `conflict` with the tax office's message where it refuses, `unavailable` where it cannot be reached. */
export const officeAnswer = <T>(answer: Answer<T>): T => {
  if (answer.kind === 'unreachable') throw new Problem('unavailable', { message: 'faktur.server.office_unreachable' });
  if (answer.kind === 'refused')
    throw new Problem('conflict', {
      message: 'masukan.server.refused',
      params: { words: answer.message },
      extra: { officeCode: answer.code },
    });
  return answer.value;
};
