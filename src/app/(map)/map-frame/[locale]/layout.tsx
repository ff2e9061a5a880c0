import '../../../(site)/site.css'
import 'leaflet/dist/leaflet.css'
import '@/features/map/ui/frame/map-frame.css'

import type { ReactNode } from 'react'

import { getSettings } from '@/features/content/server/reads'
import { ThemeLinks } from '@/features/shell/ui/theme-links'
import { toLocale } from '@/lib/i18n/locales'

interface MapLayoutProps {
  children: ReactNode
  params: Promise<{ locale: string }>
}

/** The document in the frame of a map. */
export default async function MapLayout({ children, params }: MapLayoutProps) {
  const { locale } = await params
  const { config } = await getSettings(toLocale(locale))
  // `start.js` marks the document before React of `npm run dev` compares it with what the server sent.
  return (
    <html lang={locale} suppressHydrationWarning>
      <head>
        <ThemeLinks chosen={config.brand} largest="fontText" />
        <script type="module" src="/start.js" defer />
      </head>
      <body>{children}</body>
    </html>
  )
}
