import { useTranslate } from 'react-admin';
import type { FakturRow } from '#domain/faktur/record.ts';
import { Identifier } from '../ui/layout/values.tsx';

/** The office's number; until there is one, the own reference. */
export const FakturNumber = ({ of, copy = false }: { of: Pick<FakturRow, 'number' | 'reference'>; copy?: boolean }) => {
  const translate = useTranslate();
  if (of.number) return <Identifier value={of.number} form="faktur" copy={copy} />;
  return (
    <span className="num sec" title={translate('fakturScreen.number_at_approval')}>
      {of.reference ?? translate('fakturScreen.no_number')}
    </span>
  );
};
