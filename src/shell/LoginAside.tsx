import { useTranslate } from 'react-admin';

const taxes: readonly (readonly [name: string, steps: readonly number[]])[] = [
  ['PPN', [100, 100, 100, 60]],
  ['PPh Unifikasi', [100, 100, 100, 100]],
  ['PPh 21/26', [100, 100, 70, 0]],
  ['PPh 25', [100, 100, 100, 100]],
];
const steps = ['documents', 'reconcile', 'pay', 'file'] as const;

export const LoginAside = () => {
  const translate = useTranslate();
  return (
    <aside className="login-r d-only" aria-label={translate('session.about')}>
      <div className="login-about">
        <h2>{translate('session.promise')}</h2>
        <p>{translate('session.promise_text')}</p>
        <div className="card login-health" aria-hidden="true">
          <b>{translate('session.health')}</b>
          <div className="login-grid small sec">
            <span>{translate('session.tax')}</span>
            {steps.map((step) => (
              <span key={step}>{translate(`session.step.${step}`)}</span>
            ))}
          </div>
          {taxes.map(([name, done]) => (
            <div key={name} className="login-tax">
              <span>{name}</span>
              <span className="login-bar">
                {done.map((percent, at) => (
                  <i key={steps[at]}>
                    <u style={{ width: `${percent}%` }} className={percent === 100 ? 'full' : ''} />
                  </i>
                ))}
              </span>
            </div>
          ))}
        </div>
      </div>
    </aside>
  );
};
