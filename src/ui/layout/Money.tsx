import { splitDecimal } from '#domain/text/format.ts';

type Props = {
  /** Decimal string in rupiah; null is a dash, zero is a zero. */
  readonly value: string | null | undefined;
  /** Puts "Rp" in front; tables say the unit in the heading instead. */
  readonly unit?: boolean;
  readonly strong?: boolean;
  /** 0 leaves the sen out where there are none: where amounts are whole rupiah by law. */
  readonly places?: 0 | 2;
};

/** An amount: thousands with dots, the sen lighter than the rupiah, never through a float. */
export const Money = ({ value, unit = false, strong = false, places = 2 }: Props) => {
  if (value === null || value === undefined || value === '') return <span className="sec">–</span>;
  const { sign, whole, fraction } = splitDecimal(value, places);
  return (
    <span className={strong ? 'amt strong' : 'amt'}>
      {unit && 'Rp\u00a0'}
      {sign && '\u2212'}
      {whole}
      <span className="dec">{fraction}</span>
    </span>
  );
};
