import { useTranslate } from 'react-admin';
import { hasNoPayee } from '#domain/bupot/kinds.ts';
import type { BupotListRow } from '#domain/bupot/listed.ts';

type Of = Pick<BupotListRow, 'kind' | 'payeeName'>;

/** Who a slip is about, in words: the payee, or that there is none. */
export const usePayeeName = (): ((of: Of) => string) => {
  const translate = useTranslate();
  return ({ kind, payeeName }) => (hasNoPayee(kind) ? translate(`bupotScreen.list.nobody.${kind}`) : payeeName || '–');
};

export const PayeeName = ({ of }: { of: Of }) => <>{usePayeeName()(of)}</>;
