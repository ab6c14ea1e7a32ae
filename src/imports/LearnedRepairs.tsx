import { Button, IconButton } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { LearnedRepairView } from '#domain/imports/view-schema.ts';
import { jakartaDay } from '#domain/scope.ts';
import { formatCount, formatDay } from '#domain/text/format.ts';
import { request } from '../client/request.ts';
import { Modal } from '../ui/feedback/Modal.tsx';
import { Icon } from '../ui/layout/Icon.tsx';
import { fieldKey, useImportKind } from './kind.ts';
import { shownValue } from './repair-columns.tsx';
import { wordsOf } from './words-of.ts';

const useLearned = (version: number) => {
  const { resource, key } = useImportKind();
  return useQuery({
    queryKey: ['import-learned', resource, key, version],
    queryFn: () => request('GET', `/${resource}/learned`, { query: { kind: key } }),
    placeholderData: (before) => before,
  });
};

const Repairs = ({
  of,
  onForget,
  busy,
}: {
  of: readonly LearnedRepairView[];
  onForget: (id: string) => void;
  busy: boolean;
}) => {
  const translate = useTranslate();
  const kind = useImportKind();
  return (
    <ul className="imp-learned">
      {of.map(({ id, field, found, chosen, createdByName, createdAt }) => (
        <li key={id}>
          <span className="grow">
            <b>{translate(fieldKey(kind, field), { _: field })}</b>{' '}
            {translate('imporScreen.repair.learned.change', {
              found,
              chosen: shownValue(kind.looks[field] ?? {}, chosen),
            })}
            <span className="imp-note">
              {translate('imporScreen.repair.learned.by', {
                name: createdByName,
                day: formatDay(jakartaDay(createdAt)),
              })}
            </span>
          </span>
          <IconButton
            size="small"
            disabled={busy}
            aria-label={translate('imporScreen.repair.learned.forget', { found })}
            onClick={() => onForget(id)}
          >
            <Icon name="close" size={16} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
};

export const LearnedRepairs = ({ version }: { version: number }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const { resource } = useImportKind();
  const { data = [] } = useLearned(version);
  const [open, setOpen] = useState(false);
  const forget = useMutation({
    mutationFn: (id: string) => request('DELETE', `/${resource}/learned/{id}`, { path: { id } }),
    onSuccess: () => notify('imporScreen.repair.learned.forgotten', { type: 'success' }),
    onError: (error) => notify(wordsOf(error), { type: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['import-learned'] }),
  });
  return (
    <>
      <Button
        variant="text"
        color="inherit"
        startIcon={<Icon name="history" size={16} />}
        onClick={() => setOpen(true)}
      >
        {translate('imporScreen.repair.learned.button', { count: formatCount(data.length) })}
      </Button>
      <Modal
        open={open}
        title={translate('imporScreen.repair.learned.title')}
        width={600}
        onClose={() => setOpen(false)}
      >
        <p>{translate(data.length > 0 ? 'imporScreen.repair.learned.text' : 'imporScreen.repair.learned.none')}</p>
        <Repairs of={data} busy={forget.isPending} onForget={(id) => forget.mutate(id)} />
      </Modal>
    </>
  );
};
