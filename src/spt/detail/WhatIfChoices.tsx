import { Checkbox, FormControlLabel } from '@mui/material';
import { useDeferredValue, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { BupotListRow } from '#domain/bupot/listed.ts';
import { formatCount, formatPeriod } from '#domain/text/format.ts';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { Money } from '../../ui/layout/values.tsx';
import { type Choice, type OfMasa, useChoices } from './what-if-api.ts';

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
