import type { Locale, Localized } from '@/lib/i18n/locales'

interface Named {
  title?: 'mr' | 'ms' | 'miss' | null
  firstName?: string | null
  lastName?: string | null
}

const withTitle: Record<'mr' | 'ms', Localized> = {
  mr: { nl: 'heer', fr: 'Monsieur', en: 'Mr', de: 'Herr' },
  ms: { nl: 'mevrouw', fr: 'Madame', en: 'Ms', de: 'Frau' },
}

const oneLine = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim()

/**
 * The name behind the first word of a mail: `Madame Dupont`, `Marie Dupont` when no title was given, and empty when
 * nothing is known. “Miss” is greeted like every other woman.
 */
export function salutationOf(person: Named | null | undefined, locale: Locale): string {
  const [first, last] = [oneLine(person?.firstName), oneLine(person?.lastName)]
  if (last === '') return first
  const title = person?.title && withTitle[person.title === 'mr' ? 'mr' : 'ms'][locale]
  return [title || first, last].filter(Boolean).join(' ')
}
