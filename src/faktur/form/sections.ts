/** The parts of the form, in order, and which paths belong to each. */
export const sections = ['document', 'seller', 'buyer', 'lines', 'stage', 'summary'] as const;
export type Section = (typeof sections)[number];

const owners: readonly (readonly [Section, RegExp])[] = [
  ['seller', /^seller/],
  ['buyer', /^buyer/],
  ['lines', /^lines/],
  ['stage', /^(term|advanceOf|stageDpp)/],
];

export const sectionOf = (path: string): Section => owners.find(([, of]) => of.test(path))?.[0] ?? 'document';

export const anchorOf = (section: Section): string => `bagian-${section}`;

/** Moves to the input a path names, or to the section it lives in; true when an input took the focus. */
export const goTo = (path: string): boolean => {
  const field = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(path)}"]`);
  const place = field ?? document.getElementById(anchorOf(sectionOf(path)));
  place?.scrollIntoView({ block: 'center', behavior: 'auto' });
  const input = field?.matches('input, select, textarea') ? field : field?.querySelector<HTMLElement>('input, select');
  input?.focus({ preventScroll: true });
  return field !== null;
};
