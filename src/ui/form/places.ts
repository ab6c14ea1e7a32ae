export type FormPart = {
  readonly id: string;
  readonly label: string;
  readonly has: (path: string) => boolean;
  readonly optional?: boolean;
};

export const partOf = (parts: readonly FormPart[], path: string): FormPart | undefined =>
  parts.find(({ has }) => has(path)) ?? parts[0];

export const inOrder = <T extends { readonly path: string }>(parts: readonly FormPart[], of: readonly T[]): T[] => {
  const placed = of.map((one) => ({ one, at: parts.findIndex(({ id }) => id === partOf(parts, one.path)?.id) }));
  return placed.sort((a, b) => a.at - b.at).map(({ one }) => one);
};

export const SUMMARY = 'form-faults';

export const anchorOf = (part: string): string => `bagian-${part}`;

const fieldOf = (path: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-field="${CSS.escape(path)}"]`);

/** Without fields, to the first section concerned. */
export const goToFirst = (parts: readonly FormPart[], of: readonly { readonly path: string }[]): void => {
  const fields = of.flatMap(({ path }) => {
    const field = fieldOf(path);
    return field ? [{ path, field }] : [];
  });
  fields.sort((a, b) => (a.field.compareDocumentPosition(b.field) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  const first = fields[0] ?? inOrder(parts, of)[0];
  if (first) goToPlace(parts, first.path);
};

export const goToPlace = (parts: readonly FormPart[], path: string): boolean => {
  const field = fieldOf(path);
  const place = field ?? document.getElementById(anchorOf(partOf(parts, path)?.id ?? ''));
  place?.scrollIntoView({ block: 'center', behavior: 'auto' });
  const input = field?.matches('input, select, textarea')
    ? field
    : field?.querySelector<HTMLElement>('input, select, textarea');
  input?.focus({ preventScroll: true });
  // Faults without a field are listed in the summary.
  if (!field) document.getElementById(SUMMARY)?.focus();
  return field !== null;
};
