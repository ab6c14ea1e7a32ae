import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Channel } from '#domain/definition/answers.ts';
import { formatCount } from '#domain/text/format.ts';
import type { MenuChoice } from '../layout/MenuButton.tsx';
import { BulkFrame, type BulkLead, useLetters } from '../list/BulkFrame.tsx';
import type { BulkProps } from '../list/definition.ts';
import { type Counted, useBulk, useEligible } from '../list/use-bulk.tsx';
import { type BulkFamily, type BulkWork, lookOfWork, looksFirst, ruleOf, useMayInBulk } from './bulk-work.ts';
import type { Sendable } from './LettersDialog.tsx';
import { leftOut } from './left-out.ts';
import { PatternDialog, type Zip } from './PatternDialog.tsx';
import type { LetterResource } from './SendDialog.tsx';

type Begin = (work: () => Promise<unknown>) => Promise<void>;

type Props<Row, E> = BulkProps<Row> & {
  readonly of: BulkFamily;
  /** Message keys: `<words>.<key>`, and `<words>.<key>_some` with a count. */
  readonly words: string;
  readonly sum?: { readonly label: string; readonly amount: (row: Row) => string };
  /** Label of the amount of the eligible documents, if it is not a plain sum. */
  readonly amountLabel?: string;
  readonly works: Readonly<Record<string, BulkWork<E>>>;
  readonly eligible: (rule: string) => Promise<E>;
  readonly busy: boolean;
  readonly letters?: {
    readonly resource: LetterResource;
    readonly count: (channel: Channel) => Promise<Sendable>;
    readonly send: (channel: Channel, checked: boolean) => Promise<unknown>;
  };
  readonly zip?: Zip;
  /** Dialogs of the family: `start` begins a job and reports refusals; `started` leaves them to the dialog. */
  readonly children?: (start: Begin, started: Begin) => ReactNode;
};

const nobody = () => Promise.reject(new Error('no letters'));

export const DocumentBulk = <Row, E extends Counted & { readonly amount?: string }>(props: Props<Row, E>) => {
  const { of, words, sum, works, eligible, busy, letters, zip, target, count, rows, clear, children } = props;
  const translate = useTranslate();
  const may = useMayInBulk(of);
  const [zipping, setZipping] = useState(false);
  const { start, started, ask, dialog } = useBulk(clear, () => setZipping(false));
  const sending = useLetters(letters?.count ?? nobody);
  const shown = Object.entries(works).filter(([key]) => may(key));
  const main = shown.find(([, { lead }]) => lead === 'main')?.[0];
  const rule = main === undefined ? null : ruleOf(of, main);
  const ready = useEligible(
    `${of.resource} ${main}`,
    target,
    () => eligible(rule ?? ''),
    rule !== null && works[main ?? '']?.whole !== true,
  );

  const lookOf = (key: string, some: E) => ({
    sum: sum && some.amount !== undefined ? { label: props.amountLabel ?? sum.label, amount: some.amount } : null,
    leftOut: leftOut({ of, key, rows, complete: rows.length === count, out: some.total - some.eligible }).map(
      ({ why, count: n }) =>
        n === null ? translate(why) : translate('list.look.why', { count: formatCount(n), why: translate(why) }),
    ),
  });
  const confirmFirst = (key: string, { title, text }: BulkWork<E>, go: (some: E) => void) => {
    const { danger } = lookOfWork(of, key);
    const asks = `${of.status.words}.asks.${key}`;
    const content = text ?? (danger ? `${asks}.text` : undefined);
    return ask(() => eligible(ruleOf(of, key) ?? key), {
      title: translate(title ?? (danger ? `${asks}.title` : `${words}.${key}`)),
      ...(content ? { text: translate(content) } : {}),
      ...(danger ? { confirm: (some: string) => translate(`${asks}.some`, { count: some }) } : {}),
      ...(looksFirst(of, key) ? { look: (some: E) => lookOf(key, some) } : {}),
      go,
    });
  };
  const begin = (key: string, work: BulkWork<E>): void => {
    const go = (some: E) => (work.go ? work.go(some) : void start(async () => work.start?.(some)));
    if (work.opens) work.opens();
    else if (key === 'pdf' && zip) setZipping(true);
    else if (of.letters.includes(key)) void sending.ask(key as Channel);
    else if (work.whole) go({} as E);
    else void confirmFirst(key, work, go);
  };
  const label = (key: string): string => {
    if (key !== main || ready === undefined) return translate(`${words}.${key}`);
    const some = formatCount(ready);
    return translate(`${words}.${key}_some`, { some, count: some, all: formatCount(count) });
  };
  const choice = ([key, work]: readonly [string, BulkWork<E>]): MenuChoice => {
    const { icon, danger } = lookOfWork(of, key);
    return {
      key,
      icon: work.icon ?? icon,
      label: translate(`${words}.${key}`),
      danger,
      onPick: () => begin(key, work),
    };
  };
  const leads = shown
    .filter(([, { lead }]) => lead !== undefined)
    .map(
      ([key, work]): BulkLead => ({
        icon: work.icon ?? lookOfWork(of, key).icon,
        label: label(key),
        disabled: work.lead !== 'second' && (busy || (key === main && ready === 0)),
        ...(work.lead === 'second' ? { second: true } : {}),
        onPick: () => begin(key, work),
      }),
    );
  return (
    <BulkFrame
      sum={sum && rows.length === count ? { label: sum.label, amounts: rows.map(sum.amount) } : null}
      leads={leads}
      choices={shown.filter(([, { lead }]) => lead === undefined || lead === 'also').map(choice)}
    >
      {dialog}
      {letters && sending.dialog(letters.resource, (channel, checked) => started(() => letters.send(channel, checked)))}
      {zipping && zip && (
        <PatternDialog
          words={zip.words}
          start={zip.start}
          parts={zip.parts}
          onClose={() => setZipping(false)}
          onPattern={(pattern) => void start(() => zip.begin(pattern))}
        />
      )}
      {children?.(start, started)}
    </BulkFrame>
  );
};
