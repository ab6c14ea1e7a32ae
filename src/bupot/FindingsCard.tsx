import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { inputOf, saidInput } from '#domain/bupot/input-of.ts';
import { isForeign } from '#domain/bupot/kinds.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { slips } from '#domain/bupot/slips.ts';
import { isEditable } from '#domain/bupot/status-queries.ts';
import type { SaidFinding } from '#domain/definition/finding.ts';
import { dataProvider } from '../client/data-provider.ts';
import { Alert } from '../ui/feedback/Alert.tsx';
import { useMay } from '../ui/layout/session-context.ts';

/** What the server finds in a slip that may still be changed; nothing where all is well. */
export const FindingsCard = ({ bupot }: { bupot: Bupot }) => {
  const translate = useTranslate();
  const may = useMay('ebupot/slips', 'create');
  const { id, kind, version } = bupot;
  const abroad = isForeign(kind);
  const found = useQuery({
    queryKey: ['get', `bupot-findings ${id}`, version],
    queryFn: ({ signal }) =>
      dataProvider.call<SaidFinding[]>(
        'POST',
        `/${slips[kind].resource}/check`,
        { input: saidInput(inputOf(bupot)), id },
        { signal, quiet: true },
      ),
    enabled: may && isEditable(bupot),
  });
  const rows = found.data ?? [];
  const errors = rows.filter(({ severity }) => severity === 'error').length;
  if (rows.length === 0) return null;
  return (
    <Alert
      severity={errors > 0 ? 'error' : 'warning'}
      title={translate(errors > 0 ? 'bupotScreen.detail.errors' : 'bupotScreen.detail.warnings', {
        smart_count: errors > 0 ? errors : rows.length,
      })}
    >
      <ul>
        {rows.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            {translate(`bupotScreen.field.${abroad && path === 'payeeNpwp' ? 'tin' : path}`, { _: path })}: {message}
          </li>
        ))}
      </ul>
    </Alert>
  );
};
