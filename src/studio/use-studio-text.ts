'use client'

import { useCallback } from 'react'

import { useTranslation } from '@payloadcms/ui'

import type { Localized } from '@/lib/i18n/locales'

import { studioText } from './studio-text'

/** Gives the texts of a studio part in the editor's language; see `studioText`. */
export function useStudioText() {
  const { i18n } = useTranslation()
  return useCallback(
    (text: Localized, values?: Record<string, string | number>) => studioText(i18n.language, text, values),
    [i18n.language],
  )
}
