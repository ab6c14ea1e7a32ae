import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatPeriod } from '#domain/text/format.ts';
import type { Credited } from './WhatIfCredit.tsx';
import type { Choice } from './what-if-rows.ts';

type Props = {
  readonly of: 'slips' | 'fakturs';
  readonly out: readonly Choice[];
  readonly taken: readonly Choice[];
  readonly credited: readonly Credited[];
};

export const WhatIfSteps = ({ of, out, taken, credited }: Props) => {
  const translate = useTranslate();
  const step = ({ id, to, name }: Choice, words: string) => (
    <li key={id}>
      <span className="org-what">
        <Link className="num" to={to}>
          {name}
        </Link>
        <span className="small sec">{words}</span>
      </span>
    </li>
  );
  const stepText = (what: string) => translate(`sptDetail.what_if.${what}.${of}`);
  return (
    <section aria-label={translate('sptDetail.what_if.steps')}>
      <h3>{translate('sptDetail.what_if.steps')}</h3>
      <p className="sec">{stepText('steps_text')}</p>
      <ul className="org-docs">
        {taken.map((one) => step(one, stepText('issue')))}
        {out.map((one) => step(one, stepText('cancel')))}
        {credited.map((one) =>
          step(
            one,
            one.into === null
              ? translate('sptDetail.what_if.credit.uncredit')
              : translate('sptDetail.what_if.credit.do', { period: formatPeriod(one.into) }),
          ),
        )}
      </ul>
    </section>
  );
};
