'use client'

import { useMemo } from 'react'

import { useConfig } from '@payloadcms/ui'

import { locales, type Locale } from '@/lib/i18n/locales'

/**
 * The languages that the studio writes in, in the order of menus: those that are on in the settings of the site, and the source
 * language.
 */
export function useSiteLanguages(): readonly Locale[] {
  const { config } = useConfig()
  const { localization } = config
  return useMemo(
    () => (localization ? locales.filter((locale) => localization.localeCodes.includes(locale)) : []),
    [localization],
  )
}
