import { useTranslate } from 'react-admin';
import type { Calculated } from '#domain/bupot/calculator/faults.ts';
import { Money } from '../../ui/layout/Money.tsx';
import type { Row, Section } from './result.ts';

const mainOf = (calculated: Calculated<Section[]> | null): Row | undefined =>
  calculated?.answer?.[0]?.rows.find((row) => row.main);

type Props = { readonly now: Calculated<Section[]>; readonly other: Calculated<Section[]> | null };

/** The one number one came for: read out as it changes, and on a phone in sight above the fields. */
export const Summary = ({ now, other }: Props) => {
  const translate = useTranslate();
  const [main, beside] = [mainOf(now), mainOf(other)];
  return (
    <p className="calc-sum" aria-live="polite">
      {main && (
        <>
          <span className="sec">{translate(main.line.explain.label)}</span>
          <b>
            <Money value={main.line.amount} places={0} unit />
          </b>
        </>
      )}
      {main && beside && (
        <span className="calc-sum-other">
          <span className="sec">{translate('pph21Screen.other')}</span>
          <b>
            <Money value={beside.line.amount} places={0} unit />
          </b>
        </span>
      )}
    </p>
  );
};
