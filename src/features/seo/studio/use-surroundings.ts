'use client'

import { useDocumentInfo, useLocale } from '@payloadcms/ui'

import { toLocale, type Locale } from '@/lib/i18n/locales'
import { siteSuffix, type SiteTexts } from '@/features/seo/model/page-texts'
import { useStudioData } from '@/studio/use-studio-request'

export interface Surroundings {
  locale: Locale
  site: SiteTexts
  agency: string
  /** Public path in the language being edited; `null` while there is none. */
  path: string | null
  sitePicture: string | null
}

interface StoredConfig {
  agency?: { name?: string | null }
  seoDefaults?: {
    titleSuffix?: string | null
    description?: string | null
    image?: { id: string } | string | null
  }
}

const ownersOfRoutes: Record<string, string> = { pages: 'page', articles: 'article' }

/** Data of the preview that is not in the form: texts of the site and the path of the page. */
export function useSurroundings(): Surroundings {
  const { id, collectionSlug } = useDocumentInfo()
  const { code } = useLocale()
  const locale = toLocale(code)
  const query = { locale, 'fallback-locale': 'none', depth: '0' }
  const owner = ownersOfRoutes[collectionSlug ?? '']
  const isRouted = owner !== undefined && id !== undefined
  const settings = useStudioData<StoredConfig>('globals/siteConfig', { query })
  const routes = useStudioData<{ docs: { path?: string }[] }>(isRouted ? 'routes' : null, {
    query: { [`where[${owner}][equals]`]: String(id), ...query, limit: '1' },
  })

  const { agency, seoDefaults } = settings.data ?? {}
  const image = seoDefaults?.image
  const path = routes.data?.docs[0]?.path
  return {
    locale,
    site: {
      suffix: siteSuffix(seoDefaults?.titleSuffix, agency?.name),
      description: seoDefaults?.description ?? null,
    },
    agency: agency?.name ?? '',
    path: path ? `/${locale}${path}` : null,
    sitePicture: typeof image === 'object' ? (image?.id ?? null) : (image ?? null),
  }
}
