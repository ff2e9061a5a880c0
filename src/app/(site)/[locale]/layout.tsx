import '../site.css'
import '@/components/layout/shell.css'

import localFont from 'next/font/local'
import type { ReactNode } from 'react'

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

interface SiteLayoutProps {
  children: ReactNode
  params: Promise<{ locale: string }>
}

/** The document of every public page. Header and footer belong to the page, because they name its translations. */
export default async function SiteLayout({ children, params }: SiteLayoutProps) {
  const { locale } = await params
  return (
    <html lang={locale} className={`${display.variable} ${text.variable}`}>
      <body>{children}</body>
    </html>
  )
}
