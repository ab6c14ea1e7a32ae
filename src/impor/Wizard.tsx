import { useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../kit/Icon.tsx';
import './impor.css';

export const wizardSteps = ['file', 'sheet', 'mapping', 'repair', 'summary', 'process'] as const;
export type WizardStep = (typeof wizardSteps)[number];

const Steps = ({ at }: { at: WizardStep }) => {
  const translate = useTranslate();
  const current = wizardSteps.indexOf(at);
  const where = translate('imporScreen.stepOf', { at: current + 1, of: wizardSteps.length });
  return (
    <>
      <p className="steps-short">{where}</p>
      <ol className="steps" aria-label={where}>
        {wizardSteps.map((step, index) => (
          <li
            key={step}
            className={index < current ? 'done' : index === current ? 'on' : undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className="n">{index < current ? <Icon name="check" size={12} /> : index + 1}</span>
            {translate(`imporScreen.steps.${step}`)}
          </li>
        ))}
      </ol>
    </>
  );
};

type Props = {
  at: WizardStep;
  title: string;
  /** Left of the title: the way back, what is saved. */
  crumb?: ReactNode;
  side?: ReactNode;
  counts?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
};

/** The frame every step stands in: title, where we are, the step, the way on. */
export const Wizard = ({ at, title, crumb, side, counts, children, footer }: Props) => (
  <div className={counts ? 'imp counted' : 'imp'}>
    <header className="imp-h">
      <div className="imp-top">
        <div>
          {crumb}
          <h1>{title}</h1>
        </div>
        {side}
      </div>
      <Steps at={at} />
    </header>
    {counts}
    {children}
    {footer ? <footer className="imp-f">{footer}</footer> : <span />}
  </div>
);

export const useNarrow = () => useMediaQuery('(max-width: 1024.95px)');
