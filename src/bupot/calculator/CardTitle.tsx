import { useTranslate } from 'react-admin';
import { useForm } from './form-context.ts';

/** The heading of a card of the form; the other form says whose it is to those who do not see where it stands. */
export const CardTitle = ({ of }: { of: string }) => {
  const translate = useTranslate();
  const { first } = useForm();
  return (
    <>
      {translate(`pph21Screen.card.${of}`)}
      {first && <span className="sr">, {translate('pph21Screen.other')}</span>}
    </>
  );
};
