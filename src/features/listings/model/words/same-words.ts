import type { Locale } from '@/lib/i18n/locales'

import { stemOf } from './word-forms'

/**
 * Names of the same kind of home in adverts. Folded, separated by blanks, one
 * kind a line; other forms of each follow from `stemOf`. A pair is read one way: `ferme` is also "closed".
 */
const groups: Record<Locale, readonly (string | readonly [typed: string, meant: string])[]> = {
  nl: [
    'hoeve hoevetje fermette boerderij boerderijtje',
    'rijwoning rijhuis rijhuizen',
    'herenhuis herenhuizen herenwoning burgerhuis burgerwoning',
    'dakappartement penthouse',
    'vrijstaand alleenstaand losstaand',
    'lijfrente viager',
    'magazijn loods opslagruimte',
  ],
  fr: [['ferme', 'fermette'], 'entrepot hangar'],
  en: ['farmhouse farm farmstead', 'annuity viager'],
  de: [
    'bauernhaus bauernhof',
    'reihenhaus reihenmittelhaus',
    'herrenhaus burgerhaus',
    'penthouse dachwohnung dachgeschosswohnung',
    'leibrente viager',
    'lager lagerhalle lagerraum',
  ],
}

function byStem(locale: Locale): ReadonlyMap<string, readonly string[]> {
  const entries = groups[locale].flatMap((group) => {
    const [typed, meant] = typeof group === 'string' ? [group, group] : group
    return typed.split(' ').map((word) => [stemOf(word, locale), meant.split(' ')] as const)
  })
  return new Map(entries)
}

const prepared: Record<Locale, ReadonlyMap<string, readonly string[]>> = {
  nl: byStem('nl'),
  fr: byStem('fr'),
  en: byStem('en'),
  de: byStem('de'),
}

/**
 * The words that mean the same as a word, with itself first.
 *
 * @param word folded
 */
export const sameWords = (word: string, locale: Locale): readonly string[] => [
  ...new Set([word, ...(prepared[locale].get(stemOf(word, locale)) ?? [])]),
]
