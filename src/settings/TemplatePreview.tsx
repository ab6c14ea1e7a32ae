import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslate } from 'react-admin';
import { dataProvider } from '../client/data-provider.ts';
import { problemOf } from '../ui/feedback/problem.ts';
import { Card } from '../ui/layout/Card.tsx';

type Words = { readonly subject: string; readonly body: string };
type Rendered = { readonly subject: string; readonly text: string };

/** How the words will look with sample values in their places. */
export const TemplatePreview = ({ path, words, withSubject }: { path: string; words: Words; withSubject: boolean }) => {
  const translate = useTranslate();
  const asked = useDeferredValue(words);
  const { data, error } = useQuery({
    queryKey: ['template-preview', path, asked],
    queryFn: ({ signal }) => dataProvider.call<Rendered>('POST', `${path}/preview`, asked, { signal, quiet: true }),
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
