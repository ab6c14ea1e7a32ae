import { useLocaleState, useLocales } from 'react-admin';

export const LanguageLinks = () => {
  const [locale, setLocale] = useLocaleState();
  const locales = useLocales();
  return (
    <div className="row login-foot small">
      {locales?.map(({ locale: code, name }) => (
        <button
          key={code}
          type="button"
          lang={code}
          className="link-plain"
          aria-pressed={code === locale}
          onClick={() => setLocale(code)}
        >
          {name}
        </button>
      ))}
    </div>
  );
};
