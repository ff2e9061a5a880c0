import type { ReactNode } from 'react'

import { localeNames, type Locale } from '@/lib/i18n/locales'
import { previewPath, type Previewed } from '@/features/preview/model/previewed'

interface PreviewLanguagesProps {
  previewed: Previewed
  /** Those that the studio writes in. */
  languages: readonly Locale[]
  /** Accessible name of the list. */
  label: string
  /** The token that opens the preview without a session. */
  token?: string
}

/** Links to the same draft in other languages, independent of the language of the form. */
export function PreviewLanguages({ previewed, languages, label, token }: PreviewLanguagesProps) {
  const query = token ? `?token=${encodeURIComponent(token)}` : ''
  const hrefIn = (locale: Locale) => previewPath({ ...previewed, locale }) + query
  return (
    <nav data-preview-bar aria-label={label} className="preview-languages">
      <ul>
        {languages.map((locale) => (
          <li key={locale}>
            <a
              href={hrefIn(locale)}
              hrefLang={locale}
              aria-current={locale === previewed.locale ? 'page' : undefined}
              aria-label={localeNames[locale]}
            >
              {locale.toUpperCase()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Explains the link and its expiry to its holder. */
export function PreviewEnd({ text, children }: { text: string; children: ReactNode }) {
  return (
    <aside data-preview-bar className="preview-bar">
      <p>{text}</p>
      {children}
    </aside>
  )
}
