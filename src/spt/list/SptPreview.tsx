import { useTranslate } from 'react-admin';
import { isZero } from '#domain/definition/money.ts';
import type { SptListRow } from '#domain/spt/record-schema.ts';
import { sptStatus } from '#domain/spt/status.ts';
import { formatCount } from '#domain/text/format.ts';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { Alert } from '../../ui/feedback/notices.tsx';
import { Facts } from '../../ui/layout/Card.tsx';
import { Moment, Money } from '../../ui/layout/values.tsx';
import type { CardProps } from '../../ui/list/definition.ts';
import { DueDay, useAmendmentWords, useRevisionWords, useSptName } from '../SptChip.tsx';

export const SptPreview = ({ row }: CardProps<SptListRow>) => {
  const translate = useTranslate();
  const name = useSptName();
  const revision = useRevisionWords();
  const amendmentWords = useAmendmentWords();
  const label = (key: string) => translate(`sptScreen.field.${key}`);
  return (
    <div className="preview-card">
      <div>
        <div className="row">
          <h2 className="preview-card-h grow">{name({ ...row, revision: 0 })}</h2>
          <DocumentChip of={sptStatus} status={row.status} at={row.updatedAt} />
        </div>
        <div className="sec num">
          {revision(row.revision)} · {label('documentCount')} {formatCount(row.documentCount)}
        </div>
      </div>
      <div className="trio">
        {(['payable', 'paid', 'rest'] as const).map((key) => (
          <div key={key}>
            <span className="lab">{label(key)}</span>
            <div className="value">
              <Money value={row[key]} unit />
            </div>
          </div>
        ))}
      </div>
      {row.officeMessage && <Alert severity="error">{row.officeMessage}</Alert>}
      <Facts
        of={[
          [
            label('toDo'),
            row.toDo
              ? [
                  translate(`spt.to_do.${row.toDo.state}`),
                  ...(row.amendment ? [amendmentWords(row.amendment)] : []),
                ].join(', ')
              : '–',
          ],
          [label('dueDay'), <DueDay key="due" of={row} />],
          [label('postedAt'), <Moment key="posted" at={row.postedAt} />],
          [label('filedAt'), <Moment key="filed" at={row.filedAt} />],
          [label('bpe'), row.bpe ?? '–'],
          [label('overpaid'), <Money key="over" value={row.overpaid} unit />],
          ...(isZero(row.surplus)
            ? []
            : ([[label('surplus'), <Money key="surplus" value={row.surplus} unit />]] as const)),
          ...(row.reason ? ([[label('reason'), row.reason]] as const) : []),
        ]}
      />
    </div>
  );
};
