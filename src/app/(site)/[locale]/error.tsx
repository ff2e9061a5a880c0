'use client'

import { failureTexts } from '@site/generated/failures'

import { locales } from '@/lib/i18n/locales'

/** Shown when rendering a page failed. The language may be unknown, so the text is in all of them. */
export default function SiteError({ reset }: { reset: () => void }) {
  return (
    <main className="wrap section">
      {locales.map((locale) => (
        <p key={locale} lang={locale} className="mt-4 flex flex-wrap items-center gap-4 text-lead">
          {failureTexts[locale].text}
          <button type="button" onClick={reset} className="underline">
            {failureTexts[locale].retry}
          </button>
        </p>
      ))}
    </main>
  )
}
