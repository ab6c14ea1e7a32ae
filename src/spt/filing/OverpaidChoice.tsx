import { useTranslate } from 'react-admin';
import { overpaymentMissing } from '#domain/spt/bills.ts';
import { noEntries, type SptEntries } from '#domain/spt/record.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { Alert } from '../../ui/feedback/notices.tsx';
import { AccountFields } from '../entries/AccountFields.tsx';

/** Whether the user chooses the use of an overpayment: a refund required by law leaves no choice. */
export const isChosen = ({ type, overpayments: [own] }: Pick<SptView, 'type' | 'overpayments'>): boolean =>
  type === 'PPN' && own !== undefined && own.becomes !== 'refund';

export const withChoice = (spt: SptView, { overpaidAs }: SptEntries): SptView['overpayments'] =>
  isChosen(spt)
    ? spt.overpayments.map((one, at) => (at === 0 ? { ...one, becomes: overpaidAs ?? 'undecided' } : one))
    : spt.overpayments;

export const entriesOf = ({ entries }: Pick<SptView, 'entries'>): SptEntries => entries ?? noEntries;

type Props = {
  readonly spt: SptView;
  readonly entries: SptEntries;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (entries: SptEntries) => void;
};

export const OverpaidChoice = ({ spt, entries, errors, onChange }: Props) => {
  const translate = useTranslate();
  if (!isChosen(spt)) return null;
  const withoutWords = overpaymentMissing(withChoice(spt, entries), entries);
  if (!spt.actions.includes('fill'))
    return withoutWords && <Alert severity="error" title={translate(`sptFiling.fill_elsewhere.${withoutWords}`)} />;
  return (
    <>
      <AccountFields entries={entries} errors={errors} onChange={onChange} />
      {withoutWords && <p className="small sec">{translate(`spt.server.${withoutWords}`)}</p>}
    </>
  );
};
