import type { Localized } from '@/lib/i18n/locales'

/** Words about a moment that passes: the text stays online and becomes wrong. */
export const passingWords: Localized<RegExp> = {
  nl: /\b(een van de |in de )?(komende|eerstkomende|volgende) (dagen|weken|week|maand)\b|\bbinnenkort\b|\beerstdaags\b|\bnet op de markt\b/iu,
  fr: /\b(dans les |ces )?prochain(e)?s (jours|semaines|mois)\b|\b(la semaine|le mois) prochaine?\b|\bbientôt\b|\bsous peu\b|\bprochainement\b/iu,
  en: /\b(in the |over the )?(coming|next) (few )?(days|weeks|week|month)\b|\bshortly\b|\bwill soon\b|\bjust listed\b/iu,
  de: /\b(in den )?(nächsten|kommenden) (Tagen|Wochen)\b|\bnächste( Woche|n Monat)\b|\bin Kürze\b|\bdemnächst\b|\bbald\b/iu,
}

/** Words that say a property is available at once. */
export const immediateWords: Localized<RegExp> = {
  nl: /\bonmiddellijk (vrij|beschikbaar)\b|\b(vrij|beschikbaar|beschikbaarheid):? onmiddellijk\b|\bmeteen beschikbaar\b/iu,
  fr: /\b(libre|disponible|disponibilité)( :)? (tout de suite|immédiate(ment)?)\b/iu,
  en: /\b(available|vacant|availability)(:| with)? (immediately|at once|now)\b|\bimmediately available\b/iu,
  de: /\b(sofort|ab sofort) (frei|verfügbar|bezugsfrei)\b|\b(frei|verfügbar|verfügbarkeit):? (ab )?sofort\b/iu,
}

/** One of something in the plural. */
export const brokenCounts: Localized<RegExp> = {
  nl: /(?<![\d.,])1 (jaren|maanden|slaapkamers|badkamers|verdiepingen)\b/iu,
  fr: /(?<![\d.,])1 (ans|chambres|salles|garages|étages)\b/iu,
  en: /(?<![\d.,])1 (years|months|bedrooms|bathrooms|floors)\b/iu,
  de: /(?<![\d.,])1 (Jahre|Monate|Bäder|Etagen)\b/iu,
}

/** The words found, as written; null without any. */
export const wordsIn = (text: string, words: RegExp): string | null =>
  words.exec(text.replace(/\u00a0/g, ' '))?.[0] ?? null
