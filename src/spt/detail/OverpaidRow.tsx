import { useTranslate } from 'react-admin';
import type { SptView } from '#domain/spt/view-schema.ts';

export const BEFORE_CHOICE = 'III.G';
const LINE = 'III.H';

export const OverpaidRow = ({ spt, columns }: { readonly spt: SptView; readonly columns: number }) => {
  const translate = useTranslate();
  const choice = spt.entries?.overpaidAs;
  if (!choice) return null;
  return (
    <tr>
      <td className="num nw sec">{LINE}</td>
      <th scope="row" colSpan={columns}>
        {translate('sptEntries.requested')}: {translate(`sptEntries.as.${choice}`)}
      </th>
    </tr>
  );
};
