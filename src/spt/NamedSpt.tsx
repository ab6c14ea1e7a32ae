import type { ReactNode } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import type { SptView } from '#domain/spt/view-schema.ts';
import { LiveRecord } from '../ui/documents/LiveRecord.tsx';
import { sptPaths, typeAt } from './paths.ts';
import { sptResource } from './resource.ts';

/** The monthly return the address names, followed as it changes. */
export const NamedSpt = ({ children }: { children: (spt: SptView, again: () => void) => ReactNode }) => {
  const { id = '' } = useParams();
  const type = typeAt(useLocation().pathname);
  return (
    <LiveRecord<SptView> resource={sptResource(type)} id={id} live="spt" list={sptPaths.list(type)}>
      {children}
    </LiveRecord>
  );
};
