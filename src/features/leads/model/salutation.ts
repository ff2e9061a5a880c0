import type { Locale } from '@/lib/i18n/locales'
import { mailTranslator } from '@/lib/i18n/mail-translator'

interface Named {
  title?: 'mr' | 'ms' | 'miss' | null
  firstName?: string | null
  lastName?: string | null
}

const oneLine = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim()

/**
 * The name for the greeting of an e-mail: `Madame Dupont`, `Marie Dupont` when no title was given, and empty when no
 * name is known.
 */
export function formatSalutation(person: Named | null | undefined, locale: Locale): string {
  const [first, last] = [oneLine(person?.firstName), oneLine(person?.lastName)]
  if (last === '') return first
  const title = person?.title && mailTranslator(locale)(`common.titles.${person.title}`)
  return [title || first, last].filter(Boolean).join(' ')
}
