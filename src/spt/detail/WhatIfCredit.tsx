import { useDeferredValue, useState } from 'react';
import { useTranslate } from 'react-admin';
import { creditPeriods } from '#domain/faktur/crediting.ts';
import { withoutTax } from '#domain/rules/crediting.ts';
import { formatPeriod } from '#domain/text/format.ts';
import { SelectInput } from '../../ui/inputs/SelectInput.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { ChoiceList } from './WhatIfChoices.tsx';
import { type CreditChoice, type CreditType, creditTypes, useCreditChoices } from './what-if-rows.ts';

/** An incoming document and the masa to credit it in; null for not at all. */
export type Credited = CreditChoice & { readonly into: string | null };

const placesFor = ({ period, code, creditPeriod, status }: CreditChoice): (string | null)[] => [
  ...(withoutTax.includes(code) ? [] : creditPeriods(period).filter((one) => one !== creditPeriod)),
  ...(status === 'UNCREDITED' ? [] : [null]),
];

/** Into the viewed masa where allowed; out of it if it is already there. */
const proposed = (one: CreditChoice, period: string): string | null => {
  const places = placesFor(one);
  return places.includes(period) ? period : (places.find((place) => place !== null && place > period) ?? null);
};

type Props = {
  readonly period: string;
  readonly chosen: readonly Credited[];
  readonly onChoose: (chosen: readonly Credited[]) => void;
};

export const WhatIfCredit = ({ period, chosen, onChoose }: Props) => {
  const translate = useTranslate();
  const [type, setType] = useState<CreditType>('IN');
  const [q, setQ] = useState('');
  const found = useCreditChoices(period, type, useDeferredValue(q.trim()));
  const masaOf = (one: CreditChoice) => chosen.find(({ id }) => id === one.id)?.into ?? null;
  return (
    <div className="what-if-choices">
      <SelectInput
        label={translate('sptDetail.what_if.type')}
        value={type}
        onChange={(value) => setType(value as CreditType)}
        options={creditTypes.map((value) => ({ value, label: translate(`spt.ppn.document.${value}`) }))}
      />
      <TextInput label={translate('sptDetail.what_if.search_vat')} value={q} onChange={setQ} maxLength={100} />
      <ChoiceList<CreditChoice>
        name="credit"
        of={found && { ...found, rows: found.rows.filter((one) => placesFor(one).length > 0) }}
        none={translate('sptDetail.what_if.credit.none')}
        chosen={chosen}
        onChoose={(next) =>
          onChoose(next.map((one) => ({ ...one, into: 'into' in one ? masaOf(one) : proposed(one, period) })))
        }
        asks={(one) => (
          <SelectInput
            label={translate('sptDetail.what_if.credit.to')}
            value={masaOf(one) ?? ''}
            onChange={(value) =>
              onChoose(
                chosen.map((each) => (each.id === one.id ? { ...each, into: value === '' ? null : value } : each)),
              )
            }
            options={placesFor(one).map((place) => ({
              value: place ?? '',
              label: place === null ? translate('sptDetail.what_if.credit.not') : formatPeriod(place),
            }))}
          />
        )}
      />
    </div>
  );
};
