import type { PullDifference, PullVerdict } from './pull.ts';

export type PullNote = 'canceled' | 'amended' | 'canceled_here' | 'canceling' | 'correcting' | 'twin' | 'twin_underway';

const folded = (name: string): string => name.trim().replace(/\s+/g, ' ').toUpperCase();

export const alikeNames = (ours: string, theirs: string): boolean => folded(ours) === folded(theirs);

export type Judged<Field extends string = string, Note extends string = string> = {
  readonly verdict: PullVerdict;
  readonly differences: readonly PullDifference<Field | 'status' | 'revision'>[];
  readonly note: Note | PullNote | null;
  readonly documentId: string | null;
};

export type OfficeState = { readonly state: 'NORMAL' | 'AMENDED' | 'CANCELED'; readonly revision: number };

export type OwnDocument = {
  readonly id: string;
  readonly revision: number;
  readonly status: string;
  readonly isCanceled: boolean;
  readonly isCanceling: boolean;
  readonly replacedBy: string | null;
};

export type Compared<Field extends string, Note extends string> = {
  readonly officeState: OfficeState;
  readonly aboutUs: boolean;
  readonly unfit: Note | null;
  readonly ours?: OwnDocument | undefined;
  /** A document here without a number that may be the same; on its way to the office, or still a draft. */
  readonly twin?: { readonly id: string; readonly underway: boolean } | undefined;
  /** The fields in which it differs from the document here; null if there is too little data to compare. */
  readonly differences: () => readonly PullDifference<Field>[] | null;
};

const againstOwn = <Field extends string, Note extends string>(
  ours: OwnDocument,
  { officeState, unfit, differences }: Compared<Field, Note>,
): Judged<Field, Note> => {
  const is = (verdict: PullVerdict, of: Partial<Judged<Field, Note>> = {}): Judged<Field, Note> => ({
    verdict,
    differences: [],
    note: null,
    documentId: ours.id,
    ...of,
  });
  if (officeState.state === 'AMENDED')
    return ours.revision > officeState.revision ? is('SAME') : is('GONE', { note: 'amended' });
  const correcting = (): Judged<Field, Note> => is('UNDERWAY', { documentId: ours.replacedBy, note: 'correcting' });
  if (officeState.state === 'CANCELED') {
    if (ours.isCanceled) return is('SAME');
    if (ours.replacedBy !== null) return correcting();
    return is('DIFFERENT', { differences: [{ field: 'status', ours: ours.status, theirs: 'CANCELED' }] });
  }
  if (ours.revision > officeState.revision) return is('SAME');
  if (ours.isCanceled) return is('INVALID', { note: 'canceled_here' });
  if (ours.isCanceling) return is('UNDERWAY', { note: 'canceling' });
  const found = differences();
  const newer = officeState.revision > ours.revision;
  if (unfit !== null)
    return found?.length === 0 && !newer ? is('SAME') : is('INVALID', { note: unfit, differences: found ?? [] });
  if (!newer && found?.length === 0) return is('SAME');
  if (ours.replacedBy !== null) return correcting();
  const revision = { field: 'revision', ours: String(ours.revision), theirs: String(officeState.revision) } as const;
  return is('DIFFERENT', { differences: [...(newer ? [revision] : []), ...(found ?? [])] });
};

export const judgePulled = <Field extends string, Note extends string>(
  of: Compared<Field, Note>,
): Judged<Field, Note> => {
  const is = (verdict: PullVerdict, note: Note | PullNote | null = null, documentId: string | null = null) => ({
    verdict,
    note,
    documentId,
    differences: [],
  });
  if (of.aboutUs) return is('ABOUT_US');
  if (of.ours) return againstOwn(of.ours, of);
  if (of.officeState.state !== 'NORMAL')
    return is('GONE', of.officeState.state === 'CANCELED' ? 'canceled' : 'amended');
  if (of.unfit !== null) return is('INVALID', of.unfit);
  if (!of.twin) return is('NEW');
  return of.twin.underway ? is('UNDERWAY', 'twin_underway', of.twin.id) : is('NEW', 'twin', of.twin.id);
};
