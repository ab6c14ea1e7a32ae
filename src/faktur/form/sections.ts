import type { FormPart } from '../../ui/form/places.ts';

export const sections = ['document', 'seller', 'buyer', 'lines', 'stage', 'summary'] as const;
export type Section = (typeof sections)[number];

const owners: readonly (readonly [Section, RegExp])[] = [
  ['seller', /^own/],
  ['buyer', /^counterparty/],
  ['lines', /^lines/],
  ['stage', /^(term|advanceOf|stageDpp)/],
];

export const sectionOf = (path: string): Section => owners.find(([, of]) => of.test(path))?.[0] ?? 'document';

export const partsIn = (translate: (key: string) => string): FormPart[] =>
  sections.map((section) => ({
    id: section,
    label: translate(`fakturScreen.anchor.${section}`),
    has: (path) => sectionOf(path) === section,
    optional: section === 'stage' || section === 'summary',
  }));

export const places = partsIn((key) => key);
