import { useTranslate } from 'react-admin';
import { type Cure, KEEPS_PRICE } from '#domain/refusals/cure.ts';

export const Keeps = ({ cure, onCure }: { cure: Cure; onCure: (cure: Cure) => void }) => {
  const translate = useTranslate();
  const { value: _, ...rest } = cure;
  const ways: readonly (readonly [key: string, cure: Cure])[] = [
    ['keeps_base', rest],
    ['keeps_price', { ...rest, value: KEEPS_PRICE }],
  ];
  return (
    <fieldset className="rep-keeps">
      <legend className="small">{translate('refusals.keeps')}</legend>
      {ways.map(([key, way]) => (
        <button key={key} type="button" aria-pressed={cure.value === way.value} onClick={() => onCure(way)}>
          {translate(`refusals.${key}`)}
        </button>
      ))}
    </fieldset>
  );
};
