import '../(site)/site.css'

import localFont from 'next/font/local'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'

import { toBrandStyle } from '@/features/shell/server/brand-style'

const display = localFont({
  src: '../../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  variable: '--font-bricolage',
  weight: '200 800',
})

const text = localFont({
  src: '../../../node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
  variable: '--font-archivo',
  weight: '100 900',
})

export const metadata: Metadata = { title: 'Blocks', robots: { index: false } }

/** The document of the development gallery. */
export default function GalleryLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={`${display.variable} ${text.variable}`} style={toBrandStyle({})}>
      <body>{children}</body>
    </html>
  )
}
