import { filedIn } from '../filed-masa.ts';

/** What a person asked for: the draft kept, kept and the next begun, or kept and issued. */
export type Step = 'stay' | 'again' | 'issue';

/** The step that goes on once a reason opens the masa; null where something else stood in its way. */
export const stoppedBy = (error: unknown, step: Step): Step | null => (filedIn(error) === undefined ? null : step);
