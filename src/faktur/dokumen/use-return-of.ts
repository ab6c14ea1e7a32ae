import { useTranslate } from 'react-admin';
import { whyDokumenNotBack } from '#domain/faktur/retur-dokumen-origin.ts';
import type { MenuChoice } from '../../ui/layout/MenuButton.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import { returDokumenPaths } from '../paths.ts';
import type { Row } from './sides.ts';

const types = { out: 'DOC_OUT', in: 'DOC_IN' } as const;

export const useReturnOf = (side: 'out' | 'in', row: Row): readonly MenuChoice[] => {
  const translate = useTranslate();
  const may = useMay(`efaktur/document/${side}/return/ctas`, 'create');
  if (!may || row.status === 'DRAFT') return [];
  const why = whyDokumenNotBack(types[side], row);
  return [
    {
      key: 'return',
      label: translate('returScreen.create'),
      icon: 'undo',
      to: returDokumenPaths[side].create(row.id),
      // If it is credited, no decision is pending, so the return leads.
      leads: row.status === 'CREDITED' && why === null,
      ...(why === null ? {} : { why: translate(why) }),
    },
  ];
};
