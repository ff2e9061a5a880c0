import '../../../(site)/site.css'
import 'leaflet/dist/leaflet.css'
import '@/features/map/ui/frame/map-frame.css'

import localFont from 'next/font/local'
import type { ReactNode } from 'react'

import { getBrandStyle } from '@/features/shell/server/brand-style'

const text = localFont({
  src: '../../../../../node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
  variable: '--font-archivo',
  weight: '100 900',
  display: 'swap',
})

interface MapLayoutProps {
  children: ReactNode
  params: Promise<{ locale: string }>
}

/** The document in the frame of a map. */
export default async function MapLayout({ children, params }: MapLayoutProps) {
  const { locale } = await params
  const style = await getBrandStyle(locale)
  // `start.js` marks the document before React of `npm run dev` compares it with what the server sent.
  return (
    <html lang={locale} className={text.variable} style={style} suppressHydrationWarning>
      <head>
        <script type="module" src="/start.js" defer />
      </head>
      <body>{children}</body>
    </html>
  )
}
