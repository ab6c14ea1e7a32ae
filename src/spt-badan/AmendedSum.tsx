import { useTranslate } from 'react-admin';
import { sen } from '#domain/definition/money.ts';
import { Money } from '../ui/layout/values.tsx';
import { useAmended } from './use-annual.ts';

const wordsFor = (difference: string): 'adds' | 'takes' | 'same' => {
  const amount = sen(difference);
  if (amount === 0) return 'same';
  return amount > 0 ? 'adds' : 'takes';
};

/** What a correction adds to pay, or takes away, and in how many lines it differs. */
export const AmendedSum = ({ id }: { readonly id: string }) => {
  const translate = useTranslate();
  const { data } = useAmended(id);
  if (!data) return null;
  const words = wordsFor(data.difference);
  return (
    <span className="annual-amended-sum">
      <span>{translate(`sptBadanScreen.amended.${words}`)}</span>
      {words !== 'same' && (
        <b>
          <Money value={data.difference.replace('-', '')} unit places={0} />
        </b>
      )}
      <span className="sec">
        {translate('sptBadanScreen.amended.lines', { smart_count: data.lines.length + data.tables.length })}
      </span>
    </span>
  );
};
