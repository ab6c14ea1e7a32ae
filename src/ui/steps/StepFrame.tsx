import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { Alert, PageSkeleton } from '../feedback/notices.tsx';
import { Breadcrumbs, type Crumb } from '../layout/PageHead.tsx';
import { type Step, Steps } from '../layout/Steps.tsx';
import './steps.css';

type GateProps<D> = {
  readonly title: string;
  readonly read: { readonly data?: D | undefined; readonly error: Error | null };
  /** Where to go if this step cannot be opened now. */
  readonly redirect: (state: D) => string | null;
  readonly children: (state: D) => ReactNode;
};

/** A step, once the state of its wizard is read. */
export const StepGate = <D,>({ title, read: { data, error }, redirect, children }: GateProps<D>) => {
  if (error && data === undefined)
    return (
      <div className="step-page">
        <h1>{title}</h1>
        <Alert severity="error" title={error.message} live />
      </div>
    );
  if (data === undefined) return <PageSkeleton />;
  const to = redirect(data);
  return to === null ? children(data) : <Navigate to={to} replace />;
};

type FrameProps = {
  readonly title: string;
  readonly crumbs?: readonly Crumb[];
  readonly beside?: ReactNode;
  readonly at: string;
  readonly steps: readonly Step[];
  readonly children: ReactNode;
};

/** Heading and progress of a wizard above one of its steps. */
export const StepFrame = ({ title, crumbs, beside, at, steps, children }: FrameProps) => (
  <div className="step-page">
    {crumbs && <Breadcrumbs of={crumbs} />}
    <div className="step-head">
      <h1>{title}</h1>
      {beside}
      <Steps at={at} of={steps} />
    </div>
    {children}
  </div>
);
