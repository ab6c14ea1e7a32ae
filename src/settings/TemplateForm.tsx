import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { EditBase, Form, SaveButton, TextInput, useEditContext, useInput, useNotify, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Template } from '#domain/company/template-schema.ts';
import { PageSkeleton, ReadFailed } from '../ui/feedback/notices.tsx';
import { useUnsaved } from '../ui/feedback/unsaved.ts';
import { problemOf, useTellProblem } from '../ui/feedback/use-call.ts';
import { useStoredInput } from '../ui/form/use-stored-input.ts';
import { Card } from '../ui/layout/Card.tsx';
import { useMay } from '../ui/layout/session-context.ts';
import { TemplatePreview } from './TemplatePreview.tsx';
import { VariableList } from './VariableList.tsx';

const MOST = { subject: 200, body: 10_000 } as const;

const useWords = () => {
  const { field: subject } = useInput({ source: 'subject' });
  const { field: body } = useInput({ source: 'body' });
  return {
    words: { subject: String(subject.value ?? ''), body: String(body.value ?? '') },
    change: (to: Partial<Pick<Template, 'subject' | 'body'>>) => {
      if (to.subject !== undefined) subject.onChange(to.subject);
      if (to.body !== undefined) body.onChange(to.body);
    },
  };
};

const Fields = ({ template, withSubject }: { template: Template; withSubject: boolean }) => {
  const translate = useTranslate();
  const may = useMay('templates', 'edit');
  const { words, change } = useWords();
  const dirty = words.subject !== template.subject || words.body !== template.body;
  useUnsaved(dirty ? 'unsaved' : 'saved');
  const { setValue } = useFormContext();
  useStoredInput({
    input: words,
    dirty,
    part: `template.${template.id}`,
    version: () => template.version,
    restore: (typed, version) =>
      setTimeout(() => {
        change(typed);
        setValue('version', version ?? template.version);
      }),
  });
  return (
    <div className="cols set-send">
      <Card title={translate('settings.send.words')}>
        <div className="set-form">
          {withSubject && (
            <TextInput source="subject" slotProps={{ htmlInput: { maxLength: MOST.subject } }} readOnly={!may} />
          )}
          <TextInput
            source="body"
            multiline
            minRows={12}
            slotProps={{ htmlInput: { maxLength: MOST.body } }}
            readOnly={!may}
          />
          {may ? (
            <div className="row">
              <SaveButton label="settings.send.save" icon={null} disabled={!dirty} />
              {dirty && (
                <Button variant="outlined" onClick={() => change(template)}>
                  {translate('settings.send.undo')}
                </Button>
              )}
            </div>
          ) : (
            <p className="small sec">{translate('settings.send.read_only')}</p>
          )}
        </div>
      </Card>
      <div className="set">
        <TemplatePreview template={template} words={words} withSubject={withSubject} />
        <VariableList
          product={template.product}
          onPick={may ? (name) => change({ body: `${words.body}%{${name}}` }) : undefined}
        />
      </div>
    </div>
  );
};

const Body = ({ withSubject }: { withSubject: boolean }) => {
  const translate = useTranslate();
  const { record, error, refetch } = useEditContext<Template>();
  if (error && !record)
    return <ReadFailed title={translate('list.failed')} why={error.message} onRetry={() => void refetch()} />;
  if (!record) return <PageSkeleton />;
  return (
    <Form key={record.id} disableInvalidFormNotification>
      <Fields template={record} withSubject={withSubject} />
    </Form>
  );
};

/** Only the edited fields are sent, with the version that was edited. */
const sent = ({ version, subject, body }: Template) => ({ version, subject, body });

const options = { onError: () => undefined };

export const TemplateForm = ({ id, withSubject }: { id: string; withSubject: boolean }) => {
  const notify = useNotify();
  const client = useQueryClient();
  const tell = useTellProblem();
  return (
    <EditBase
      resource="templates"
      id={id}
      disableAuthentication
      mutationMode="pessimistic"
      redirect={false}
      transform={sent}
      queryOptions={options}
      mutationOptions={{
        onSuccess: () => notify('settings.send.saved', { type: 'success' }),
        onError: (error) => {
          const problem = problemOf(error);
          if (!problem?.errors) tell(error);
          // Somebody else saved first: their version is loaded.
          if (problem?.code === 'stale') void client.invalidateQueries({ queryKey: ['templates'] });
        },
      }}
    >
      <Body withSubject={withSubject} />
    </EditBase>
  );
};
