import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { findPairs } from '#domain/billing/find-pair.ts';
import { type Era, eraOf, madeByHand, type Pair, pairCode } from '#domain/billing/pairs.ts';
import { isPeriod } from '#domain/definition/day.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Suggest } from '../../ui/form/Suggest.tsx';
import { useBilling, useBillingWords } from './BillingFormContext.tsx';

const OFFERED = 12;

const Offer = ({ pair, period }: { pair: Pair; period: string }) => {
  const translate = useTranslate();
  return (
    <span className="pairo">
      <b className="num nw">{pairCode(pair)}</b>
      <span className="grow">
        {pair.description}
        <span className="small sec">{pair.tax}</span>
      </span>
      {!madeByHand(pair, period) && (
        <span className="chip ol nw">
          {translate('billingScreen.form.by_return', { name: translate(`billing.taxReturn.${pair.taxReturn}`) })}
        </span>
      )}
    </span>
  );
};

const named = (pair: Pair): string => `${pairCode(pair)} ${pair.description}`;

export const PairSearch = () => {
  const { input, pair, change, touch, today } = useBilling();
  const words = useBillingWords();
  const translate = useTranslate();
  const [typed, setTyped] = useState<string | null>(null);
  const period = isPeriod(input.periodFrom) ? input.periodFrom : today.slice(0, 7);
  const era: Era = eraOf(period);
  // Computed synchronously: Enter takes the first match and must not use matches of an earlier text.
  const found = useMemo(() => findPairs(typed ?? '', era, OFFERED), [typed, era]);
  const chosen = pair ? named(pair) : input.kap && input.kjs ? pairCode(input) : '';
  const kap = words('kap');
  const message = kap.error ? kap : words('kjs');
  return (
    <Field
      path="kjs"
      label={translate('billingScreen.field.pair')}
      span={12}
      help={translate(`billingScreen.form.pair_help_${era}`)}
      {...message}
    >
      {(link) => (
        <Suggest
          link={link}
          eager
          value={typed ?? chosen}
          placeholder={translate('billingScreen.form.pair_hint')}
          found={found}
          keyOf={pairCode}
          show={(one) => <Offer pair={one} period={period} />}
          onType={(text) => {
            setTyped(text);
            if (input.kjs) change({ kap: '', kjs: '' });
          }}
          onPick={(one) => {
            change({ kap: one.kap, kjs: one.kjs });
            setTyped(null);
            touch('kjs');
          }}
          onBlur={() => {
            const only = found.length === 1 || /^\D*\d{6}\D?\d{3}\D*$/.test(typed ?? '') ? found[0] : undefined;
            if (typed && only) change({ kap: only.kap, kjs: only.kjs });
            if (!typed || only) setTyped(null);
            touch('kjs');
          }}
        />
      )}
    </Field>
  );
};
