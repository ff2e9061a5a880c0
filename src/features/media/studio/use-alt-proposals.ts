'use client'

import { useCallback } from 'react'

import { useForm, useLocale } from '@payloadcms/ui'

import { toLocale, type Localized } from '@/lib/i18n/locales'
import { filledTexts, type AltTexts } from '@/features/media/model/alt-texts'
import { firstKind, neutralText, proposeAlt, type AltFacts } from '@/features/media/model/propose-alt'
import { useSiteLanguages } from '@/studio/use-site-languages'
import { useStudioRequest } from '@/studio/use-studio-request'
import { textOf } from '@/lib/values/read-value'

/** The kind of form, which decides the source fields of proposals. */
export type AltSource = 'property' | 'project' | 'page'

type Texts = NonNullable<AltFacts['subject']>

/** Proposes alternative texts from the current form values. */
export function useAltProposals(source: AltSource, word: Localized) {
  const { getDataByPath } = useForm()
  const { code } = useLocale()
  const languages = useSiteLanguages()
  const { request } = useStudioRequest()

  /** The name of a related document in all languages; empty when it cannot be read. */
  const namesOf = useCallback(
    async (collection: string, id: unknown): Promise<Texts> => {
      if (typeof id !== 'string') return {}
      const query = { locale: 'all', depth: '0', 'select[name]': 'true' }
      const answer = await request<{ name?: Texts | string }>(`${collection}/${id}`, { query })
      const name = answer.isOk ? answer.data.name : undefined
      if (typeof name !== 'string') return name ?? {}
      return Object.fromEntries(languages.map((locale) => [locale, name]))
    },
    [languages, request],
  )

  const readFacts = useCallback(async (): Promise<AltFacts> => {
    const inThisLanguage = (path: string): Texts => ({ [code]: textOf(getDataByPath(path)) })
    if (source === 'page') return { subject: inThisLanguage('title'), word }
    const city = await namesOf('localities', getDataByPath('locality'))
    const subject =
      source === 'project'
        ? Object.fromEntries(languages.map((locale) => [locale, textOf(getDataByPath('name'))]))
        : firstKind(await namesOf('propertyTypes', getDataByPath('type')))
    return { subject, city, word }
  }, [code, getDataByPath, languages, namesOf, source, word])

  /** A text in the language of the form in any case, because a picture needs one. */
  const textsFor = useCallback(
    (facts: AltFacts, index: number): AltTexts => {
      const texts = filledTexts(
        Object.fromEntries(languages.map((locale) => [locale, proposeAlt(facts, index, locale)])),
      )
      const locale = toLocale(code)
      return locale in texts ? texts : { ...texts, [locale]: neutralText(facts.word, index, locale) }
    },
    [code, languages],
  )
  return { readFacts, textsFor }
}
