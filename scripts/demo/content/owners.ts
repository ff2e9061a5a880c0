import type { Locale } from '@/lib/i18n/locales'

export interface DemoOwner {
  key: string
  name: string
  email: string
  phone: string
  /** The language the agency writes to them in. */
  language: Locale
}

export const owners: DemoOwner[] = [
  {
    key: 'lambert',
    name: 'Bernadette Lambert',
    email: 'bernadette.lambert@example.com',
    phone: '0470000011',
    language: 'fr',
  },
  {
    key: 'claes',
    name: 'Dirk Claes',
    email: 'dirk.claes@example.com',
    phone: '0470000012',
    language: 'nl',
  },
  {
    key: 'schumacher',
    name: 'Irene Schumacher',
    email: 'irene.schumacher@example.com',
    phone: '0470000013',
    language: 'de',
  },
]
