import { readFileSync } from 'node:fs'
import path from 'node:path'

import { createTranslator } from 'use-intl/core'

import { localized, type Locale } from '@/lib/i18n/locales'

type Messages = { [key: string]: string | Messages }

const read = (part: 'site' | 'studio') =>
  localized(
    (locale) =>
      JSON.parse(readFileSync(path.resolve('messages', locale, `${part}.json`), 'utf8')) as Messages,
  )

const messages = read('site')
const studioMessages = read('studio')

const keysOf = (texts: Messages, above = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [above + key] : keysOf(value, `${above}${key}.`),
  )

/** Every key of the interface texts, such as `listing.reset`: none may be visible on a page. */
export const messageKeys: string[] = keysOf(messages.fr)

/** An interface text as visitors read it. */
export const interfaceText = (
  locale: Locale,
  key: string,
  values: Record<string, string | number> = {},
): string => createTranslator({ locale, messages: messages[locale] })(key as never, values as never)

/** A text of the studio as its editors read it. */
export const studioText = (
  locale: Locale,
  key: string,
  values: Record<string, string | number> = {},
): string => createTranslator({ locale, messages: studioMessages[locale] })(key as never, values as never)
