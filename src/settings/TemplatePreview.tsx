import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Template } from '#domain/company/template-schema.ts';
import { dataProvider } from '../client/data-provider.ts';
import { fieldErrorsOf, problemOf, useCall } from '../ui/feedback/use-call.ts';
import { Card } from '../ui/layout/Card.tsx';
import { useMay } from '../ui/layout/session-context.ts';
import { DocumentToShow } from './sending/DocumentToShow.tsx';

type Values = Readonly<Record<string, string>>;
type Props = { template: Template; words: Pick<Template, 'subject' | 'body'>; withSubject: boolean };

export const TemplatePreview = ({ template, words, withSubject }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const may = useMay('templates', 'edit');
  const { ask, busy } = useCall();
  const [values, setValues] = useState<Values | undefined>(undefined);
  const deferred = useDeferredValue({ ...words, ...(values ? { values } : {}) });
  const { channel, product } = template;
  const { data, error } = useQuery({
    queryKey: ['template-preview', template.id, deferred],
    queryFn: ({ signal }) =>
      dataProvider.calculate('/templates/{channel}/{product}/preview', {
        path: { channel, product },
        body: deferred,
        signal,
      }),
    enabled: deferred.body.trim() !== '' && deferred.subject.trim() !== '',
    placeholderData: (before) => before,
    retry: false,
  });
  const test = async () => {
    try {
      const { to, sure } = await ask('POST', '/templates/email/{product}/test', {
        path: { product: template.product },
        body: deferred,
      });
      notify(sure ? 'settings.send.test_sent' : 'mail.maybe_sent', { type: 'success', messageArgs: { to } });
    } catch (failure) {
      const [why] = Object.values(fieldErrorsOf(failure));
      if (why) notify(why, { type: 'error' });
    }
  };
  return (
    <Card title={translate('settings.send.preview')}>
      <div className="set-form">
        <DocumentToShow template={template} onValues={setValues} />
        {error ? (
          <p className="bad">{Object.values(problemOf(error)?.errors ?? {})[0] ?? problemOf(error)?.message}</p>
        ) : (
          <div lang="id">
            {withSubject && <p className="strong set-subject">{data?.subject}</p>}
            <p className="set-text">{data?.text}</p>
          </div>
        )}
        {may && withSubject && (
          <div className="row">
            <Button variant="outlined" disabled={busy || Boolean(error)} onClick={() => void test()}>
              {translate('settings.send.test')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
};
