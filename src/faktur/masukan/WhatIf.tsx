import { creditBulk } from '#domain/faktur/credit-moves.ts';
import { proposedPeriod } from '#domain/faktur/crediting.ts';
import { jakartaDay } from '#domain/scope.ts';
import { useMay } from '../../ui/layout/session-context.ts';
import { useList } from '../../ui/list/ListContext.tsx';
import { holds } from '../../ui/list/selection.ts';
import { type CreditList, useCreditEffect } from './credit-lists.ts';
import { EffectCard } from './EffectCard.tsx';

type Row = { readonly id: string; readonly status: string; readonly code: string; readonly period: string };

export const WhatIf = <R extends Row>({ list, row }: { list: CreditList; row: R }) => {
  const { rows, selection, hasSelection, target } = useList<R>();
  const may = useMay(list.resource, 'credit');
  const chosen = hasSelection ? rows.filter(({ id }) => holds(selection, id)) : [row];
  const about = chosen.filter(creditBulk.credit.fits);
  const creditPeriod = proposedPeriod(
    about.map(({ period }) => period),
    jakartaDay(Date.now()),
  );
  const { data } = useCreditEffect(
    list,
    hasSelection ? target : { ids: [row.id] },
    may && about.length > 0 ? { move: 'credit', creditPeriod } : null,
  );
  return data && about.length > 0 ? <EffectCard of={data} named={list.named} /> : null;
};
