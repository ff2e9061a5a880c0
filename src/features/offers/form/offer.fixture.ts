import { amountInWords } from '@/features/submissions/model/amount-words'
import type { Locale } from '@/lib/i18n/locales'

import type { Offer } from '@/features/offers/model/offer-facts'

/** A confirmed offer of two people with letters of many Latin alphabets. For tests. */
export const exampleOffer = (locale: Locale): Offer => ({
  reference: '4638-0A1B2C3D',
  locale,
  facts: {
    sent: { at: '2026-11-21T09:15:00Z', locale, email: 'lukasz.sahin@example.org' },
    property: {
      ref: 4638,
      title: 'Maison de maître avec jardin',
      address: 'Rue du Bac 12 bte 3, 4000 Liège',
    },
    agency: {
      name: 'Perron Immobilier',
      legal: [
        'Perron SRL · Place du Perron 1 · 4000 Liège · 04 222 33 44 · info@perron.example',
        'Agent immobilier agréé IPI, Belgique · 500.123 · 0123.456.789 · IPI, rue du Luxembourg 16B, 1000 Bruxelles',
      ],
      colour: '#1d4f7c',
      thirdPartyAccount: 'BE68 5390 0754 7034',
    },
    advancePercent: 10,
  },
  buyers: [
    { name: 'Łukasz Şahin', lines: ['Rue Haute 7, 4000 Liège', 'lukasz.sahin@example.org · 0495 11 22 33'] },
    { name: 'Zoë Đorđević-Müller', lines: ['zoe@example.org'] },
  ],
  amount: 325_000,
  amountWords: amountInWords(325_000, locale),
  from: '2026-11-21',
  until: '2026-12-05',
  place: 'Liège',
  loan: 250_000,
  conditions: 'Sous réserve d’un contrôle de la toiture par un architecte avant le 1er décembre.',
  sentAt: new Date('2026-11-21T09:15:00Z'),
  confirmedAt: new Date('2026-11-21T09:22:00Z'),
})
