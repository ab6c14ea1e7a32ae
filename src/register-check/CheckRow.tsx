import { Button } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import type { RegisterCheck } from '#domain/office/lookup-schema.ts';
import { formatNpwp } from '#domain/text/format.ts';
import { Chip } from '../ui/documents/DocumentChip.tsx';
import { useCall } from '../ui/feedback/use-call.ts';
import { useMay } from '../ui/layout/session-context.ts';

type InBook = RegisterCheck['counterparties'][number];
type Props = { readonly of: RegisterCheck; readonly onRepaired: (row: RegisterCheck) => void };

const Verdict = ({ of: { verdict, taxpayer } }: { of: RegisterCheck }) => {
  const translate = useTranslate();
  const word = taxpayer?.status === 'INACTIVE' ? 'inactive' : verdict;
  const tone = word === 'known' ? 'green' : word === 'unknown' || word === 'malformed' ? 'red' : 'orange';
  return <Chip tone={tone} label={translate(`registerCheck.verdict.${word}`)} />;
};

/** The register's name replaces ours; it does not say which place of business is meant. */
const fromOffice = ({ known }: InBook, name: string) => {
  const { id: _, updatedAt: __, ...input } = known;
  return { ...input, name };
};

const Ours = ({ of, row, onRepaired }: { of: InBook; row: RegisterCheck; onRepaired: Props['onRepaired'] }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { ask, busy } = useCall();
  const may = useMay('counterparties', 'edit');
  const { taxpayer } = row;
  const { known, differs } = of;
  const repair = async () => {
    if (!taxpayer?.name) return;
    try {
      await ask('PUT', '/counterparties/{id}', {
        path: { id: known.id },
        body: fromOffice(of, taxpayer.name),
        silent: true,
      });
      notify('registerCheck.mended', { type: 'success' });
    } catch (error) {
      notify(error instanceof Error ? error.message : '', { type: 'error' });
    }
    const [now] = await ask('POST', '/npwp-validator/check', { body: { numbers: [row.typed] } });
    if (now) onRepaired(now);
  };
  return (
    <li>
      <span>{known.name}</span>
      <span className="row wrap">
        {differs.map((one) => (
          <Chip key={one} tone="orange" label={translate(`registerCheck.differs.${one}`)} />
        ))}
        {differs.length === 0 && taxpayer && <span className="small sec">{translate('registerCheck.same')}</span>}
        {differs.includes('name') && may && (
          <Button size="small" variant="outlined" disabled={busy} onClick={() => void repair()}>
            {translate('registerCheck.mend')}
          </Button>
        )}
      </span>
    </li>
  );
};

export const CheckRow = ({ of, onRepaired }: Props) => {
  const translate = useTranslate();
  const { typed, taxpayer, counterparties } = of;
  return (
    <tr>
      <td className="num nw">{taxpayer ? formatNpwp(taxpayer.npwp) : typed}</td>
      <td>
        <Verdict of={of} />
      </td>
      <td>{taxpayer && (taxpayer.name ?? <span className="sec">{translate('registerCheck.no_name')}</span>)}</td>
      <td className="register-check-ours">
        {counterparties.length === 0 ? (
          taxpayer && <span className="small sec">{translate('registerCheck.not_in_book')}</span>
        ) : (
          <ul>
            {counterparties.map((one) => (
              <Ours key={one.known.id} of={one} row={of} onRepaired={onRepaired} />
            ))}
          </ul>
        )}
      </td>
    </tr>
  );
};
