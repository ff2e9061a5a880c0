import '../site.css'
import '@/features/shell/ui/shell.css'

import type { ReactNode } from 'react'

import { getSettings } from '@/features/content/server/reads'
import { ThemeLinks } from '@/features/shell/ui/theme-links'
import { toLocale } from '@/lib/i18n/locales'

interface SiteDocumentProps {
  locale: string
  /** Of the scripts that the policy of this document trusts; most trust all files of the site. */
  nonce?: string | undefined
  children: ReactNode
}

/** The document of every page that looks like the site: the public ones and their previews. */
export async function SiteDocument({ locale, nonce, children }: SiteDocumentProps) {
  const { config } = await getSettings(toLocale(locale))
  // `start.js` marks the document before React of a preview, or of `npm run dev`, compares it with what the server sent.
  return (
    <html lang={locale} suppressHydrationWarning>
      <head>
        <ThemeLinks chosen={config.brand} />
        <script type="module" src="/start.js" defer nonce={nonce} />
      </head>
      <body>{children}</body>
    </html>
  )
}
