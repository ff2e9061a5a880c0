import { localeNames } from '@/lib/i18n/locales'

import type { LanguageChoice } from '@/lib/shell/shell'

interface LanguageSwitcherProps {
  languages: LanguageChoice[]
  label: string
  className?: string
}

/** Links to this page in the other languages; shown only when there is a choice (A13). */
export function LanguageSwitcher({ languages, label, className = '' }: LanguageSwitcherProps) {
  if (languages.length < 2) return null
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex gap-1 text-small font-semibold uppercase">
        {languages.map(({ locale, href, isCurrent }) => (
          <li key={locale}>
            <a
              href={href}
              hrefLang={locale}
              lang={locale}
              title={localeNames[locale]}
              aria-current={isCurrent ? 'true' : undefined}
              className="inline-flex min-h-10 min-w-9 items-center justify-center px-1.5 opacity-75 hover:opacity-100 hover:underline aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-8 aria-[current]:opacity-100"
            >
              {locale}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
