import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslate } from 'react-admin';
import type { Template, TemplatePreview as TemplatePreviewAnswer } from '#domain/company/template-schema.ts';
import { dataProvider } from '../client/data-provider.ts';
import { problemOf } from '../ui/feedback/problem.ts';
import { Card } from '../ui/layout/Card.tsx';

type Props = { path: string; words: Pick<Template, 'subject' | 'body'>; withSubject: boolean };

/** How the words will look with sample values in their places. */
export const TemplatePreview = ({ path, words, withSubject }: Props) => {
  const translate = useTranslate();
  const asked = useDeferredValue(words);
  const { data, error } = useQuery({
    queryKey: ['template-preview', path, asked],
    queryFn: ({ signal }) =>
      dataProvider.call<TemplatePreviewAnswer>('POST', `${path}/preview`, asked, { signal, quiet: true }),
    enabled: asked.body.trim() !== '' && asked.subject.trim() !== '',
    placeholderData: (before) => before,
    retry: false,
  });
  return (
    <Card title={translate('settings.send.preview')}>
      {error ? (
        <p className="bad">{Object.values(problemOf(error)?.errors ?? {})[0] ?? problemOf(error)?.message}</p>
      ) : (
        <>
          {withSubject && <p className="strong set-subject">{data?.subject}</p>}
          <p className="set-text">{data?.text}</p>
        </>
      )}
    </Card>
  );
};
