import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { rupiah, sen, total } from '#domain/kit/money.ts';
import type { SptListRow } from '#domain/spt/listed.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { Icon } from '../../kit/Icon.tsx';
import { BulkConfirm, type BulkQuestion } from '../../kit/list/BulkConfirm.tsx';
import type { BulkProps } from '../../kit/list/definition.ts';
import { MenuButton, type MenuChoice } from '../../kit/MenuButton.tsx';
import { Money } from '../../kit/Money.tsx';
import { useHeld } from '../../kit/session-context.ts';
import { typeAt } from '../paths.ts';
import { useSptApi } from '../spt-api.ts';

const MUST_TYPE_OVER = 20;

/** What can be done with the chosen returns, how many of them allow it, and each as a job. */
export const SptBulk = ({ target, count, rows, clear }: BulkProps<SptListRow>) => {
  const translate = useTranslate();
  const notify = useNotify();
  const api = useSptApi();
  const type = typeAt(useLocation().pathname);
  const [question, setQuestion] = useState<BulkQuestion | null>(null);
  const mayPost = useHeld('EBUPOT_SPT_CREATE');
  const mayDelete = useHeld('EBUPOT_SPT_DELETE');
  const words = (key: string, params?: Record<string, string>) => translate(`sptScreen.bulk.${key}`, params);
  const shown = (value: number) => formatDecimal(String(value), 0);
  const ready = useQuery({
    queryKey: ['eligible', 'spt post', target],
    queryFn: () => api.eligible(type, target, 'post'),
    enabled: mayPost,
  });

  const start = async (work: () => Promise<unknown>) => {
    setQuestion(null);
    try {
      await work();
      notify('list.job_started', { type: 'success' });
      clear();
    } catch {
      // The call has told why.
    }
  };
  const post = async () => {
    const counted = await api.eligible(type, target, 'post').catch(() => null);
    if (!counted) return;
    const go = () => void start(() => api.postAll(type, target));
    if (counted.eligible === counted.total) return go();
    setQuestion({ ...counted, title: words('post'), danger: false, typed: false, go });
  };
  const remove = async () => {
    const counted = await api.eligible(type, target, 'delete').catch(() => null);
    if (!counted) return;
    setQuestion({
      ...counted,
      title: translate('sptDetail.dialog.remove.title'),
      danger: true,
      typed: counted.eligible > MUST_TYPE_OVER,
      text: translate('sptDetail.dialog.remove.text'),
      confirm: words('remove_some', { count: shown(counted.eligible) }),
      go: () => void start(() => api.removeAll(type, target)),
    });
  };
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
    onPick: () => void remove(),
  };
  return (
    <>
      {rows.length === count && (
        <span className="num d-only tint bulk-sum">
          {words('sum')} <Money value={rupiah(total(rows.map((row) => sen(row.payable))))} unit />
        </span>
      )}
      {mayPost && (
        <Button
          size="small"
          variant="contained"
          disabled={api.busy || ready.data?.eligible === 0}
          startIcon={<Icon name="refresh" size={16} />}
          onClick={() => void post()}
        >
          {ready.data ? words('post_some', { some: shown(ready.data.eligible), all: shown(count) }) : words('post')}
        </Button>
      )}
      <MenuButton
        label={translate('list.actions')}
        variant="outlined"
        choices={[...papers, exported('xlsx'), exported('csv'), ...(mayDelete ? [removal] : [])]}
      />
      {question && <BulkConfirm question={question} onClose={() => setQuestion(null)} />}
    </>
  );
};
