import { useTranslate } from 'react-admin';
import type { MasaChange } from '#domain/definition/masa-change.ts';
import { rupiah } from '#domain/definition/money.ts';
import { formatPeriod } from '#domain/text/format.ts';
import { Money } from '../layout/values.tsx';

type Props = {
  readonly of: readonly MasaChange[];
  /** Prefix of the message keys `effect`, `effect_elsewhere` and `no_effect`. */
  readonly words: string;
};

export const MasaEffect = ({ of, words }: Props) => {
  const translate = useTranslate();
  if (of.length === 0) return <p className="small sec">{translate(`${words}.no_effect`)}</p>;
  return (
    <ul>
      {of.map(({ masa, change }) => (
        <li key={masa ?? ''}>
          {masa ? translate(`${words}.effect`, { masa: formatPeriod(masa) }) : translate(`${words}.effect_elsewhere`)}{' '}
          <Money value={rupiah(change)} unit strong />
        </li>
      ))}
    </ul>
  );
};
