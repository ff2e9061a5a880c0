import { intlLocales, type Locale } from '@/lib/i18n/locales'
import { numberFormat } from '@/lib/i18n/number-format'
import { getTranslator } from '@/lib/i18n/translator'

const minute = 60
const hour = 60 * minute

/** A waiting time in words, rounded up: `7 minutes`, `3 heures`. */
function waitText(seconds: number, locale: Locale): string {
  const [count, unit] = seconds > hour ? [seconds / hour, 'hour'] : [seconds / minute, 'minute']
  return numberFormat(intlLocales[locale], { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.ceil(count),
  )
}

/** The text for a client that sends too often: when to try again. */
export async function tooManyText(seconds: number, locale: Locale): Promise<string> {
  const t = await getTranslator(locale, intlLocales[locale])
  return t('captcha.tooMany', { time: waitText(seconds, locale) })
}
