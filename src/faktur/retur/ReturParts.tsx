import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Eligible, JobStarted } from '#domain/definition/answers.ts';
import type { ReturMasukanView } from '#domain/faktur/retur-schema.ts';
import { unitName } from '#domain/faktur/units.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { DocumentBulk } from '../../ui/documents/DocumentBulk.tsx';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { DocumentImportExportMenu } from '../../ui/documents/DocumentImportExportMenu.tsx';
import { EmptyState } from '../../ui/feedback/notices.tsx';
import { useCall, useGet } from '../../ui/feedback/use-call.ts';
import { SideScroll, TableHead } from '../../ui/layout/TableHead.tsx';
import { Day, Identifier, Money, PeriodText } from '../../ui/layout/values.tsx';
import type { BulkProps, BulkTarget } from '../../ui/list/definition.ts';
import { ReturNumber } from './retur-columns.tsx';
import type { Row, Side } from './sides.ts';

type View = Pick<ReturMasukanView, 'lines' | 'left' | 'origin'>;

/** What goes back, beside what was invoiced and what is left of it when this return is done. */
export const ReturLines = ({ of }: { of: View }) => {
  const translate = useTranslate();
  const words = (key: string) => translate(`returScreen.line.${key}`);
  return (
    <SideScroll className="fdt-scroll" label={words('all')}>
      <table className="fln">
        <TableHead
          of={[
            { label: words('name') },
            { label: words('invoiced'), right: true },
            { label: words('back'), right: true },
            { label: `${words('dpp')} (Rp)`, right: true },
            { label: `${words('ppn')} (Rp)`, right: true },
          ]}
        />
        <tbody>
          {of.lines.map((line, at) => (
            // Lines of a saved document have no name but their place.
            <tr key={`${String(at)}${line.name}`}>
              <td>{line.name}</td>
              <td className="right nw" data-label={words('invoiced')}>
                {of.origin[at] ? `${formatDecimal(of.origin[at].quantity, 0)} ${unitName(line.unit)}` : '–'}
              </td>
              <td className="right nw" data-label={words('back')}>
                {formatDecimal(line.quantity, 0)}
              </td>
              <td className="right" data-label={words('dpp')}>
                <Money value={line.dpp} />
              </td>
              <td className="right" data-label={words('ppn')}>
                <Money value={line.ppn} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SideScroll>
  );
};

/** Where many are sent and asked after; each side has its own of them. */
const sendings = {
  upload: ['POST', 'upload'],
  retry: ['POST', 'retry'],
  inquire: ['PUT', 'inquiry-status'],
} as const;

/** The parts of a list of returns, for the side it is of. */
export const returParts = (side: Side) => {
  const { of, detail, empty } = side;
  const base = `/${of.resource}`;

  const Card = ({ row }: { row: Row }) => (
    <div className="fcb">
      <div className="row">
        <Link to={detail(row.id)} className="flink grow">
          <b>
            <ReturNumber of={row} />
          </b>
        </Link>
        <DocumentChip of={of.status} status={row.status} at={row.updatedAt} />
      </div>
      <div className="el">{row.counterpartyName || '–'}</div>
      <div className="row" style={{ marginTop: 8 }}>
        <span className="small sec num grow">
          <Day value={row.date} /> · <PeriodText value={row.period} />
        </span>
        <Money value={row.ppn} unit strong />
      </div>
    </div>
  );

  const Preview = ({ row }: { row: Row }) => {
    const translate = useTranslate();
    const { data } = useGet<View>(`${base}/${row.id}`);
    return (
      <div className="fpv">
        <div>
          <div className="row">
            <h2 className="fpv-h grow">{row.counterpartyName || '–'}</h2>
            <DocumentChip of={of.status} status={row.status} at={row.updatedAt} />
          </div>
          <div className="sec num">
            <ReturNumber of={row} /> · <Day value={row.date} /> ·{' '}
            {row.originNumber && <Identifier value={row.originNumber} form="faktur" />}
          </div>
        </div>
        <div className="trio">
          {(['dpp', 'ppn'] as const).map((key) => (
            <div key={key}>
              <span className="lab">{translate(`resources.${of.resource}.fields.${key}`)}</span>
              <div className="value">
                <Money value={row[key]} unit />
              </div>
            </div>
          ))}
        </div>
        {data && <ReturLines of={data} />}
      </div>
    );
  };

  const Empty = () => {
    const translate = useTranslate();
    return (
      <EmptyState icon="invoice" title={translate(`${empty}_title`)}>
        {translate(`${empty}_text`)}
      </EmptyState>
    );
  };

  const ExportMenu = ({ target }: { target: BulkTarget }) => {
    const translate = useTranslate();
    const { ask } = useCall();
    return (
      <DocumentImportExportMenu
        of={of as { readonly exports: readonly ('xml' | 'xlsx' | 'csv')[] }}
        label={translate('returScreen.export')}
        icon="document"
        words="fakturScreen.bulk"
        write={(format) => ask<JobStarted>('POST', `${base}/${format}`, target)}
      />
    );
  };

  const Bulk = (props: BulkProps<Row>) => {
    const { ask, busy } = useCall();
    const { target } = props;
    const started = (move: keyof typeof sendings, look: { readonly lead?: 'main' } = {}) => {
      const [method, path] = sendings[move];
      const start = () => ask<JobStarted>(method, `${base}/${path}`, target);
      return Object.hasOwn(of.bulk, move) ? { [move]: { ...look, start } } : {};
    };
    const exported = (format: 'xml' | 'xlsx' | 'csv') =>
      ({ whole: true, start: () => ask<JobStarted>('POST', `${base}/${format}`, target) }) as const;
    return (
      <DocumentBulk
        {...props}
        of={of}
        words="fakturScreen.bulk"
        sum={{ label: 'PPN', amount: ({ ppn }) => ppn }}
        eligible={(rule) => ask<Eligible>('POST', `${base}/eligible`, { ...target, action: rule })}
        busy={busy}
        works={{
          ...started('upload', { lead: 'main' }),
          ...started('retry'),
          ...started('inquire'),
          pdf: { icon: 'download' },
          xml: exported('xml'),
          xlsx: exported('xlsx'),
          csv: exported('csv'),
          remove: {
            title: 'fakturScreen.bulk.remove',
            start: () => ask<JobStarted>('POST', `${base}/draft-delete`, target),
          },
        }}
        zip={{
          words: 'returScreen.pattern',
          start: '{nomor}_{lawan}',
          parts: ['nomor', 'referensi', 'lawan', 'npwp', 'tanggal', 'masa'],
          begin: (pattern) => ask<JobStarted>('POST', `${base}/bulk-download`, { ...target, pattern }),
        }}
      />
    );
  };

  return { Card, Preview, Empty, ImportExportMenu: ExportMenu, Bulk };
};
