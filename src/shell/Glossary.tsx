import { Box } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { termKeys, wordsOf } from '#domain/glossary.ts';
import { TextInput } from '../ui/inputs/TextInput.tsx';

export const Glossary = () => {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const terms = termKeys
    .map((key) => ({
      key,
      words: wordsOf(translate(`glossary.term.${key}.word`)).join(', '),
      text: translate(`glossary.term.${key}.text`),
    }))
    .filter(({ words, text }) => `${words} ${text}`.toLowerCase().includes(wanted));
  return (
    <section className="help-part" aria-labelledby="istilah">
      <h3 id="istilah">{translate('glossary.title')}</h3>
      <TextInput label={translate('glossary.find')} value={typed} onChange={setTyped} maxLength={60} />
      {terms.length === 0 ? (
        <p className="sec">{translate('glossary.none')}</p>
      ) : (
        <Box component="section" className="term-list" aria-label={translate('glossary.title')} tabIndex={0}>
          <dl>
            {terms.map(({ key, words, text }) => (
              <div key={key}>
                <dt>{words}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Box>
      )}
    </section>
  );
};
