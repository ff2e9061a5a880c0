import { useEffect } from 'react'

import type { Locale } from '@/lib/i18n/locales'

import type { LiveTexts, RegionTexts } from './form-texts'
import { searchLongLists } from './live/long-lists'
import { RegionPickers } from './region-picker'

interface RegionBehaviourProps {
  formId: string
  locale: Locale
  texts: RegionTexts
  listTexts: Pick<LiveTexts, 'filter' | 'chosen' | 'nothingFound'>
}

/** Uses the elements that the server rendered and replaces none. */
export function RegionBehaviour({ formId, locale, texts, listTexts }: RegionBehaviourProps) {
  useEffect(() => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return undefined
    const leaving = new AbortController()
    searchLongLists({ form, texts: listTexts, signal: leaving.signal })
    return () => leaving.abort()
  }, [formId, listTexts])
  return <RegionPickers formId={formId} locale={locale} texts={texts} />
}
