import type { Localized } from '@/lib/i18n/locales'

/** At the foot of mails that come by subscription. */
export const unsubscribeWords: Localized = {
  nl: 'Uitschrijven',
  fr: 'Se désabonner',
  en: 'Unsubscribe',
  de: 'Abmelden',
}
