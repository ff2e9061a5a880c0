import { localized, type Locale, type OfLanguages } from '@/lib/i18n/locales'

/**
 * Names of the same kind of home in adverts. Folded, separated by blanks, one kind a line, with plurals: a stem would
 * join `lage` and `lager`. A pair is read one way: `ferme` is also "closed". Left out is what means more than
 * the home, as `hoeven` in Dutch.
 */
const groups: OfLanguages<readonly (string | readonly [typed: string, meant: string])[]> = {
  nl: [
    'hoeve hoeves hoevetje hoevetjes fermette fermettes boerderij boerderijen boerderijtje boerderijtjes',
    'rijwoning rijwoningen rijhuis rijhuizen',
    'herenhuis herenhuizen herenwoning herenwoningen burgerhuis burgerhuizen burgerwoning burgerwoningen',
    'dakappartement dakappartementen penthouse penthouses',
    'vrijstaand vrijstaande alleenstaand alleenstaande losstaand losstaande',
    'lijfrente lijfrentes viager',
    'magazijn magazijnen loods loodsen opslagruimte opslagruimtes opslagruimten',
  ],
  fr: [['ferme fermes', 'fermette fermettes'], 'entrepot entrepots hangar hangars'],
  en: ['farmhouse farmhouses farm farms farmstead farmsteads', 'annuity annuities viager'],
  de: [
    'bauernhaus bauernhauser bauernhof bauernhofe',
    'reihenhaus reihenhauser reihenmittelhaus reihenmittelhauser',
    'herrenhaus herrenhauser burgerhaus burgerhauser',
    'penthouse penthouses dachwohnung dachwohnungen dachgeschosswohnung dachgeschosswohnungen',
    'leibrente leibrenten viager',
    'lager lagerhalle lagerhallen lagerraum lagerraume',
  ],
}

function byWord(locale: Locale): ReadonlyMap<string, readonly string[]> {
  const entries = (groups[locale] ?? []).flatMap((group) => {
    const [typed, meant] = typeof group === 'string' ? [group, group] : group
    return typed.split(' ').map((word) => [word, meant.split(' ')] as const)
  })
  return new Map(entries)
}

const prepared = localized(byWord)

/**
 * The words that mean the same as a word, in each form that adverts write; none for most words.
 *
 * @param word folded
 */
export const sameWords = (word: string, locale: Locale): readonly string[] => prepared[locale].get(word) ?? []
