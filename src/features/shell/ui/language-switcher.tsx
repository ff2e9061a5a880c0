import type { Translator } from '@/lib/i18n/translator'
import { localeNames } from '@/lib/i18n/locales'
import type { LanguageChoice } from '@/features/shell/model/shell'

interface LanguageSwitcherProps {
  languages: LanguageChoice[]
  t: Translator
  className?: string
}

/**
 * Links to this page in the other languages; shown only with more than one language (A13). The current one is not
 * a link. For a language without this page, the link's name says that it opens the home page (X6).
 */
export function LanguageSwitcher({ languages, t, className = '' }: LanguageSwitcherProps) {
  if (languages.length < 2) return null
  return (
    <nav aria-label={t('shell.languages')} className={className}>
      <ul className="languages">
        {languages.map(({ locale, href, isCurrent, isSamePage }) => (
          <li key={locale}>
            <a
              href={isCurrent ? undefined : href}
              hrefLang={isSamePage ? locale : undefined}
              lang={locale}
              title={
                isSamePage ? localeNames[locale] : t('shell.languageHome', { language: localeNames[locale] })
              }
              {...(isCurrent && { 'aria-current': true, 'aria-disabled': true, role: 'link' })}
            >
              {locale}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
