'use client'

import { useCallback } from 'react'

import { useConfig, useForm, useLocale } from '@payloadcms/ui'

import { locales, type Locale } from '@/lib/i18n/locales'
import { firstKind, proposeAlt, type AltFacts } from '@/lib/media/propose-alt'

/** From which fields of the form the proposals are made. */
export type AltSource = 'property' | 'project' | 'page'

type Texts = NonNullable<AltFacts['subject']>

/** The name of a related document in all languages; nothing when it cannot be read. */
async function namesOf(api: string, collection: string, id: unknown): Promise<Texts> {
  if (typeof id !== 'string') return {}
  const query = 'locale=all&depth=0&select[name]=true'
  const answer = await fetch(`${api}/${collection}/${id}/?${query}`, { credentials: 'include' }).catch(
    () => null,
  )
  if (!answer?.ok) return {}
  const { name } = (await answer.json()) as { name?: Texts | string }
  if (typeof name !== 'string') return name ?? {}
  return Object.fromEntries(locales.map((locale) => [locale, name]))
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Proposes alternative texts from what the form holds at that moment. */
export function useAltProposals(source: AltSource, kind: AltFacts['kind']) {
  const { getDataByPath } = useForm()
  const { config } = useConfig()
  const { code } = useLocale()
  const api = config.routes.api

  const readFacts = useCallback(async (): Promise<AltFacts> => {
    const inThisLanguage = (path: string): Texts => ({ [code]: textOf(getDataByPath(path)) })
    if (source === 'page') return { subject: inThisLanguage('title'), kind }
    const city = await namesOf(api, 'localities', getDataByPath('locality'))
    const subject =
      source === 'project'
        ? Object.fromEntries(locales.map((locale) => [locale, textOf(getDataByPath('name'))]))
        : firstKind(await namesOf(api, 'propertyTypes', getDataByPath('type')))
    return { subject, city, kind }
  }, [api, code, getDataByPath, kind, source])

  /** The language of the form comes first: the picture is stored with it. */
  const textsFor = useCallback(
    (
      facts: AltFacts,
      index: number,
      name: string,
    ): { first: string; others: Partial<Record<Locale, string>> } => {
      const texts = locales.map((locale): [Locale, string] => [locale, proposeAlt(facts, index, locale)])
      const others = Object.fromEntries(texts.filter(([locale, text]) => locale !== code && text !== ''))
      const own = texts.find(([locale]) => locale === code)?.[1]
      // Nothing is known yet: the name of the file is at least something to better.
      return {
        first:
          own ||
          name
            .replace(/\.\w+$/, '')
            .replace(/[-_]+/g, ' ')
            .slice(0, 200) ||
          name,
        others,
      }
    },
    [code],
  )
  return { readFacts, textsFor }
}
