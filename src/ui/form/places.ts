/** The parts of a form, in order: what each is called, which paths are its own, and whether it may stay empty. */
export type FormPart = {
  readonly id: string;
  readonly label: string;
  readonly has: (path: string) => boolean;
  readonly optional?: boolean;
};

/** The part a path lives in; what is nobody's is the first's. */
export const partOf = (parts: readonly FormPart[], path: string): FormPart | undefined =>
  parts.find(({ has }) => has(path)) ?? parts[0];

/** Paths in the order of the form they stand in. */
export const inOrder = <T extends { readonly path: string }>(parts: readonly FormPart[], of: readonly T[]): T[] => {
  const placed = of.map((one) => ({ one, at: parts.findIndex(({ id }) => id === partOf(parts, one.path)?.id) }));
  return placed.sort((a, b) => a.at - b.at).map(({ one }) => one);
};

/** Where all that is to be mended is summed up. */
export const SUMMARY = 'form-faults';

export const anchorOf = (part: string): string => `bagian-${part}`;

const fieldOf = (path: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-field="${CSS.escape(path)}"]`);

/** The first of some places as the page shows them from top to bottom; of those without a field the first of the form's parts. */
export const goToFirst = (parts: readonly FormPart[], of: readonly { readonly path: string }[]): void => {
  const fields = of.flatMap(({ path }) => {
    const field = fieldOf(path);
    return field ? [{ path, field }] : [];
  });
  fields.sort((a, b) => (a.field.compareDocumentPosition(b.field) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  const first = fields[0] ?? inOrder(parts, of)[0];
  if (first) goToPlace(parts, first.path);
};

/** Moves to the input a path names, or to the part it lives in; true when an input took the focus. */
export const goToPlace = (parts: readonly FormPart[], path: string): boolean => {
  const field = fieldOf(path);
  const place = field ?? document.getElementById(anchorOf(partOf(parts, path)?.id ?? ''));
  place?.scrollIntoView({ block: 'center', behavior: 'auto' });
  const input = field?.matches('input, select, textarea')
    ? field
    : field?.querySelector<HTMLElement>('input, select, textarea');
  input?.focus({ preventScroll: true });
  // What has no field of its own is told in the summary.
  if (!field) document.getElementById(SUMMARY)?.focus();
  return field !== null;
};
