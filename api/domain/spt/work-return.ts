import { type Sen, sen } from '../definition/money.ts';
import { type AnyInputs, workOut } from '../definition/work-out.ts';
import type { Amounts, WorkedSheets } from '../definition/worked.ts';
import type { Feed, ReturnDefinition } from './definition.ts';
import { amountIn, type DocumentSum } from './document-sum.ts';

/** What a return is fed with. */
export type Fed = {
  readonly sums: readonly DocumentSum[];
  /** Amounts of the filed return this one corrects; null in a normal one. */
  readonly previous: Amounts | null;
  /** What earlier periods paid too much, in sen, by the line that tells it; zero where nothing is said. */
  readonly excess?: Readonly<Record<string, Sen>>;
};

const previousAmount = (previous: Amounts | null, induk: string, line: string): Sen | null => {
  if (!previous) return 0;
  const amount = previous[induk]?.[line] ?? null;
  return amount === null ? null : sen(amount);
};

/** The inputs of a return, in sen, by form and line. A line the corrected return did not have is missing, not zero. */
export const inputsOf = ({ feeds, induk }: ReturnDefinition, { sums, previous, excess = {} }: Fed): AnyInputs => {
  const amountOf = (feed: Feed): Sen | null => {
    if (feed.from === 'documents') return amountIn(sums, feed.of);
    return feed.from === 'previous' ? previousAmount(previous, induk, feed.line) : (excess[feed.line] ?? 0);
  };
  return Object.fromEntries(
    Object.entries(feeds).map(([form, lines]) => [
      form,
      Object.fromEntries(Object.entries(lines).map(([line, feed]) => [line, amountOf(feed)])),
    ]),
  );
};

/** All lines of a return out of its inputs: the same in the browser, at posting and for "what if". */
export const workReturn = ({ forms }: ReturnDefinition, inputs: AnyInputs): WorkedSheets => workOut(forms, inputs);

const takes = ({ feeds }: ReturnDefinition, { kind, row }: DocumentSum): boolean =>
  Object.values(feeds).some((lines) =>
    Object.values(lines).some(
      (feed) => feed.from === 'documents' && feed.of.kinds.includes(kind) && feed.of.rows.includes(row),
    ),
  );

/** Documents of this return that fit none of its rows. While there are any it cannot be posted: their tax would be lost. */
export const unmappedIn = (definition: ReturnDefinition, sums: readonly DocumentSum[]): DocumentSum[] =>
  sums.filter((one) => definition.documents.kinds.includes(one.kind) && !takes(definition, one));
