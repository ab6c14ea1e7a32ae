import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../layout/Icon.tsx';
import type { FormFindings } from './form-findings.ts';
import { anchorOf, type FormPart, partOf } from './places.ts';

const useCurrent = (parts: readonly FormPart[]): string | undefined => {
  const [current, setCurrent] = useState(parts[0]?.id);
  const ids = parts.map(({ id }) => id).join(' ');
  useEffect(() => {
    const seen = new IntersectionObserver(
      (entries) => {
        const top = entries.find((entry) => entry.isIntersecting);
        const part = ids.split(' ').find((id) => anchorOf(id) === top?.target.id);
        if (part) setCurrent(part);
      },
      { rootMargin: '-20% 0px -60% 0px' },
    );
    for (const id of ids.split(' ')) {
      const element = document.getElementById(anchorOf(id));
      if (element) seen.observe(element);
    }
    return () => seen.disconnect();
  }, [ids]);
  return current;
};

type Props = { readonly parts: readonly FormPart[]; readonly findings: FormFindings };

export const Anchors = ({ parts, findings: { findings, shown, serverErrors } }: Props) => {
  const translate = useTranslate();
  const current = useCurrent(parts);
  const shownErrors = [
    ...shown.filter(({ severity }) => severity === 'error').map(({ path }) => path),
    ...Object.keys(serverErrors),
  ];
  return (
    <nav className="anch" aria-label={translate('form.sections')}>
      {parts.map(({ id, label, optional }) => {
        const isHere = (path: string) => partOf(parts, path)?.id === id;
        const faults = shownErrors.filter(isHere).length;
        const open = findings.some(({ severity, path }) => severity === 'error' && isHere(path));
        const state = faults > 0 ? 'err' : open || optional ? 'open' : 'done';
        return (
          <a
            key={id}
            href={`#${anchorOf(id)}`}
            className={[state, id === current && 'on'].filter(Boolean).join(' ')}
            aria-current={id === current ? 'step' : undefined}
          >
            <Icon name={state === 'err' ? 'warning' : state === 'done' ? 'check' : 'dot'} size={16} />
            {label}
            {faults > 0 && (
              <span className="anch-n">
                {faults}
                <span className="sr"> {translate('form.faults')}</span>
              </span>
            )}
          </a>
        );
      })}
    </nav>
  );
};
