import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { offerObjects, type SlipObject } from '#domain/bupot/slip-object.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { Suggest } from '../../kit/form/Suggest.tsx';
import { useSlip } from './SlipContext.tsx';
import { SlipField } from './SlipField.tsx';

/** An object in the list: its code, what it is, its rate and whether it is final. */
const Offer = ({ object }: { object: SlipObject }) => {
  const translate = useTranslate();
  return (
    <span className="pairo">
      <b className="num nw">{object.code}</b>
      <span className="grow">
        {object.name}
        <span className="s sec">
          {translate('bupotForm.article', { article: object.article })} ·{' '}
          {translate(object.final ? 'bupotScreen.filter.is_final' : 'bupotScreen.filter.not_final')}
        </span>
      </span>
      {object.rate !== null && <span className="chip ol nw num">{formatDecimal(object.rate, 0)}%</span>}
    </span>
  );
};

/** A name that a line of the form does not hold is told below it. */
const LONG = 80;

const named = ({ code, name }: SlipObject): string => `${code} ${name}`;

/** What is paid for, found by what people call it, half typed or misspelt, or by the code in any notation. */
export const ObjectSearch = () => {
  const { input, object, change, touch } = useSlip();
  const translate = useTranslate();
  const [typed, setTyped] = useState<string | null>(null);
  const asked = useDeferredValue(typed ?? '');
  const { kind, period, date } = input;
  const found = useMemo(() => offerObjects({ kind, period, date }, asked), [kind, period, date, asked]);
  const chosen = object ? named(object) : input.taxCode;
  return (
    <SlipField
      path="taxCode"
      label={translate('bupotScreen.field.object')}
      span={12}
      help={object ? <ObjectFacts object={object} /> : translate('bupotForm.object_help')}
    >
      {(link) => (
        <Suggest
          link={link}
          eager
          value={typed ?? chosen}
          placeholder={translate('bupotForm.object_hint')}
          found={found}
          keyOf={({ key }) => key}
          show={(one) => <Offer object={one} />}
          onType={(text) => {
            setTyped(text);
            if (input.taxCode) change({ taxCode: '' });
          }}
          onPick={(one) => {
            change({ taxCode: one.key });
            setTyped(null);
            touch('taxCode');
          }}
          onBlur={() => {
            const code = /^\s*2\d\D?\d{3}\D?\d{2}\s*$/.test(typed ?? '');
            const only = found.length === 1 || code ? found[0] : undefined;
            if (typed && only) change({ taxCode: only.key });
            if (!typed || only) setTyped(null);
            touch('taxCode');
          }}
        />
      )}
    </SlipField>
  );
};

/** What the choice of an object settles. */
const ObjectFacts = ({ object }: { object: SlipObject }) => {
  const translate = useTranslate();
  const nature = translate(object.final ? 'bupotScreen.filter.is_final' : 'bupotScreen.filter.not_final');
  return (
    <span>
      {object.name.length > LONG && `${object.name} · `}
      {translate('bupotForm.article', { article: object.article })} · {nature} · KAP-KJS {object.kapKjs}
    </span>
  );
};
