import '../../ui/documents/detail.css';
import { Button } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Alert, EmptyState } from '../../ui/feedback/notices.tsx';
import { problemOf, useCall } from '../../ui/feedback/use-call.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { useMay, useSession } from '../../ui/layout/session-context.ts';
import { efilingPaths } from '../paths.ts';
import { findingsOf, type Given, groupFiles } from './group-files.ts';
import { RecordForm } from './RecordForm.tsx';

type Fate = { readonly taken: boolean; readonly words: readonly string[] };

const Rows = ({ groups, fates }: { groups: readonly Given[]; fates: Readonly<Record<string, Fate>> }) => {
  const translate = useTranslate();
  const { companyNpwp } = useSession().setting;
  return (
    <ul className="list-plain">
      {groups.map((group) => {
        const fate = fates[group.name];
        const found = fate
          ? fate.words
          : findingsOf(group, companyNpwp).map(({ message, params }) => translate(message, params));
        return (
          <li key={group.name} style={{ padding: '8px 0' }}>
            <div className="row wrap">
              <b className="num grow el">{group.name}</b>
              {fate && (
                <span className={fate.taken ? 'ok' : 'bad'}>
                  {translate(`efilingScreen.upload.${fate.taken ? 'taken' : 'wrong'}`)}
                </span>
              )}
            </div>
            <div className="small sec">{translate('efilingScreen.upload.with_pdf', { count: group.pdfs.length })}</div>
            {found.map((text) => (
              <div key={text} className="small bad">
                {text}
              </div>
            ))}
          </li>
        );
      })}
    </ul>
  );
};

const textsOf = (error: unknown): readonly string[] => {
  const problem = problemOf(error);
  const findings = problem?.findings as readonly { readonly message: string }[] | undefined;
  return findings?.map(({ message }) => message) ?? [problem?.message ?? String(error)];
};

const CsvUpload = () => {
  const translate = useTranslate();
  const { ask, busy } = useCall();
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [fates, setFates] = useState<Readonly<Record<string, Fate>>>({});
  const { groups, alone } = groupFiles(files);
  const words = (key: string, params?: Record<string, number>) => translate(`efilingScreen.upload.${key}`, params);
  const sendOne = async ({ csv, pdfs }: Given): Promise<Fate> => {
    const body = new FormData();
    body.append('csv', csv);
    try {
      let filing = await ask('POST', '/efiling/filing_tax', { body: body as never, silent: true });
      const wrong: string[] = [];
      for (const pdf of pdfs) {
        const form = new FormData();
        form.append('version', String(filing.version));
        form.append('file', pdf);
        try {
          filing = await ask('POST', '/efiling/filing_tax/{id}/attachments', {
            path: { id: filing.id },
            body: form as never,
            silent: true,
          });
        } catch (error) {
          wrong.push(...textsOf(error).map((text) => `${pdf.name}: ${text}`));
        }
      }
      return { taken: true, words: wrong };
    } catch (error) {
      return { taken: false, words: textsOf(error) };
    }
  };
  const send = async () => {
    for (const group of groups.filter(({ name }) => !fates[name]?.taken)) {
      const fate = await sendOne(group);
      setFates((now) => ({ ...now, [group.name]: fate }));
    }
  };
  return (
    <Card title={words('csv')}>
      <p className="sec">{words('about')}</p>
      <div className="row wrap" style={{ margin: '12px 0' }}>
        <Button variant="outlined" onClick={() => input.current?.click()}>
          {words('choose')}
        </Button>
        <span className="small sec">{words('choose_hint')}</span>
        <input
          ref={input}
          hidden
          multiple
          type="file"
          accept=".csv,.pdf"
          data-testid="filing-files"
          onChange={({ target }) => {
            setFiles((now) => [...now, ...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </div>
      <Rows groups={groups} fates={fates} />
      {alone.map(({ name }) => (
        <div key={name} className="small bad">
          {name}: {words('alone')}
        </div>
      ))}
      {files.length > 0 && (
        <div className="row wrap" style={{ marginTop: 12 }}>
          <Button variant="contained" disabled={busy || groups.length === 0} onClick={() => void send()}>
            {words('send', { count: groups.length })}
          </Button>
          <Button
            onClick={() => {
              setFiles([]);
              setFates({});
            }}
          >
            {words('clear')}
          </Button>
          <Button component={Link} to={efilingPaths.files}>
            {words('to_list')}
          </Button>
        </div>
      )}
    </Card>
  );
};

export const UploadScreen = () => {
  const translate = useTranslate();
  const { efiling } = useSession().setting;
  const may = useMay('efiling/filing_tax', 'create');
  const title = <PageHead title={translate('efilingScreen.upload.title')} />;
  if (!efiling.isRegistered)
    return (
      <>
        {title}
        <EmptyState icon="lock" title={translate('efilingScreen.upload.efin_title')}>
          {translate('efilingScreen.upload.efin')}
        </EmptyState>
      </>
    );
  return (
    <div className="detail-page detail-page-col">
      {title}
      {may ? (
        <>
          <CsvUpload />
          <RecordForm />
        </>
      ) : (
        <Alert severity="info" title={translate('taxActivity.no_access')} />
      )}
    </div>
  );
};
