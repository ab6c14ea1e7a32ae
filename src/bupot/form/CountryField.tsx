import { lazy, Suspense } from 'react';
import { useSlip } from './SlipContext.tsx';
import { SlipField, type SlipFieldProps } from './SlipField.tsx';

const CountrySelect = lazy(() => import('../../ui/form/CountrySelect.tsx'));

/** Where a payee lives, or whose passport an employee carries. */
export const CountryField = (props: Omit<SlipFieldProps, 'path'>) => {
  const { input, change } = useSlip();
  return (
    <SlipField path="country" {...props}>
      {(link) => (
        <Suspense fallback={<input {...link} className="inp" readOnly value={input.country ?? ''} />}>
          <CountrySelect link={link} value={input.country ?? ''} onChange={(country) => change({ country })} />
        </Suspense>
      )}
    </SlipField>
  );
};
