import { amountInWords } from '@/features/submissions/model/amount-words'
import { addDays, belgianDay } from '@/lib/time/belgian-time'
import { sourceLocale, type Locale } from '@/lib/i18n/locales'

/** An offer of two people as a browser would send it, with amounts in words in its language. */
export const purchaseOfferFixture = (locale: Locale = sourceLocale): Record<string, string | string[]> => ({
  title: 'ms',
  firstName: 'Aurélie',
  lastName: 'Lambert',
  email: 'aurelie.lambert@example.org',
  phone: '0495 11 22 33',
  street: 'Rue Saint-Gilles',
  houseNumber: '12',
  zip: '4000',
  city: 'Liège',
  country: 'Belgique',
  buyers: 'together',
  secondFirstName: 'Łukasz',
  secondLastName: 'Şahin',
  secondEmail: 'lukasz.sahin@example.org',
  amount: '325000',
  amountWords: amountInWords(325_000, locale),
  startDate: belgianDay(new Date()),
  endDate: addDays(belgianDay(new Date()), 14),
  place: 'Liège',
  financing: 'loan',
  loanAmount: '250000',
  conditions: 'Sous réserve d’un contrôle de la toiture.',
})
