import { Button, LinearProgress } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Icon } from '../ui/layout/Icon.tsx';
import { useImportKind } from './kind.ts';
import type { StepProps } from './step.ts';
import { Wizard } from './Wizard.tsx';

/** The server reads or checks; or it could not, and says why. */
export const WaitingStep = ({ impor, crumb, side, told }: StepProps) => {
  const translate = useTranslate();
  const { paths } = useImportKind();
  const failed = impor.message !== null;
  const doing = translate(impor.step === 'READING' ? 'imporScreen.file.reading' : 'imporScreen.file.checking');
  return (
    <Wizard
      at={impor.step === 'CHECKING' ? 'repair' : 'file'}
      failed={failed}
      title={failed ? translate('imporScreen.file.failed') : doing}
      crumb={crumb}
      side={side}
      told={told}
    >
      <div className="imp-body">
        <div className="imp-col">
          <section className="imp-card done-box" aria-live="polite">
            <span className={failed ? 'ic bad' : 'ic wait'}>
              <Icon name={failed ? 'close' : 'import'} />
            </span>
            {failed ? (
              <>
                <strong role="alert">{impor.message}</strong>
                <p>{translate('imporScreen.file.nothingSaved')}</p>
                <Button component={Link} to={paths.form} variant="contained">
                  {translate('imporScreen.file.again')}
                </Button>
              </>
            ) : (
              <>
                <strong>{doing}</strong>
                <LinearProgress sx={{ width: 240 }} aria-label={doing} />
                <p>{translate('imporScreen.file.wait')}</p>
              </>
            )}
          </section>
        </div>
      </div>
    </Wizard>
  );
};
