import type { ReactNode } from 'react'

import { localeNames, locales, type Locale } from '@/lib/i18n/locales'
import { previewPath, type Previewed } from '@/lib/preview/previewed'

interface PreviewLanguagesProps {
  previewed: Previewed
  /** Name of the list, for people who do not see it. */
  label: string
  /** What opens the preview to somebody without a session. */
  token?: string
}

/** Shows the same draft in another language, whatever language the form beside it is in. */
export function PreviewLanguages({ previewed, label, token }: PreviewLanguagesProps) {
  const query = token ? `?token=${encodeURIComponent(token)}` : ''
  const hrefIn = (locale: Locale) => previewPath({ ...previewed, locale }) + query
  return (
    <nav data-preview-bar aria-label={label} className="preview-languages">
      <ul>
        {locales.map((locale) => (
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

/** Tells the holder of a link what it is and how long it works. */
export function PreviewEnd({ text, children }: { text: string; children: ReactNode }) {
  return (
    <aside data-preview-bar className="preview-bar">
      <p>{text}</p>
      {children}
    </aside>
  )
}
