import { MenuItem, Select } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { KIND, useImportFamily, useImportKind, useKindWords } from './kind.ts';

export const KindChoice = () => {
  const translate = useTranslate();
  const say = useKindWords();
  const family = useImportFamily();
  const { key } = useImportKind();
  const [, setSearch] = useSearchParams();
  if (family.length < 2) return null;
  const label = translate('imporScreen.file.kind');
  return (
    <section className="imp-card">
      <header>
        <h2 id="impor-kind">{label}</h2>
        <Select
          value={key}
          size="small"
          labelId="impor-kind"
          onChange={({ target }) => setSearch({ [KIND]: target.value }, { replace: true })}
        >
          {family.map((kind) => (
            <MenuItem key={kind.key} value={kind.key}>
              {translate(`imporScreen.kinds.${kind.key}`)}
            </MenuItem>
          ))}
        </Select>
      </header>
      <p className="bd" style={{ margin: 0 }}>
        {say(`kind.${key}`)}
      </p>
    </section>
  );
};
