import { isLocale, type Localized } from '@/lib/i18n/locales'

const tooMany: Localized<(minutes: number) => string> = {
  nl: (minutes) => `Te veel pogingen. Probeer het over ${minutes} min. opnieuw.`,
  fr: (minutes) => `Trop de tentatives. Réessayez dans ${minutes} min.`,
  en: (minutes) => `Too many attempts. Please try again in ${minutes} min.`,
  de: (minutes) => `Zu viele Versuche. Bitte versuchen Sie es in ${minutes} Min. erneut.`,
}

/** What is answered to whoever tries too often; it says nothing of the account. */
export const tooManyText = (language: string, seconds: number): string =>
  tooMany[isLocale(language) ? language : 'en'](Math.max(1, Math.ceil(seconds / 60)))

/** The one answer to "forgot password", whether the account exists or not. */
export const resetRequested = { message: 'OK' }
