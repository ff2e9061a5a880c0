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
 * Chooses the next variant of a sentence: neighbours always differ, and each role has its own step, so that two
 * properties seldom share more than a sentence or two.
 */
export function variantIndex(role: string, position: number, length: number): number {
  if (length < 2) return 0
  let index = hashOf(role)
  for (let step = 1; step <= position; step += 1) index += 1 + (hashOf(`${role}:${step}`) % (length - 1))
  return index % length
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
  return typeset(withStory(paragraphs, facts, texts).join('\n\n'), locale)
}

/**
 * The house with a history describes its rooms and garden at length, so the ordinary paragraphs on them are left out.
 */
function withStory(paragraphs: string[], facts: DemoFacts, texts: LanguageTexts): string[] {
  if (facts.special !== 'longText') return paragraphs
  const [opening = '', , , ...technique] = paragraphs
  return [opening, ...texts.rare.long.map((sentence) => sentence(facts)), ...technique]
}

function sentencesOf(part: Part, facts: DemoFacts, texts: LanguageTexts): string[] {
  if (part === 'annuity') return [texts.rare.annuity(facts)]
  if (part === 'features')
    return facts.features.map((feature) => variant(feature, facts.position, texts.features[feature])(facts))
  return [variant(part, facts.position, texts.sentences[part])(facts)]
}
