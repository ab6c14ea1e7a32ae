import { useNotify, useTranslate } from 'react-admin';
import { allSlips } from '#domain/bupot/slips.ts';
import { thrownBack } from '#domain/bupot/status-queries.ts';
import { fakturDokumenKeluaran } from '#domain/faktur/dokumen-keluaran.ts';
import { fakturDokumenMasukan } from '#domain/faktur/dokumen-masukan.ts';
import { keluaran } from '#domain/faktur/keluaran.ts';
import { returDokumen } from '#domain/faktur/retur-dokumen.ts';
import { returMasukan } from '#domain/faktur/retur-masukan.ts';
import { returMasukanStatus } from '#domain/faktur/retur-status.ts';
import { sentMoves } from '#domain/faktur/sent-moves.ts';
import { fakturStatus } from '#domain/faktur/status.ts';
import type { RefusedFamilyName } from '#domain/refusals/cure.ts';
import type { Refusals } from '#domain/refusals/schema.ts';
import { dataProvider } from '../client/data-provider.ts';
import type { BulkRequest, BulkResource } from '../client/verbs.ts';
import { useCall } from '../ui/feedback/use-call.ts';
import { MenuButton } from '../ui/layout/MenuButton.tsx';

type List = { readonly resource: BulkResource; readonly statuses: readonly string[] };

/** Lists whose export is used for refused documents. */
const lists: Partial<Readonly<Record<RefusedFamilyName, List>>> = {
  faktur: { resource: keluaran.document.resource, statuses: fakturStatus.moves.retry.from },
  'retur-in': { resource: returMasukan.document.resource, statuses: returMasukanStatus.moves.retry.from },
  'dokumen-out': { resource: fakturDokumenKeluaran.resource, statuses: sentMoves.retry.from },
  'dokumen-in': { resource: fakturDokumenMasukan.resource, statuses: sentMoves.retry.from },
  'retur-dokumen-out': { resource: returDokumen.out.document.resource, statuses: sentMoves.retry.from },
  'retur-dokumen-in': { resource: returDokumen.in.document.resource, statuses: sentMoves.retry.from },
  bupot: { resource: allSlips.resource, statuses: thrownBack },
};

const formats = ['xlsx', 'csv'] as const;

export const RefusedExport = ({ of }: { of: Refusals }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { perform } = useCall();
  const families = [...new Set(of.buckets.map(({ family }) => family))].flatMap((family) => {
    const list = lists[family];
    return list ? [{ family, ...list }] : [];
  });
  if (families.length === 0) return null;
  const start = async (resource: BulkResource, statuses: readonly string[], format: 'xlsx' | 'csv') => {
    // An export of VAT documents is named by its format.
    const filter = { status: statuses };
    const request: BulkRequest =
      resource === 'ebupot/slips' ? { filter, action: 'export', format } : { filter, action: format };
    await perform((body: BulkRequest, options) => dataProvider.bulk(resource, body, options), request).then(
      () => notify('refusals.exporting', { type: 'success' }),
      () => undefined,
    );
  };
  return (
    <MenuButton
      label={translate('refusals.export')}
      icon="download"
      variant="outlined"
      color="inherit"
      choices={families.flatMap(({ family, resource, statuses }) =>
        formats.map((format) => ({
          key: `${family} ${format}`,
          label: `${translate(`refusals.family.${family}`)} · ${format.toUpperCase()}`,
          onPick: () => void start(resource, statuses, format),
        })),
      )}
    />
  );
};
