import { Skeleton } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';

const rows = (count: number) => Array.from({ length: count }, (_, at) => `row${at}`);

/** Shows only after a while: what comes at once must not flicker. */
export const useAfter = (ms: number): boolean => {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return passed;
};

const Waiting = ({ children }: { children: React.ReactNode }) => {
  const translate = useTranslate();
  const visible = useAfter(150);
  const slow = useAfter(8000);
  return (
    <div aria-busy="true" role="status" style={{ visibility: visible ? 'visible' : 'hidden' }}>
      <span className="sr">{translate('shell.kit.loading')}</span>
      {slow && <p className="sec waiting-slow">{translate('shell.kit.slow')}</p>}
      {children}
    </div>
  );
};

/** Lines of a list or table while they load. */
export const RowsSkeleton = ({ count = 8 }: { count?: number }) => (
  <Waiting>
    {rows(count).map((key) => (
      <div key={key} className="sk-row">
        <Skeleton variant="rounded" width={16} height={16} />
        <Skeleton variant="text" width="22%" />
        <Skeleton variant="text" width="34%" />
        <Skeleton variant="text" width="18%" />
      </div>
    ))}
  </Waiting>
);

/** Cards of a list on a narrow screen while they load. */
export const CardsSkeleton = () => (
  <Waiting>
    {rows(3).map((key) => (
      <div key={key} className="sk-card">
        <Skeleton variant="text" width="52%" />
        <Skeleton variant="text" width="84%" />
        <Skeleton variant="text" width="40%" />
      </div>
    ))}
  </Waiting>
);

/** A page of any kind while its code or its record loads: heading, band, two columns. */
export const PageSkeleton = () => (
  <Waiting>
    <div className="sk-page">
      <Skeleton variant="text" width={160} height={16} />
      <Skeleton variant="text" width={320} height={36} />
      <Skeleton variant="rounded" height={76} />
      <div className="cols">
        <Skeleton variant="rounded" height={320} />
        <Skeleton variant="rounded" height={200} />
      </div>
    </div>
  </Waiting>
);
