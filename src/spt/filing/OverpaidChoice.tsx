import { useTranslate } from 'react-admin';
import { overpaymentMissing } from '#domain/spt/bills.ts';
import { noEntries, type SptEntries } from '#domain/spt/record.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { Alert } from '../../ui/feedback/notices.tsx';
import { AccountFields } from '../entries/AccountFields.tsx';

/** Whether a person says what is asked of the overpayment of a return: a refund by law leaves nothing to say. */
export const isChosen = ({ type, overpayments: [own] }: Pick<SptView, 'type' | 'overpayments'>): boolean =>
  type === 'PPN' && own !== undefined && own.becomes !== 'refund';

/** The overpayments of a return as they would be with what is chosen now. */
export const withChoice = (spt: SptView, { overpaidAs }: SptEntries): SptView['overpayments'] =>
  isChosen(spt)
    ? spt.overpayments.map((one, at) => (at === 0 ? { ...one, becomes: overpaidAs ?? 'undecided' } : one))
    : spt.overpayments;

/** What was filled in of a return. */
export const entriesOf = ({ entries }: Pick<SptView, 'entries'>): SptEntries => entries ?? noEntries;

type Props = {
  readonly spt: SptView;
  readonly entries: SptEntries;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (entries: SptEntries) => void;
};

/** Asks, where the return is filed, what is asked of its overpayment, and says what is missing. */
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
