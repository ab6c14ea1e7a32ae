import { type Forgiven, forgiveness } from '../rules/late-interest.ts';

/** The day by which a masa (YYYY-MM) could still be paid without sanction; `null` when nothing was forgiven. */
export const forgivenUntil = (kind: Forgiven | undefined, masa: string, due: string): string | null => {
  const found = forgiveness.history.find(({ from }) => from <= due)?.value;
  const one = kind && found?.find(({ kinds, masa: of }) => of === masa && kinds.includes(kind));
  return one ? one.until : null;
};
