import type { Locale } from '@/lib/i18n/locales'

/** A booked visit: days ahead (open days only), and the first or a later slot of the day. */
export interface DemoVisit {
  openDay: number
  slot: number
  firstName: string
  lastName: string
  phone: string
  language: Locale
  remark?: string
  isToConfirm?: boolean
}

/** Invented people; `example.com` receives no mail. */
export const visits: DemoVisit[] = [
  {
    ...{ openDay: 0, slot: 2, firstName: 'Amandine', lastName: 'Lejeune', phone: '0470 00 00 11' },
    language: 'fr',
    remark: 'Nous viendrons à trois.',
  },
  {
    ...{ openDay: 1, slot: 0, firstName: 'Pieter', lastName: 'Vermeulen', phone: '0470 00 00 12' },
    language: 'nl',
  },
  {
    ...{ openDay: 1, slot: 1, firstName: 'Sanne', lastName: 'De Smet', phone: '0470 00 00 13' },
    language: 'nl',
    remark: 'Is er parking in de straat?',
    isToConfirm: true,
  },
  {
    ...{ openDay: 3, slot: 0, firstName: 'Katrin', lastName: 'Schmitz', phone: '0470 00 00 14' },
    language: 'de',
  },
]
