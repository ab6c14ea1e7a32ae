import './settings.css';
import { Button, Tab, Tabs } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { fieldErrorsOf, problemOf, useTellProblem } from '../ui/feedback/problem.ts';
import { PageSkeleton } from '../ui/feedback/Skeletons.tsx';
import { useUnsaved } from '../ui/feedback/unsaved.ts';
import { useCall, useGet } from '../ui/feedback/use-call.ts';
import { SelectInput } from '../ui/inputs/SelectInput.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { PageHead } from '../ui/layout/PageHead.tsx';
import { useMay } from '../ui/layout/use-may.ts';
import { TemplatePreview } from './TemplatePreview.tsx';
import { VariableList } from './VariableList.tsx';

type Template = { readonly subject: string; readonly body: string; readonly version: number };
type Words = { readonly subject: string; readonly body: string };

const EMAIL = '/main/setting/company/send';
const WA = '/main/setting/company/send/wa';

/** What letters are about, as the address names it; the first where it names none. */
const products = ['efaktur', 'ebupot', 'ssp', 'bpn'] as const;
type Product = (typeof products)[number];
const PRODUCT = 'dokumen';

type EditorProps = { product: Product; path: string; start: Template; withSubject: boolean };

const Editor = ({ product, path, start, withSubject }: EditorProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const tell = useTellProblem();
  const may = useMay('setting/send', 'edit');
  const { ask, busy } = useCall();
  const [words, setWords] = useState<Words>({ subject: start.subject, body: start.body });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const dirty = words.subject !== start.subject || words.body !== start.body;
  useUnsaved(dirty ? 'unsaved' : 'saved');

  const save = async () => {
    setErrors({});
    try {
      const saved = await ask<Template>('PUT', path, { version: start.version, ...words });
      client.setQueryData(['get', path], saved);
      notify('settings.send.saved', { type: 'success' });
    } catch (error) {
      setErrors(fieldErrorsOf(error));
      // Somebody else saved first: their words are shown by reading again, ours stay in the fields until the person decides.
      if (problemOf(error)?.code === 'stale') {
        tell(error);
        await client.invalidateQueries({ queryKey: ['get', path] });
      }
    }
  };
  return (
    <div className="cols set-send">
      <Card title={translate('settings.send.words')}>
        <div className="set-form">
          {withSubject && (
            <TextInput
              label={translate('settings.send.subject')}
              value={words.subject}
              onChange={(subject) => setWords({ ...words, subject })}
              error={errors.subject}
              maxLength={200}
              readOnly={!may}
            />
          )}
          <TextInput
            label={translate('settings.send.body')}
            value={words.body}
            onChange={(body) => setWords({ ...words, body })}
            error={errors.body}
            maxLength={10_000}
            rows={12}
            readOnly={!may}
          />
          {may ? (
            <div className="row">
              <Button variant="contained" disabled={busy || !dirty} onClick={() => void save()}>
                {translate('settings.send.save')}
              </Button>
              {dirty && (
                <Button variant="outlined" onClick={() => setWords({ subject: start.subject, body: start.body })}>
                  {translate('settings.send.undo')}
                </Button>
              )}
            </div>
          ) : (
            <p className="s sec">{translate('settings.send.read_only')}</p>
          )}
        </div>
      </Card>
      <div className="set">
        <TemplatePreview path={path} words={words} withSubject={withSubject} />
        <VariableList
          product={product}
          onPick={may ? (name) => setWords({ ...words, body: `${words.body}%{${name}}` }) : undefined}
        />
      </div>
    </div>
  );
};

/** The words that go out with an invoice, a payment slip or a receipt: by e-mail, or by WhatsApp. */
export const SendTemplate = () => {
  const translate = useTranslate();
  const { pathname, search } = useLocation();
  const [asked, setAsked] = useSearchParams();
  const product = products.find((one) => one === asked.get(PRODUCT)) ?? 'efaktur';
  const channel = pathname === WA ? 'whatsapp' : 'email';
  const path = `/templates/${channel}/${product}`;
  const { data } = useGet<Template>(path);
  return (
    <div className="set">
      <PageHead title={translate('shell.nav.setting_send')} />
      <Tabs value={pathname === WA ? WA : EMAIL} aria-label={translate('settings.send.channels')}>
        <Tab value={EMAIL} label={translate('settings.send.email')} component={Link} to={EMAIL + search} />
        <Tab value={WA} label="WhatsApp" component={Link} to={WA + search} />
      </Tabs>
      <div className="set-product">
        <SelectInput
          label={translate('settings.send.document')}
          value={product}
          onChange={(chosen) => setAsked(chosen === 'efaktur' ? {} : { [PRODUCT]: chosen }, { replace: true })}
          options={products.map((value) => ({ value, label: translate(`settings.send.product.${value}`) }))}
        />
      </div>
      {data ? (
        <Editor
          key={`${path} ${data.version}`}
          product={product}
          path={path}
          start={data}
          withSubject={channel === 'email'}
        />
      ) : (
        <PageSkeleton />
      )}
    </div>
  );
};
