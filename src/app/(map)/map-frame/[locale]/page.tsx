import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { ThirdParties } from '@/features/consent/ui/third-parties'
import type { MapFrame } from '@/features/map/ui/frame/map-frame.island'
import { mapTexts } from '@/features/map/ui/frame/map-texts'
import { tileSettingsOf } from '@/features/map/model/tile-settings'
import { getSettings } from '@/features/content/server/get-settings'
import { getShell } from '@/features/shell/server/get-shell'
import { isLocale } from '@/lib/i18n/locales'
import { getPageTranslator } from '@/features/property/server/reads'
import { Island } from '@/lib/parts/part'

interface MapFramePageProps {
  params: Promise<{ locale: string }>
}

/** Rendered at its first request and cached, like the pages around it. */
export const dynamic = 'force-static'

export const generateStaticParams = () => []

export async function generateMetadata({ params }: MapFramePageProps): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = await getPageTranslator(locale)
  return { title: t('map.title'), robots: { index: false } }
}

/** The document of every map: alone in a frame, so that a page with a map stays as light as one without. */
export default async function MapFramePage({ params }: MapFramePageProps) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  const [t, { config }, { cdn }] = await Promise.all([
    getPageTranslator(locale),
    getSettings(locale),
    getShell(locale, `/${locale}/`),
  ])
  const tiles = tileSettingsOf(config.mapTiles)
  const images = tiles?.kind === 'images' ? tiles : null
  return (
    <main>
      <ThirdParties images={[...(images?.sources ?? []), ...(cdn ? [cdn] : [])]} />
      <h1 className="sr-only">{t('map.title')}</h1>
      <Island<typeof MapFrame>
        name="mapFrame"
        startsNow
        props={{ locale, tiles, texts: mapTexts(t, images?.host ?? '') }}
      />
    </main>
  )
}
