import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { creditPeriodsOf, proposedPeriod } from '#domain/faktur/crediting.ts';
import { fakturMasukan, type MasukanListRow } from '#domain/faktur/masukan.ts';
import { type MasukanMove, masukanAllows } from '#domain/faktur/masukan-status.ts';
import { jakartaDay } from '#domain/scope.ts';
import { formatCount, formatPeriod } from '#domain/text/format.ts';
import { type ExportFormat, lookOfWork } from '../../ui/documents/bulk-work.ts';
import { useBulkCalls } from '../../ui/documents/use-bulk-calls.ts';
import type { MenuChoice } from '../../ui/layout/MenuButton.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import { useFieldName } from '../../ui/layout/use-field-name.ts';
import { BulkFrame, type BulkLead } from '../../ui/list/BulkFrame.tsx';
import type { BulkProps } from '../../ui/list/definition.ts';
import { creditLists } from './credit-lists.ts';
import type { DecisionMove } from './DecisionDialog.tsx';
import { RESOURCE } from './masukan-resource.ts';
import { useDeciding } from './use-deciding.tsx';

export const MasukanBulk = ({ target, count, rows, clear }: BulkProps<MasukanListRow>) => {
  const translate = useTranslate();
  const field = useFieldName(RESOURCE);
  const notify = useNotify();
  const may = useMay(RESOURCE, 'credit');
  const periods = creditPeriodsOf(rows.map(({ period }) => period));
  const proposed = proposedPeriod(
    rows.map(({ period }) => period),
    jakartaDay(Date.now()),
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const period = chosen !== null && periods.includes(chosen) ? chosen : proposed;
  const words = <p>{translate('masukanScreen.decide.chosen', { smart_count: count, count: formatCount(count) })}</p>;
  const { bulk } = useBulkCalls(RESOURCE);
  const deciding = useDeciding({ list: creditLists.masukan, target, count, rows, periods, period, words }, clear);
  const fits = (move: MasukanMove) => may && rows.some((row) => masukanAllows(move, row));
  const creditIn = (masa: string) => {
    setChosen(masa);
    deciding.ask('credit');
  };
  const named = (masa: string) => translate('masukanScreen.bulk.credit', { period: formatPeriod(masa) });
  const leads: BulkLead[] = [
    ...(fits('uncredit')
      ? [
          {
            icon: lookOfWork(fakturMasukan, 'uncredit').icon,
            label: translate('masukan.moves.uncredit'),
            second: true as const,
            disabled: deciding.busy,
            onPick: () => deciding.ask('uncredit'),
          },
        ]
      : []),
    ...(fits('credit')
      ? [
          {
            icon: lookOfWork(fakturMasukan, 'credit').icon,
            label: named(period),
            disabled: deciding.busy,
            onPick: () => creditIn(period),
            more: {
              label: translate('masukanScreen.bulk.other_period'),
              choices: periods
                .filter((masa) => masa !== period)
                .map((masa) => ({ key: masa, label: named(masa), onPick: () => creditIn(masa) })),
            },
          },
        ]
      : []),
  ];
  const decision = (move: DecisionMove): readonly MenuChoice[] => {
    if (!fits(move)) return [];
    const { icon, danger } = lookOfWork(fakturMasukan, move);
    return [
      {
        key: move,
        icon,
        danger,
        label: translate(`masukan.moves.${move}`),
        onPick: () => deciding.ask(move),
      },
    ];
  };
  const exported = (format: ExportFormat): MenuChoice => ({
    key: format,
    icon: 'document',
    label: translate(`fakturScreen.bulk.${format}`),
    onPick: () =>
      void bulk({ ...target, action: format }).then(
        () => notify('list.job_started', { type: 'success' }),
        // The error was already reported.
        () => undefined,
      ),
  });
  return (
    <BulkFrame
      sum={rows.length === count ? { label: field('ppn'), amounts: rows.map(({ ppn }) => ppn) } : null}
      leads={leads}
      choices={[
        ...(may && rows.some((row) => masukanAllows('invalidate', row))
          ? [
              {
                key: 'propose',
                icon: 'wand' as const,
                label: translate('creditRules.take.press'),
                onPick: () => deciding.ask('propose'),
              },
            ]
          : []),
        ...(['rebook', 'restore', 'invalidate'] as const).flatMap(decision),
        ...fakturMasukan.exports.map(exported),
      ]}
    >
      {deciding.dialog}
    </BulkFrame>
  );
};
