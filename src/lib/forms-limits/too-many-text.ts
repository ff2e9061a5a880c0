import type { Locale } from '@/lib/i18n/locales'
import { getTranslator } from '@/lib/i18n/translator'

const minute = 60
const hour = 60 * minute

/** A time to wait as words, rounded up: `7 minutes`, `3 heures`. */
function waitText(seconds: number, locale: Locale): string {
  const [count, unit] = seconds > hour ? [seconds / hour, 'hour'] : [seconds / minute, 'minute']
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.ceil(count))
}

/** What is answered to whoever sends too often: when to try again. */
export async function tooManyText(seconds: number, locale: Locale): Promise<string> {
  const t = await getTranslator(locale)
  return t('captcha.tooMany', { time: waitText(seconds, locale) })
}
