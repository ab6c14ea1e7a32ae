import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../../kit/Icon.tsx';
import { useForm } from './FormContext.tsx';
import { anchorOf, type Section, sectionOf, sections } from './sections.ts';

/** Which section is being read, by what the page shows. */
const useCurrent = (): Section => {
  const [current, setCurrent] = useState<Section>('document');
  useEffect(() => {
    const seen = new IntersectionObserver(
      (entries) => {
        const top = entries.find((entry) => entry.isIntersecting);
        const section = sections.find((name) => anchorOf(name) === top?.target.id);
        if (section) setCurrent(section);
      },
      { rootMargin: '-20% 0px -60% 0px' },
    );
    for (const section of sections) {
      const element = document.getElementById(anchorOf(section));
      if (element) seen.observe(element);
    }
    return () => seen.disconnect();
  }, []);
  return current;
};

/** The sections of the form at its left: done, still open, or with how many things to mend. */
export const Anchors = () => {
  const { findings, shown, serverErrors } = useForm();
  const translate = useTranslate();
  const current = useCurrent();
  const shownErrors = [
    ...shown.filter(({ severity }) => severity === 'error').map(({ path }) => path),
    ...Object.keys(serverErrors),
  ];
  return (
    <nav className="anch" aria-label={translate('fakturScreen.form.sections')}>
      {sections.map((section) => {
        const faults = shownErrors.filter((path) => sectionOf(path) === section).length;
        const open = findings.some(({ severity, path }) => severity === 'error' && sectionOf(path) === section);
        const optional = section === 'stage' || section === 'summary';
        const state = faults > 0 ? 'err' : open || optional ? 'open' : 'done';
        return (
          <a
            key={section}
            href={`#${anchorOf(section)}`}
            className={[state, section === current && 'on'].filter(Boolean).join(' ')}
            aria-current={section === current ? 'step' : undefined}
          >
            <Icon name={state === 'err' ? 'warning' : state === 'done' ? 'check' : 'dot'} size={16} />
            {translate(`fakturScreen.anchor.${section}`)}
            {faults > 0 && (
              <span className="anch-n">
                {faults}
                <span className="sr"> {translate('fakturScreen.form.faults')}</span>
              </span>
            )}
          </a>
        );
      })}
    </nav>
  );
};
