import { type Inputs, inputsOf, type Mode, modes } from './inputs.ts';

/** What is worked out, and beside it what would be if something else were filled in. */
export type Question = { readonly mode: Mode; readonly now: Inputs; readonly other: Inputs | null };

const MODE = 'mode';
const COMPARED = 'compare';
const OTHER = 'if.';

const modeIn = (search: URLSearchParams): Mode => modes.find((mode) => mode === search.get(MODE)) ?? 'month';

/** The question an address asks, whatever it says. */
export const readQuestion = (search: URLSearchParams, today: string): Question => {
  const mode = modeIn(search);
  const now = inputsOf(mode, (field) => search.get(field), today);
  const other = search.has(COMPARED)
    ? inputsOf(mode, (field) => search.get(OTHER + field) ?? now[field] ?? null, today)
    : null;
  return { mode, now, other };
};

/** The address that asks this question: everything that is filled in, and of the other only what differs. */
export const writeQuestion = ({ mode, now, other }: Question): URLSearchParams => {
  const search = new URLSearchParams({ [MODE]: mode });
  for (const [field, value] of Object.entries(now)) if (value !== '') search.set(field, value);
  if (!other) return search;
  search.set(COMPARED, '1');
  for (const [field, value] of Object.entries(other)) if (value !== now[field]) search.set(OTHER + field, value);
  return search;
};
