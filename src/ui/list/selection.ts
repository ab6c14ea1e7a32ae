export type Selection = { readonly ids: ReadonlySet<string>; readonly all: boolean };

export const nothing: Selection = { ids: new Set(), all: false };

export const isEmpty = (selection: Selection): boolean => !selection.all && selection.ids.size === 0;

export const countOf = (selection: Selection, total: number): number => (selection.all ? total : selection.ids.size);

export const holds = (selection: Selection, id: string): boolean => selection.all || selection.ids.has(id);

/** Leaving "all" keeps the other rows of the page. */
export const toggled = (selection: Selection, id: string, page: readonly string[]): Selection => {
  const ids = new Set(selection.all ? page : selection.ids);
  if (!ids.delete(id)) ids.add(id);
  return { ids, all: false };
};

export const ranged = (selection: Selection, from: string, to: string, page: readonly string[]): Selection => {
  const [a, b] = [page.indexOf(from), page.indexOf(to)];
  if (a < 0 || b < 0) return toggled(selection, to, page);
  const between = page.slice(Math.min(a, b), Math.max(a, b) + 1);
  return { ids: new Set([...(selection.all ? page : selection.ids), ...between]), all: false };
};

export const pageToggled = (selection: Selection, page: readonly string[]): Selection => {
  if (selection.all) return nothing;
  const ids = new Set(selection.ids);
  const whole = page.every((id) => ids.has(id));
  for (const id of page) whole ? ids.delete(id) : ids.add(id);
  return { ids, all: false };
};

export const pageMark = (selection: Selection, page: readonly string[]): 'none' | 'some' | 'all' => {
  const chosen = page.filter((id) => holds(selection, id)).length;
  if (chosen === 0) return 'none';
  return chosen === page.length ? 'all' : 'some';
};
