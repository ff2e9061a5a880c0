import type { Locale, Localized } from '@/lib/i18n/locales'
import { localized } from '@/lib/i18n/locales'
import type { DemoFacts } from '../facts'
import { hashOf } from '../seeded'
import { compositionOf, type Part } from './composition'
import { german } from './de/german'
import { english } from './en/english'
import { french } from './fr/french'
import { typeset, type LanguageTexts } from './language'
import { dutch } from './nl/dutch'

export const languageTexts: Localized<LanguageTexts> = { nl: dutch, fr: french, en: english, de: german }

/**
 * Which of so many variants comes next. Neighbours always get different ones (from three variants up), and the
 * turning is shifted per role, so that two properties seldom share more than a sentence or two.
 */
export function variantIndex(role: string, position: number, length: number): number {
  const turned = position + (hashOf(role) % 97)
  return (turned + (length > 2 ? Math.floor(turned / length) : 0)) % length
}

function variant<T>(role: string, position: number, choices: readonly T[]): T {
  const choice = choices[variantIndex(role, position, choices.length)]
  if (choice === undefined) throw new Error(`No sentence for ${role}`)
  return choice
}

export const headlinesOf = (facts: DemoFacts): Localized =>
  localized((locale) => {
    const choices = languageTexts[locale].headlines(facts)
    return typeset(variant('headline', facts.position, choices), locale)
  })

export const descriptionsOf = (facts: DemoFacts): Localized => localized((locale) => describe(facts, locale))

/** Paragraphs separated by a blank line. */
function describe(facts: DemoFacts, locale: Locale): string {
  const texts = languageTexts[locale]
  if (facts.special === 'incomplete')
    return typeset(variant('incomplete', facts.position, texts.rare.incomplete)(facts), locale)
  const paragraphs =
    facts.goal === 'takeover'
      ? texts.rare.takeover.map((sentence) => sentence(facts))
      : compositionOf(facts).map((parts) =>
          parts.flatMap((part) => sentencesOf(part, facts, texts)).join(' '),
        )
  const story = facts.special === 'longText' ? texts.rare.long.map((sentence) => sentence(facts)) : []
  const [opening = '', ...rest] = paragraphs
  return typeset([opening, ...story, ...rest].join('\n\n'), locale)
}

function sentencesOf(part: Part, facts: DemoFacts, texts: LanguageTexts): string[] {
  if (part === 'annuity') return [texts.rare.annuity(facts)]
  if (part === 'features')
    return facts.features.map((feature) => variant(feature, facts.position, texts.features[feature])(facts))
  return [variant(part, facts.position, texts.sentences[part])(facts)]
}
