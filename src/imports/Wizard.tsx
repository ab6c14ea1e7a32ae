import { type ReactNode, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { Steps } from '../ui/layout/Steps.tsx';
import { toTop } from '../ui/layout/to-top.ts';
import './imports.css';

export const wizardSteps = ['file', 'sheet', 'mapping', 'repair', 'summary', 'process'] as const;
export type WizardStep = (typeof wizardSteps)[number];

type Props = {
  at: WizardStep;
  failed?: boolean;
  title: string;
  crumb?: ReactNode;
  side?: ReactNode;
  notice?: ReactNode;
  counts?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
};

const StepsOf = ({ at, failed }: Pick<Props, 'at' | 'failed'>) => {
  const translate = useTranslate();
  return (
    <Steps
      at={at}
      failed={failed ?? false}
      of={wizardSteps.map((step) => ({ key: step, label: translate(`imporScreen.steps.${step}`) }))}
    />
  );
};

export const Wizard = ({ at, failed = false, title, crumb, side, notice, counts, children, footer }: Props) => {
  // A step is a page of its own.
  useEffect(toTop, []);
  return (
    <div className={counts ? 'imp counted' : 'imp'}>
      <header className="imp-h">
        <div className="imp-top">
          <div>
            {crumb}
            <h1>{title}</h1>
          </div>
          {side}
        </div>
        <StepsOf at={at} failed={failed} />
        {notice}
      </header>
      {counts}
      {children}
      {footer ? <footer className="imp-f">{footer}</footer> : <span />}
    </div>
  );
};
