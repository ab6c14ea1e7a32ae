import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { HistoryEntry } from '#domain/definition/answers.ts';
import { formatDay } from '#domain/text/format.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { ChangeList } from '../ChangeList.tsx';
import type { Package } from './PackageDialog.tsx';
import type { Units } from './UnitsDialog.tsx';

export type Asking = { readonly package: Package } | { readonly units: Units };

const sides = ({ before, after }: HistoryEntry) => ({ before, after }) as { before: Package; after: Package & Units };

/** What undoes it, if a dialog can; flags and proofs have their own. */
const undoing = (entry: HistoryEntry): Asking | null => {
  const { before, after } = sides(entry);
  if (entry.action === 'changePackage') return { package: before };
  if (entry.action === 'addUnits') return { units: { product: after.product, units: -after.units } };
  if (entry.action === 'takeUnits') return { units: { product: after.product, units: after.units } };
  return null;
};

type Props = { readonly of: readonly HistoryEntry[]; readonly onBringBack: (asking: Asking) => void };

export const AdminChanges = ({ of, onBringBack }: Props) => {
  const translate = useTranslate();
  const words = (key: string, params = {}) => translate(`adminCompany.changes.${key}`, params);
  const facts = (entry: HistoryEntry): string | null => {
    const { after } = sides(entry);
    if (entry.action === 'changePackage')
      return words('package', { name: after.packageName, end: formatDay(after.packageEnd) });
    if (entry.action !== 'addUnits' && entry.action !== 'takeUnits') return null;
    return words('units', { units: after.units, product: after.product === 'efaktur' ? 'E-Faktur' : 'E-Bupot' });
  };
  const undo = (entry: HistoryEntry) => {
    const asking = undoing(entry);
    return (
      asking && (
        <Button size="small" variant="outlined" onClick={() => onBringBack(asking)}>
          {words('bring_back')}
        </Button>
      )
    );
  };
  return (
    <Card title={words('title')}>
      {of.length === 0 && <p className="sec">{words('none')}</p>}
      <ChangeList of={of} factsOf={facts} actionOf={undo} />
    </Card>
  );
};
