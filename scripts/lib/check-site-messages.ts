import { flattenMessages } from './message-keys'
import type { Tree } from './site-messages.mjs'

/** Where an agency may write texts that the product does not have: of its blocks, forms, fields, feeds and their views. */
const ownPlaces: Readonly<Record<string, RegExp>> = {
  mail: /^forms\.[^.]+\.(subject|text)$/,
  schema: /^(blocks|forms|propertyFields)\.|^collections\.importSources\.fields\.format\.options\.[^.]+$/,
  site: /^own\./,
  studio: /^own\./,
}

export interface SiteTexts {
  /** Keys of the product, by language and part: `fr/site`. */
  productKeys: ReadonlyMap<string, ReadonlySet<string>>
  /** The agency's own texts, in the same way. */
  ownTexts: ReadonlyMap<string, Tree>
  /** The languages of the site, which all need the texts of what is its own. */
  languages: readonly string[]
}

/** A text in place of a field's texts is its label. */
const isKnown = (keys: ReadonlySet<string>, key: string): boolean =>
  keys.has(key) || keys.has(`${key}.label`) || (key.endsWith('.label') && keys.has(key.slice(0, -6)))

/** Help for a field of the product that has none. */
const isHelp = (keys: ReadonlySet<string>, key: string): boolean =>
  /\.(description|placeholder)$/.test(key) && isKnown(keys, key.slice(0, key.lastIndexOf('.')))

/** Problems of an agency's own texts: words over a text that does not exist, and own texts that a language lacks. */
export function checkSiteMessages({ productKeys, ownTexts, languages }: SiteTexts): string[] {
  const added = new Map<string, Set<string>>()
  const unknown: string[] = []
  for (const [place, texts] of ownTexts) {
    const [, part = ''] = place.split('/')
    for (const key of flattenMessages(texts).keys()) {
      const keys = productKeys.get(place) ?? new Set<string>()
      if (isKnown(keys, key)) continue
      if (ownPlaces[part]?.test(key) || isHelp(keys, key))
        added.set(part, (added.get(part) ?? new Set()).add(key))
      else unknown.push(`site/messages/${place}.json: the product has no text ${key}`)
    }
  }
  const missing = [...added].flatMap(([part, keys]) =>
    languages.flatMap((language) => {
      const present = flattenMessages(ownTexts.get(`${language}/${part}`) ?? {})
      return [...keys]
        .filter((key) => !present.has(key))
        .map((key) => `site/messages/${language}/${part}.json: no ${key}, which another language has`)
    }),
  )
  return [...unknown, ...missing]
}
