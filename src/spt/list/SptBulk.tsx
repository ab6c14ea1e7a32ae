import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { SptListRow } from '#domain/spt/listed.ts';
import { formatCount } from '#domain/text/format.ts';
import type { MenuChoice } from '../../ui/layout/MenuButton.tsx';
import { useMay } from '../../ui/layout/use-may.ts';
import { BulkFrame, type BulkLead } from '../../ui/list/BulkFrame.tsx';
import type { BulkProps } from '../../ui/list/definition.ts';
import { useBulk, useEligible } from '../../ui/list/use-bulk.tsx';
import { typeAt } from '../paths.ts';
import { useSptApi } from '../spt-api.ts';

/** What can be done with the chosen returns, how many of them allow it, and each as a job. */
export const SptBulk = ({ target, count, rows, clear }: BulkProps<SptListRow>) => {
  const translate = useTranslate();
  const api = useSptApi();
  const type = typeAt(useLocation().pathname);
  const mayPost = useMay('ebupot/unifikasi/spt', 'create');
  const mayDelete = useMay('ebupot/unifikasi/spt', 'remove');
  const words = (key: string, params?: Record<string, string>) => translate(`sptScreen.bulk.${key}`, params);
  const { start, ask, dialog } = useBulk(clear);
  const ready = useEligible(`spt post ${type}`, target, () => api.eligible(type, target, 'post'), mayPost);

  const post = () =>
    void ask(() => api.eligible(type, target, 'post'), {
      title: words('post'),
      go: () => void start(() => api.postAll(type, target)),
    });
  const remove = () =>
    void ask(() => api.eligible(type, target, 'delete'), {
      title: translate('spt.asks.remove.title'),
      text: translate('spt.asks.remove.text'),
      confirm: (some) => translate('spt.asks.remove.some', { count: some }),
      go: () => void start(() => api.removeAll(type, target)),
    });
  const exported = (format: 'xlsx' | 'csv'): MenuChoice => ({
    key: format,
    icon: 'document',
    label: words(format),
    onPick: () => void start(() => api.exportTo(type, format, target)),
  });
  const papers = (['spt', 'bpe'] as const).map(
    (paper): MenuChoice => ({
      key: paper,
      icon: 'download',
      label: words(paper === 'spt' ? 'pdfs' : 'bpes'),
      onPick: () => void start(() => api.zip(type, paper, target)),
    }),
  );
  const removal: MenuChoice = {
    key: 'remove',
    icon: 'trash',
    label: words('remove'),
    danger: true,
    onPick: remove,
  };
  const posting: BulkLead = {
    icon: 'refresh',
    label:
      ready === undefined ? words('post') : words('post_some', { some: formatCount(ready), all: formatCount(count) }),
    disabled: api.busy || ready === 0,
    onPick: post,
  };
  return (
    <BulkFrame
      sum={rows.length === count ? { label: words('sum'), amounts: rows.map(({ payable }) => payable) } : null}
      leads={mayPost ? [posting] : []}
      choices={[...papers, exported('xlsx'), exported('csv'), ...(mayDelete ? [removal] : [])]}
    >
      {dialog}
    </BulkFrame>
  );
};
