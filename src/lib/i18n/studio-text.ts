import type { MessageKeys, NestedKeyOf } from 'use-intl/core'

import { localized, toLocale, type Locale, type Localized } from './locales'
import { studioMessages } from './languages/studio'
import { createTextTranslator, type TextTranslator } from './text-translator'

import type french from '@messages/fr/studio.json'

export type StudioMessages = typeof french

/** The texts that browsers get; those of dashboard, state of the site, imports and statistics are shown by the server. */
export type BrowserMessages = Omit<StudioMessages, 'dashboard' | 'operations' | 'imports' | 'statistics'>

export const browserMessages = ({
  dashboard: _,
  operations: __,
  imports: ___,
  statistics: ____,
  ...messages
}: StudioMessages): BrowserMessages => messages

export type StudioTranslator = TextTranslator<StudioMessages>

/** Key of a text of the studio, such as `leads.inbox.title`. */
export type StudioTextKey = MessageKeys<StudioMessages, NestedKeyOf<StudioMessages>>

/** Key of a text that browsers have. */
export type BrowserTextKey = MessageKeys<BrowserMessages, NestedKeyOf<BrowserMessages>>

/** Values of the placeholders of a text. */
export type TextValues = Record<string, string | number>

const translators = new Map<Locale, StudioTranslator>()

/**
 * The translator of the studio on the server, which has all languages; the browser gets the editor's alone. Client components use `useStudioText`.
 *
 * @param language the editor's language, such as `fr`; an unknown one gives the source language
 */
export function studioTranslator(language: string): StudioTranslator {
  const locale = toLocale(language)
  const translator = translators.get(locale) ?? createTextTranslator(locale, studioMessages[locale])
  translators.set(locale, translator)
  return translator
}

/** One text of the studio on the server; see `studioTranslator`. */
export const studioText = (language: string, key: StudioTextKey, values?: TextValues): string =>
  studioTranslator(language)(key, values)

/** A text of the studio in every language, as the labels of schemas are: for what a screen and a schema both show. */
export const studioLabel = (key: StudioTextKey): Localized => localized((locale) => studioText(locale, key))
