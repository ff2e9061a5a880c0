import { cloneElement, isValidElement, type ReactNode } from 'react'

import type { ClientConfig } from 'payload'

import { isLocale, locales, type Locale } from '@/lib/i18n/locales'

const isPlain = (value: object): value is Record<string, unknown> =>
  Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value)

const isTexts = (value: Record<string, unknown>): value is Record<Locale, string> =>
  Object.keys(value).length === locales.length && locales.every((locale) => typeof value[locale] === 'string')

/**
 * A copy in which a text in all languages is the text in one language. What holds no such text is shared with the
 * original, which is not changed. An object that occurs twice is copied once, so that React sends it once.
 */
export function inOneLanguage<Value>(
  value: Value,
  language: Locale,
  copies = new Map<object, unknown>(),
): Value {
  if (typeof value !== 'object' || value === null || !(Array.isArray(value) || isPlain(value))) return value
  if (!Array.isArray(value) && isTexts(value)) return value[language] as Value
  if (copies.has(value)) return copies.get(value) as Value
  const changed = Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    const copy = inOneLanguage(part, language, copies)
    return copy === part ? [] : [[key, copy] as const]
  })
  const own = Array.isArray(value) ? [...value] : { ...value }
  const copy = changed.length === 0 ? value : Object.assign(own, Object.fromEntries(changed))
  copies.set(value, copy)
  return copy as Value
}

type Schema = Pick<ClientConfig, 'blocks' | 'blocksMap' | 'collections' | 'globals'>

/** Payload keeps one configuration for each language: its copy is made once. */
const copies = new WeakMap<object, Schema>()

function shortened(config: ClientConfig, language: Locale): ClientConfig {
  const known = copies.get(config.collections)
  if (known) return { ...config, ...known }
  const { blocks, blocksMap, collections, globals } = config
  const copy = inOneLanguage({ blocks, blocksMap, collections, globals }, language)
  copies.set(collections, copy)
  return { ...config, ...copy }
}

interface ProviderProps {
  config?: ClientConfig
  languageCode?: string
  children?: ReactNode
}

/**
 * Payload's layout with a shorter configuration for the browser: the labels of all fields are in the language of the
 * user, not in all languages, which would be a third of each page of the studio. The server goes on with Payload's own.
 */
export function withShortConfig(layout: ReactNode): ReactNode {
  if (!isValidElement<ProviderProps>(layout)) return layout
  const { config, languageCode, children } = layout.props
  if (config && isLocale(languageCode))
    return cloneElement(layout, { config: shortened(config, languageCode) })
  if (!children) return layout
  return cloneElement(layout, {}, ...[children].flat().map(withShortConfig))
}
