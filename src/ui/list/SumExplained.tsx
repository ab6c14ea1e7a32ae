import { useTranslate } from 'react-admin';
import { ExplainButton } from '../layout/Explain.tsx';
import { explainSum } from './explain-sum.ts';
import { useList } from './ListContext.tsx';

/** The Σ beside a sum of the whole filter; nothing beside what is no sum. */
export const SumExplained = ({ of: { key, label } }: { of: { readonly key: string; readonly label: string } }) => {
  const { totals } = useList();
  const translate = useTranslate();
  const explained = totals && explainSum(totals, key, label);
  return explained ? <ExplainButton label={translate(label)} explain={() => explained} /> : null;
};
