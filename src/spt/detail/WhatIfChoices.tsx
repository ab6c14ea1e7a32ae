import { Checkbox, FormControlLabel } from '@mui/material';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatCount } from '#domain/text/format.ts';
import { SelectInput } from '../../ui/inputs/SelectInput.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { Money } from '../../ui/layout/values.tsx';
import {
  type Choice,
  type DatedType,
  datedTypes,
  type Found,
  type OfMasa,
  useSlipChoices,
  useVatChoices,
  type Which,
} from './what-if-rows.ts';

type ListProps<One extends Choice> = {
  readonly name: string;
  readonly of: Found<One>;
  readonly none: string;
  readonly chosen: readonly One[];
  readonly onChoose: (chosen: readonly One[]) => void;
  readonly asks?: (one: One) => ReactNode;
};

export const ChoiceList = <One extends Choice>({ name, of, none, chosen, onChoose, asks }: ListProps<One>) => {
  const translate = useTranslate();
  const rows = of?.rows ?? [];
  const isChosen = ({ id }: Choice) => chosen.some((one) => one.id === id);
  const turn = (row: One) => onChoose(isChosen(row) ? chosen.filter(({ id }) => id !== row.id) : [...chosen, row]);
  const hidden = (of?.total ?? 0) - rows.length;
  return (
    <>
      {of && rows.length === 0 && <p className="small sec">{none}</p>}
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <label className="what-if-row" htmlFor={`${name}-${row.id}`}>
              <Checkbox id={`${name}-${row.id}`} size="small" checked={isChosen(row)} onChange={() => turn(row)} />
              <span className="org-what">
                <span className="num">{row.name}</span>
                <span className="small sec">{row.words}</span>
              </span>
              <Money value={row.amount} />
            </label>
            {isChosen(row) && asks?.(row)}
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <p className="small sec">{translate('sptDetail.what_if.hidden', { count: formatCount(hidden) })}</p>
      )}
    </>
  );
};

type Props = {
  readonly of: OfMasa;
  readonly which: Which;
  readonly chosen: readonly Choice[];
  readonly onChoose: (chosen: readonly Choice[]) => void;
};

const useSearch = (which: Which) => {
  const translate = useTranslate();
  const [q, setQ] = useState('');
  const [anyMasa, setAnyMasa] = useState(false);
  return {
    wanted: { which, q: useDeferredValue(q.trim()), anyMasa },
    fields: (label: string) => (
      <>
        <TextInput label={translate(label)} value={q} onChange={setQ} maxLength={100} />
        {which === 'waiting' && (
          <FormControlLabel
            control={<Checkbox size="small" checked={anyMasa} onChange={() => setAnyMasa(!anyMasa)} />}
            label={translate('sptDetail.what_if.any_masa')}
          />
        )}
      </>
    ),
  };
};

export const SlipChoices = ({ of, which, chosen, onChoose }: Props) => {
  const translate = useTranslate();
  const { wanted, fields } = useSearch(which);
  const none = translate(`sptDetail.what_if.none_${which}`);
  return (
    <div className="what-if-choices">
      {fields('sptDetail.what_if.search')}
      <ChoiceList name={which} of={useSlipChoices(of, wanted)} none={none} chosen={chosen} onChoose={onChoose} />
    </div>
  );
};

export const VatChoices = ({ of, which, chosen, onChoose }: Props) => {
  const translate = useTranslate();
  const [type, setType] = useState<DatedType>('OUT');
  const { wanted, fields } = useSearch(which);
  const none = translate(`sptDetail.what_if.none_vat_${which}`);
  return (
    <div className="what-if-choices">
      <SelectInput
        label={translate('sptDetail.what_if.type')}
        value={type}
        onChange={(value) => setType(value as DatedType)}
        options={datedTypes.map((value) => ({ value, label: translate(`spt.ppn.document.${value}`) }))}
      />
      {fields('sptDetail.what_if.search_vat')}
      <ChoiceList
        name={which}
        of={useVatChoices(of, { ...wanted, type })}
        none={none}
        chosen={chosen}
        onChoose={onChoose}
      />
    </div>
  );
};
