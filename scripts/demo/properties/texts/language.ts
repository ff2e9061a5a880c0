import type { Locale } from '@/lib/i18n/locales'
import type { PropertyPictureKind } from '../picture-pool'
import type { DemoFacts, Feature } from '../facts'
import type { RareTexts, Sentence, Sentences } from './roles'

/** All texts of one language about the properties of the demo. */
export interface LanguageTexts {
  sentences: Sentences
  features: Record<Feature, readonly Sentence[]>
  rare: RareTexts
  headlines: (facts: DemoFacts) => readonly string[]
  /** Describes a picture to someone who cannot see it. */
  altText: (picture: PropertyPictureKind, facts: DemoFacts) => string
}

const noBreak = '\u00a0'

/** Typography: curly apostrophes, elision before a number in words, and no line break between a number and its unit. */
export function typeset(text: string, locale: Locale): string {
  const joined = text
    .replace(/(\p{L})'(?=\p{L})/gu, '$1’')
    .replace(/(\d) (?=m²|€|%|kWh|km\b)/g, `$1${noBreak}`)
    .replace(/(?<=[\s(])-(?=\d)/g, '−')
    .replace(/€ (?=\d)/g, `€${noBreak}`)
  if (locale !== 'fr') return joined
  return joined
    .replace(/(?<=^|[\s(])([dD])e (?=une?(\s|,))/g, '$1’')
    .replace(/ (?=[:;?!»])/g, noBreak)
    .replace(/« /g, `«${noBreak}`)
}

/** Capital first letter, for a phrase that opens a sentence. */
export const capital = (text: string) => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1)

/** 'a, b and c', with the language's word for and. */
export function listed(items: readonly string[], and: string): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and} ${last}`
}
