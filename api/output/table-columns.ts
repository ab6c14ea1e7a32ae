type Cell = string | null;

/** One column of a table that leaves the product: identifiers as text, amounts as plain decimals. */
export type Column<R> = { readonly key: string; readonly amount?: true; readonly value: (record: R) => Cell };

const LONGEST_EXACT = 15;

/** Excel keeps fifteen digits: an amount that fits goes in as a number, a longer one as text, so that nothing is rounded silently. */
export const excelCell = <R>(column: Column<R>, record: R): string | number | null => {
  const text = column.value(record);
  if (!column.amount || text === null) return text;
  return text.replace(/\D/g, '').length <= LONGEST_EXACT ? Number(text) : text;
};
