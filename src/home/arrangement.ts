/** `wide` cards take the full width, the others share two columns. */
const widths = {
  health: 'wide',
  todo: 'main',
  calendar: 'side',
  vat: 'main',
  quota: 'side',
  news: 'main',
  quick: 'wide',
  risks: 'wide',
  waiting: 'wide',
} as const;

export type CardName = keyof typeof widths;

export type Arrangement = { readonly order: readonly CardName[]; readonly hidden: readonly CardName[] };

const usual = Object.keys(widths) as CardName[];
export const usualArrangement: Arrangement = { order: usual, hidden: [] };

const cardsIn = (value: unknown): CardName[] =>
  Array.isArray(value) ? usual.filter((name) => value.includes(name)).sort(byPlaceIn(value)) : [];
const byPlaceIn = (value: readonly unknown[]) => (a: CardName, b: CardName) => value.indexOf(a) - value.indexOf(b);

/** Parses a stored arrangement: missing cards are appended, unknown ones dropped. */
export const readArrangement = (stored: unknown): Arrangement => {
  if (typeof stored !== 'object' || stored === null) return usualArrangement;
  const { order, hidden } = stored as Readonly<Record<string, unknown>>;
  const named = cardsIn(order);
  return { order: [...named, ...usual.filter((name) => !named.includes(name))], hidden: cardsIn(hidden) };
};

export const moved = (of: Arrangement, name: CardName, to: number): Arrangement => {
  const rest = of.order.filter((one) => one !== name);
  return { ...of, order: [...rest.slice(0, to), name, ...rest.slice(to)] };
};

export const shown = (of: Arrangement, name: CardName, stands: boolean): Arrangement => ({
  ...of,
  hidden: [...of.hidden.filter((one) => one !== name), ...(stands ? [] : [name])],
});

export type Block =
  | { readonly wide: CardName }
  | { readonly main: readonly CardName[]; readonly side: readonly CardName[] };

export const blocksOf = ({ order, hidden }: Arrangement): readonly Block[] => {
  const blocks: Block[] = [];
  let open: { main: CardName[]; side: CardName[] } | null = null;
  for (const name of order.filter((one) => !hidden.includes(one))) {
    const width = widths[name];
    if (width === 'wide') {
      blocks.push({ wide: name });
      open = null;
      continue;
    }
    if (!open) {
      open = { main: [], side: [] };
      blocks.push(open);
    }
    open[width].push(name);
  }
  return blocks;
};
