import '../site.css'
import '@/features/shell/ui/shell.css'

import localFont from 'next/font/local'
import type { ReactNode } from 'react'

import { getBrandStyle } from '@/features/shell/server/brand-style'

const display = localFont({
  src: '../../../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  variable: '--font-bricolage',
  weight: '200 800',
  display: 'swap',
})

const text = localFont({
  src: '../../../../node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
  variable: '--font-archivo',
  weight: '100 900',
  display: 'swap',
})

interface SiteDocumentProps {
  locale: string
  /** Of the scripts that the policy of this document trusts; most trust all files of the site. */
  nonce?: string | undefined
  children: ReactNode
}

/** The document of every page that looks like the site: the public ones and their previews. */
export async function SiteDocument({ locale, nonce, children }: SiteDocumentProps) {
  const style = await getBrandStyle(locale)
  // `start.js` marks the document before React of a preview, or of `npm run dev`, compares it with what the server sent.
  return (
    <html
      lang={locale}
      className={`${display.variable} ${text.variable}`}
      style={style}
      suppressHydrationWarning
    >
      <head>
        <script type="module" src="/start.js" defer nonce={nonce} />
      </head>
      <body>{children}</body>
    </html>
  )
}
