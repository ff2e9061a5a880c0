'use client'

import { useConfig, useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import { isLocale, sourceLocale, type Locale } from '@/lib/i18n/locales'
import { siteSuffix, type SiteTexts } from '@/lib/seo/page-texts'

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

async function readJson<T>(address: string): Promise<T | null> {
  const response = await fetch(address).catch(() => null)
  return response?.ok ? ((await response.json()) as T) : null
}

const ownersOfRoutes: Record<string, string> = { pages: 'page', articles: 'article' }

/** What the preview needs beside the form: the site's own texts and the address of the page. */
export function useSurroundings(): Surroundings {
  const { config } = useConfig()
  const { id, collectionSlug } = useDocumentInfo()
  const { code } = useLocale()
  const locale = isLocale(code) ? code : sourceLocale
  const [found, setFound] = useState<Omit<Surroundings, 'locale'>>({
    site: { suffix: siteSuffix(null, null) },
    agency: '',
    path: null,
    sitePicture: null,
  })
  const api = config.routes.api

  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      const query = `locale=${locale}&fallback-locale=none&depth=0`
      const owner = ownersOfRoutes[collectionSlug ?? '']
      const [settings, routes] = await Promise.all([
        readJson<StoredConfig>(`${api}/globals/siteConfig/?${query}`),
        owner && id
          ? readJson<{ docs: { path?: string }[] }>(
              `${api}/routes/?where[${owner}][equals]=${id}&${query}&limit=1`,
            )
          : null,
      ])
      if (!isCurrent) return
      const { agency, seoDefaults } = settings ?? {}
      const image = seoDefaults?.image
      const path = routes?.docs[0]?.path
      setFound({
        site: {
          suffix: siteSuffix(seoDefaults?.titleSuffix, agency?.name),
          description: seoDefaults?.description ?? null,
        },
        agency: agency?.name ?? '',
        path: path ? `/${locale}${path}` : null,
        sitePicture: typeof image === 'object' ? (image?.id ?? null) : (image ?? null),
      })
    }
    void read()
    return () => {
      isCurrent = false
    }
  }, [api, collectionSlug, id, locale])

  return { locale, ...found }
}
