import { useTranslate } from 'react-admin';
import { type Side, sides } from '#domain/cocokkan/sides.ts';

type Props = { readonly value: Side; readonly onChange: (side: Side) => void };

export const SideChoice = ({ value, onChange }: Props) => {
  const translate = useTranslate();
  return (
    <fieldset className="ltabs cocokkan-sides">
      <legend className="sr">{translate('cocokkanScreen.side.legend')}</legend>
      {sides.map((side) => (
        <button key={side} type="button" aria-pressed={side === value} onClick={() => onChange(side)}>
          {translate(`cocokkanScreen.side.${side}`)}
        </button>
      ))}
    </fieldset>
  );
};
