import { Checkbox, FormControlLabel, useMediaQuery } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type ReturnType, returnOf, slipKinds } from '#domain/bupot/kinds.ts';
import type { BupotListRow } from '#domain/bupot/listed.ts';
import { issuedStatuses } from '#domain/bupot/status-queries.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import { returnFor } from '#domain/spt/return-for.ts';
import type { WhatIfView } from '#domain/spt/view-schema.ts';
import { formatCount, formatPeriod } from '#domain/text/format.ts';
import { dataProvider } from '../../client/data-provider.ts';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { Money } from '../../ui/layout/values.tsx';
import { sptResource } from '../paths.ts';

/** Says in the address of a return that its "what if" is open. */
export const WHAT_IF = 'simulasi';

/** Whether a return is made of slips, which are what one chooses among. */
export const madeOfSlips = ({ type, period }: Pick<SptRecord, 'type' | 'period'>): boolean =>
  returnFor(type, period)?.documents.source === 'slips';

/** While a panel stands beside the page, the page keeps clear of it; on a narrow screen it lies over the page. */
export const useBeside = (): void => {
  const narrow = useMediaQuery('(max-width:1024px)');
  useEffect(() => {
    if (narrow) return;
    document.body.classList.add('org-beside');
    return () => document.body.classList.remove('org-beside');
  }, [narrow]);
};

export type OfMasa = { readonly type: ReturnType; readonly period: string };

/** What the masa's return would be; the last answer stays until the next is there. */
export const useWhatIf = (of: OfMasa, leaveOut: readonly string[], takeIn: readonly string[]) => {
  const path = `/${sptResource(of.type)}/what-if`;
  return useQuery({
    queryKey: ['get', path, of.period, leaveOut, takeIn],
    queryFn: ({ signal }) =>
      dataProvider.call<WhatIfView>('POST', path, { period: of.period, leaveOut, takeIn }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });
};

type Choice = 'drawn' | 'waiting';
const SHOWN = 50;

/** Slips to choose from: those posting would draw in, or those of this masa, or any, that are not issued yet. */
const useChoices = ({ type, period }: OfMasa, which: Choice, q: string, anyMasa: boolean) => {
  const filter = {
    kind: slipKinds.filter((kind) => returnOf(kind) === type),
    ...(which === 'drawn' ? { status: issuedStatuses } : { tab: 'unissued' }),
    ...(which === 'waiting' && anyMasa ? {} : { period }),
    ...(q === '' ? {} : { q }),
  };
  const path = `/ebupot/slips?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,${SHOWN - 1}]&sort=["tax","DESC"]`;
  return useQuery({
    queryKey: ['get', path],
    queryFn: ({ signal }) => dataProvider.page<BupotListRow>(path, { signal }),
    placeholderData: keepPreviousData,
  });
};

type Props = {
  readonly of: OfMasa;
  readonly which: Choice;
  readonly chosen: readonly BupotListRow[];
  readonly onChoose: (chosen: readonly BupotListRow[]) => void;
};

/** Slips to leave out, or to take in: found by number, payee or object. */
export const WhatIfChoices = ({ of, which, chosen, onChoose }: Props) => {
  const translate = useTranslate();
  const [q, setQ] = useState('');
  const [anyMasa, setAnyMasa] = useState(false);
  const { data } = useChoices(of, which, useDeferredValue(q.trim()), anyMasa);
  const rows = data?.rows ?? [];
  const isChosen = ({ id }: BupotListRow) => chosen.some((one) => one.id === id);
  const turn = (row: BupotListRow) =>
    onChoose(isChosen(row) ? chosen.filter(({ id }) => id !== row.id) : [...chosen, row]);
  const hidden = (data?.total ?? 0) - rows.length;
  return (
    <div className="wif-choices">
      <TextInput label={translate('sptDetail.what_if.search')} value={q} onChange={setQ} maxLength={100} />
      {which === 'waiting' && (
        <FormControlLabel
          control={<Checkbox size="small" checked={anyMasa} onChange={() => setAnyMasa(!anyMasa)} />}
          label={translate('sptDetail.what_if.any_masa')}
        />
      )}
      {data && rows.length === 0 && <p className="small sec">{translate(`sptDetail.what_if.none_${which}`)}</p>}
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <label className="wif-row" htmlFor={`${which}-${row.id}`}>
              <Checkbox id={`${which}-${row.id}`} size="small" checked={isChosen(row)} onChange={() => turn(row)} />
              <span className="org-what">
                <span className="num">{row.number ?? row.reference ?? translate('bupotScreen.list.no_number')}</span>
                <span className="small sec">
                  {[row.kind, row.payeeName, row.period === of.period ? null : formatPeriod(row.period)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <Money value={row.tax} />
            </label>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <p className="small sec">{translate('sptDetail.what_if.hidden', { count: formatCount(hidden) })}</p>
      )}
    </div>
  );
};
