import { Button, LinearProgress } from '@mui/material';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { fileUrl } from '../client/request.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { uploadFile } from './import-api.ts';
import { KindChoice } from './KindChoice.tsx';
import { BATCH, useImportKind, useKindWords } from './kind.ts';
import { Wizard } from './Wizard.tsx';
import { wordsOf } from './words-of.ts';

export const ImportStart = () => {
  const translate = useTranslate();
  const say = useKindWords();
  const kind = useImportKind();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState<string>();

  const take = async (file: File | undefined) => {
    if (!file || busy) return;
    setBusy(file.name);
    setProblem(undefined);
    try {
      const { id } = await uploadFile(kind, file);
      navigate(kind.paths.one(id));
    } catch (error) {
      setProblem(wordsOf(error) || translate('problem.unexpected'));
    } finally {
      setBusy(undefined);
      if (input.current) input.current.value = '';
    }
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };

  return (
    <Wizard
      at="file"
      title={say('startTitle')}
      side={
        <Button component={Link} to={kind.paths.list} variant="text">
          {translate('imporScreen.history')}
        </Button>
      }
    >
      <div className="imp-body">
        <div className="imp-col">
          {kind.batch && search.has(BATCH) && <p>{translate(kind.batch.how)}</p>}
          <KindChoice />
          {/* Dragging is a shortcut; the button below does the same by keyboard. */}
          <section
            className={over ? 'drop over' : 'drop'}
            aria-label={translate('imporScreen.steps.file')}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={onDrop}
          >
            <span className="ic">
              <Icon name="import" />
            </span>
            <p>{busy ? translate('imporScreen.file.uploading', { name: busy }) : translate('imporScreen.file.drop')}</p>
            {busy ? (
              <LinearProgress
                sx={{ width: 240 }}
                aria-label={translate('imporScreen.file.uploading', { name: busy })}
              />
            ) : (
              <Button variant="contained" onClick={() => input.current?.click()}>
                {translate('imporScreen.file.choose')}
              </Button>
            )}
            <p className="small">{say('accepts')}</p>
            {problem && (
              <p className="drop-error" role="alert">
                {problem}
              </p>
            )}
            <input
              ref={input}
              type="file"
              accept={kind.accept}
              hidden
              data-testid="import-file"
              onChange={(event) => void take(event.target.files?.[0])}
            />
          </section>
          <section className="imp-card">
            <header>
              <h2>{translate('imporScreen.file.recognised')}</h2>
            </header>
            <ul className="kinds-list bd">
              {kind.recognised.map((one) => (
                <li key={one}>
                  <Icon name="check" size={16} />
                  {say(`recognised.${one}`)}
                </li>
              ))}
            </ul>
          </section>
          <section className="imp-card">
            <header>
              <h2>{translate('imporScreen.file.template')}</h2>
              <Button variant="outlined" href={fileUrl(kind.template)} startIcon={<Icon name="download" size={16} />}>
                {translate('imporScreen.file.templateGet')}
              </Button>
            </header>
            <p className="bd" style={{ margin: 0 }}>
              {translate('imporScreen.file.templateText')}
            </p>
          </section>
        </div>
      </div>
    </Wizard>
  );
};
