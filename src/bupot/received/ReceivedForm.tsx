import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { articleOfCode, receivedArticles, receivedKinds } from '#domain/bupot/received/articles.ts';
import { checkReceived } from '#domain/bupot/received/check.ts';
import { receivedFields } from '#domain/bupot/received/fields.ts';
import { type Received, type ReceivedInput, receivedInputOf, receivedSlip } from '#domain/bupot/received/received.ts';
import { isRecorded } from '#domain/bupot/received/status.ts';
import { periodOf } from '#domain/definition/day.ts';
import { blankInput } from '#domain/definition/field-table.ts';
import type { Finding } from '#domain/definition/finding.ts';
import { jakartaDay } from '#domain/scope.ts';
import { listsAnew } from '../../client/events.ts';
import { newKey } from '../../client/new-key.ts';
import { PageSkeleton } from '../../ui/feedback/notices.tsx';
import { dropUnsaved, useUnsaved } from '../../ui/feedback/unsaved.ts';
import { fieldErrorsOf, useCall, useOpenedRecord, useTellProblem } from '../../ui/feedback/use-call.ts';
import { FieldInput } from '../../ui/fields/FieldInput.tsx';
import { FormPart, FormSection } from '../../ui/fields/FormPart.tsx';
import { FormFieldsContext } from '../../ui/fields/fields-context.ts';
import { useShown, useWordsOf } from '../../ui/form/form-findings.ts';
import { NoForm } from '../../ui/form/NoForm.tsx';
import { useStoredInput } from '../../ui/form/use-stored-input.ts';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { useShortcut } from '../../ui/layout/use-shortcut.ts';
import { receivedPaths } from './paths.ts';
import '../bupot.css';

const { resource } = receivedSlip;

/** Empty required fields, and what a complete input violates; only the server knows the own number. */
const findingsOf = (input: ReceivedInput): Finding[] => {
  const missing = Object.entries(input).flatMap(([path, value]): Finding[] =>
    value === '' ? [{ path, message: 'received.check.required', severity: 'error' }] : [],
  );
  const counted = { ...input, base: input.base || '0', tax: input.tax || '0' };
  const wrong = checkReceived(counted, { today: jakartaDay(Date.now()), npwp: '' });
  return [...missing, ...wrong.filter(({ path }) => !missing.some((one) => one.path === path))];
};

type Props = { readonly title: string; readonly values: ReceivedInput; readonly read?: Received };

const ReceivedForm = ({ title, values, read }: Props) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const client = useQueryClient();
  const tell = useTellProblem();
  const { ask, busy } = useCall();
  const [input, setInput] = useState(values);
  const [dirty, setDirty] = useState(false);
  const key = useRef(newKey());
  const findings = useMemo(() => findingsOf(input), [input]);
  const { shown, serverErrors, setServerErrors, touch, tryAll, forget } = useShown(findings);
  const wordsOf = useWordsOf({ shown, serverErrors, serverFindings: [] });
  useUnsaved(dirty ? 'unsaved' : 'saved');
  useStoredInput({ input, dirty, version: () => read?.version ?? null, restore: setInput });
  const change = (part: object) => {
    setInput((now) => ({ ...now, ...part }));
    setDirty(true);
    forget(Object.keys(part));
    key.current = newKey();
  };
  const save = async (again: boolean) => {
    tryAll();
    if (findings.length > 0) return;
    try {
      const saved = read
        ? await ask('PUT', '/ebupot/received/{id}', {
            path: { id: read.id },
            body: { ...input, version: read.version },
          })
        : await ask('POST', '/ebupot/received', { body: input, key: key.current });
      notify('received.done.save', { type: 'success' });
      dropUnsaved();
      listsAnew(client, resource);
      navigate(again ? receivedPaths.create : receivedPaths.detail(saved.id));
    } catch (error) {
      const errors = fieldErrorsOf(error);
      setServerErrors(errors);
      if (Object.keys(errors).length === 0) tell(error);
    }
  };
  useShortcut('ctrl+Enter', () => void save(true), !read);
  const options = (of: 'kind' | 'article', codes: readonly string[]) =>
    codes.map((value) => ({ value, label: translate(`received.${of}.${value}`) }));
  return (
    <FormFieldsContext
      value={{
        resource,
        fields: receivedFields,
        words: 'receivedScreen',
        input,
        set: change,
        touch,
        errorOf: (path) => wordsOf(path).error,
      }}
    >
      <form className="document-form" noValidate onSubmit={(event) => event.preventDefault()}>
        <div className="document-form-h">
          <PageHead
            title={title}
            crumbs={[{ label: translate('receivedScreen.title'), to: receivedPaths.list }, { label: title }]}
          />
        </div>
        <div className="document-form-mid">
          <FormPart part="withholder" />
          <FormSection part="slip">
            <FieldInput source="number" />
            <FieldInput source="kind" options={options('kind', receivedKinds)} />
            <FieldInput
              source="taxCode"
              change={(taxCode) => ({
                taxCode: taxCode || null,
                ...(articleOfCode(taxCode) ? { article: articleOfCode(taxCode) } : {}),
              })}
            />
            <FieldInput source="article" options={options('article', receivedArticles)} />
            <FieldInput
              source="date"
              change={(date) => ({ date, ...(input.period ? {} : { period: periodOf(date) }) })}
            />
            <FieldInput source="period" change={(period) => ({ period, taxYear: period.slice(0, 4) })} />
            <FieldInput source="taxYear" />
          </FormSection>
          <FormPart part="amounts" />
        </div>
      </form>
      <div className="document-form-foot">
        <Button color="inherit" onClick={() => navigate(read ? receivedPaths.detail(read.id) : receivedPaths.list)}>
          {translate('receivedScreen.form.cancel')}
        </Button>
        <span className="grow" />
        {!read && (
          <Button variant="outlined" disabled={busy} className="d-only" onClick={() => void save(true)}>
            {translate('receivedScreen.form.again')}
          </Button>
        )}
        <Button variant="contained" disabled={busy} onClick={() => void save(false)}>
          {translate('receivedScreen.form.save')}
        </Button>
      </div>
    </FormFieldsContext>
  );
};

export const ReceivedCreate = () => {
  const title = useTranslate()('receivedScreen.create');
  const { key } = useLocation();
  const today = jakartaDay(Date.now());
  const values: ReceivedInput = {
    ...blankInput(receivedFields),
    kind: 'BPPU',
    article: 'PPH23',
    period: periodOf(today),
    taxYear: today.slice(0, 4),
  };
  return <ReceivedForm key={key} title={title} values={values} />;
};

export const ReceivedEdit = () => {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const { data, error } = useOpenedRecord('/ebupot/received/{id}', { path: { id } });
  const title = translate('receivedScreen.edit');
  const shut = (message: string) => (
    <NoForm
      title={title}
      message={message}
      list={{ label: translate('receivedScreen.title'), to: receivedPaths.list }}
    />
  );
  if (error) return shut(error.message);
  if (!data) return <PageSkeleton />;
  if (!isRecorded(data)) return shut(translate('receivedScreen.form.not_now'));
  return <ReceivedForm key={id} title={title} values={receivedInputOf(data)} read={data} />;
};
