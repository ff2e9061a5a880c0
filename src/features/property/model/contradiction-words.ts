// A language without words of its own has no findings.
import type { Locale, OfLanguages } from '@/lib/i18n/locales'

/** Words about a moment that passes: the text stays online and becomes wrong. */
export const passingWords: OfLanguages<RegExp> = {
  nl: /\b(een van de |in de )?(komende|eerstkomende|volgende) (dagen|weken|week|maand)\b|\bbinnenkort\b|\beerstdaags\b|\bnet op de markt\b/iu,
  fr: /\b(dans les |ces )?prochain(e)?s (jours|semaines|mois)\b|\b(la semaine|le mois) prochaine?\b|\bbientôt\b|\bsous peu\b|\bprochainement\b/iu,
  en: /\b(in the |over the )?(coming|next) (few )?(days|weeks|week|month)\b|\bshortly\b|\bwill soon\b|\bjust listed\b/iu,
  de: /\b(in den )?(nächsten|kommenden) (Tagen|Wochen)\b|\bnächste( Woche|n Monat)\b|\bin Kürze\b|\bdemnächst\b|\bbald\b/iu,
}

/** Words that say a property is available at once. */
export const immediateWords: OfLanguages<RegExp> = {
  nl: /\bonmiddellijk (vrij|beschikbaar)\b|\b(vrij|beschikbaar|beschikbaarheid):? onmiddellijk\b|\bmeteen beschikbaar\b/iu,
  fr: /\b(libre|disponible|disponibilité)( :)? (tout de suite|immédiate(ment)?)\b/iu,
  en: /\b(available|vacant|availability)(:| with)? (immediately|at once|now)\b|\bimmediately available\b/iu,
  de: /\b(sofort|ab sofort) (frei|verfügbar|bezugsfrei)\b|\b(frei|verfügbar|verfügbarkeit):? (ab )?sofort\b/iu,
}

/** Words that promise an empty home. */
export const moveInWords: OfLanguages<RegExp> = {
  nl: /\b(zo|meteen|onmiddellijk|zonder werken) (in te )?trekken\b|\b(zo|meteen|zonder werken) intrekken\b|\binstapklaar\b/iu,
  fr: /il (ne reste (plus )?qu|suffit d)[’']\s?(à )?emménager|\bvous installer sans travaux\b|\bemménagez\b/iu,
  en: /\b(all you have to do is|just|ready to) move in\b|\bmove (straight|right) in\b|\bsettle in without\b/iu,
  de: /\b(nur noch|sofort|gleich|ohne Arbeiten) einziehen\b|\bbezugsfertig\b/iu,
}

/** Any word about the electrical installation. */
export const electricityWords: OfLanguages<RegExp> = {
  nl: /elektri/iu,
  fr: /électri/iu,
  en: /electric/iu,
  de: /elektr/iu,
}

const counts: OfLanguages<readonly string[]> = {
  nl: ['twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht'],
  fr: ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit'],
  en: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
  de: ['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'],
}

const bedroomNouns: OfLanguages<string> = {
  nl: 'slaapkamers',
  fr: 'chambres',
  en: 'bedrooms',
  de: 'Schlafzimmern?',
}

/** The smallest number that is written as a word in `counts`. One bedroom may be one of several. */
const smallestCount = 2

export interface Count {
  /** As written. */
  words: string
  value: number
}

const plainText = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

/** The numbers of bedrooms, two and more, that a text names, with at most one word between: "three large bedrooms". */
export function bedroomCounts(text: string, locale: Locale): Count[] {
  const words = counts[locale]
  const noun = bedroomNouns[locale]
  if (!words || !noun) return []
  const pattern = `(?<![\\p{L}\\d])(\\d{1,2}|${words.join('|')}) (?:[\\p{L}-]+ )?${noun}(?!\\p{L})`
  return [...plainText(text).matchAll(new RegExp(pattern, 'giu'))].flatMap(([written, count = '']) => {
    const named = words.indexOf(count.toLowerCase())
    const value = named < 0 ? Number(count) : named + smallestCount
    return value >= smallestCount ? [{ words: written, value }] : []
  })
}

type Surface = 'surfaceLiving' | 'surfaceGarden'

/** Each pattern has the number in its groups. */
const surfacePatterns: Record<Surface, OfLanguages<string>> = {
  surfaceLiving: {
    nl: 'bewoonbare oppervlakte van N|N (?:bewoonbare oppervlakte|bewoonbaar|woonoppervlakte)',
    fr: 'surface habitable (?:est )?de N|N (?:habitables|de surface habitable)',
    en: 'living area (?:is |of )N|N of living (?:space|area)',
    de: 'Wohnfläche (?:beträgt |von )N|N Wohnfläche',
  },
  surfaceGarden: {
    nl: 'tuin van N',
    fr: 'jardin (?:[\\p{L}-]+ )?de N',
    en: 'garden of N|N garden',
    de: 'Garten (?:von|mit) N',
  },
}

/** A number as texts write it: `1.234,5`, `1,234.5`, `1 234`. A mark before three digits separates thousands. */
const amountOf = (written: string): number =>
  Number(written.replaceAll(/[., ](?=\d{3}(?!\d))/g, '').replace(',', '.'))

/** The square metres that a text names of a surface. */
export function surfacesIn(text: string, surface: Surface, locale: Locale): Count[] {
  const pattern = surfacePatterns[surface][locale]?.replaceAll('N', '(\\d[\\d., ]*) ?m²')
  if (!pattern) return []
  return [...plainText(text).matchAll(new RegExp(pattern, 'giu'))].map(([words, ...groups]) => ({
    words,
    value: amountOf(groups.find(Boolean) ?? ''),
  }))
}

/** One of something in the plural. */
export const brokenCounts: OfLanguages<RegExp> = {
  nl: /(?<![\d.,])1 (jaren|maanden|slaapkamers|badkamers|verdiepingen)\b/iu,
  fr: /(?<![\d.,])1 (ans|chambres|salles|garages|étages)\b/iu,
  en: /(?<![\d.,])1 (years|months|bedrooms|bathrooms|floors)\b/iu,
  de: /(?<![\d.,])1 (Jahre|Monate|Bäder|Etagen)\b/iu,
}

/** The words found, as written; null without any. */
export const wordsIn = (text: string, words: RegExp | undefined): string | null =>
  words?.exec(plainText(text))?.[0] ?? null
