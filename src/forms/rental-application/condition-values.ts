import type { Payload } from 'payload'

import type { Locale, Localized } from '@/lib/i18n/locales'
import { formatPrice } from '@/lib/property/price'

const incomeWords: Localized<(amount: string) => string> = {
  nl: (amount) =>
    `De verhuurder vraagt een netto maandinkomen van minstens ${amount}, alle kandidaten samen.`,
  fr: (amount) => `Le bailleur demande un revenu mensuel net d’au moins ${amount}, tous candidats ensemble.`,
  en: (amount) => `The landlord asks a net monthly income of at least ${amount}, all applicants together.`,
  de: (amount) =>
    `Der Vermieter verlangt ein monatliches Nettoeinkommen von mindestens ${amount}, alle Bewerber zusammen.`,
}

const personsWords: Localized<(count: number) => string> = {
  nl: (count) => `Hoogstens ${count} ${count === 1 ? 'persoon' : 'personen'}.`,
  fr: (count) => `${count} ${count === 1 ? 'personne' : 'personnes'} au plus.`,
  en: (count) => `At most ${count} ${count === 1 ? 'person' : 'persons'}.`,
  de: (count) => `Höchstens ${count} ${count === 1 ? 'Person' : 'Personen'}.`,
}

/** What the agency asks of applicants, as sentences; none where its settings name nothing. */
export async function conditionValues(payload: Payload, locale: Locale): Promise<Record<string, string>> {
  const settings = await payload.findGlobal({ slug: 'formsConfig', depth: 0, overrideAccess: false })
  const { minimumIncome, maximumPersons } = settings.rentalApplication
  const sentences = [
    minimumIncome ? incomeWords[locale](formatPrice(minimumIncome, { locale })) : '',
    maximumPersons ? personsWords[locale](maximumPersons) : '',
  ]
  return { conditions: sentences.filter(Boolean).join(' ') }
}
