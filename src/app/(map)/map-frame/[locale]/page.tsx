import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { ThirdParties } from '@/components/consent/third-parties'
import { MapFrame } from '@/components/map/frame/map-frame'
import { mapTexts } from '@/components/map/frame/map-texts'
import type { TileSettings } from '@/components/map/frame/street-tiles'
import { sourceOf } from '@/lib/consent/third-parties'
import { getSettings } from '@/lib/data/get-settings'
import { getShell } from '@/lib/data/get-shell'
import { isLocale } from '@/lib/i18n/locales'
import { getTranslator } from '@/lib/i18n/translator'
import type { SiteConfig } from '@/payload-types'

interface MapFramePageProps {
  params: Promise<{ locale: string }>
}

/** Made at its first request, like the pages around it. */
export const dynamic = 'force-static'

export const generateStaticParams = () => []

export async function generateMetadata({ params }: MapFramePageProps): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = await getTranslator(locale)
  return { title: t('map.title'), robots: { index: false } }
}

/** Null when the agency emptied the address: then no third party is ever asked. */
function tilesOf({ mapTiles }: SiteConfig): TileSettings | null {
  const { url, attribution, maxZoom } = mapTiles ?? {}
  return url && sourceOf(url) ? { url, attribution: attribution ?? '', maxZoom: maxZoom ?? 19 } : null
}

/** The document of every map: alone in a frame, so that a page with a map stays as light as one without. */
export default async function MapFramePage({ params }: MapFramePageProps) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  const [t, { config }, { colours, cdn }] = await Promise.all([
    getTranslator(locale),
    getSettings(locale),
    getShell(locale, `/${locale}/`),
  ])
  const tiles = tilesOf(config)
  const tilesSource = sourceOf(tiles?.url)
  return (
    <main style={colours}>
      <ThirdParties images={[tilesSource, cdn].filter((source) => source !== null)} />
      <h1 className="sr-only">{t('map.title')}</h1>
      <MapFrame
        locale={locale}
        tiles={tiles}
        texts={mapTexts(t, tilesSource?.replace(/^https:\/\/(?:\*\.)?/, '') ?? '')}
      />
    </main>
  )
}
