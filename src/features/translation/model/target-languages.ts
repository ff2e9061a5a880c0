import { isLocale, type Locale } from '@/lib/i18n/locales'
import { isRecord } from '@/lib/values/read-value'

/** The only languages that an account may write texts in; null for all, as for every role but translators. */
export function targetLanguagesOf(user: unknown): readonly Locale[] | null {
  if (!isRecord(user) || user.collection !== 'users' || user.role !== 'translator') return null
  const languages: unknown[] = Array.isArray(user.targetLanguages) ? user.targetLanguages : []
  // A list of languages that the site no longer has opens none.
  return languages.length > 0 ? languages.filter(isLocale) : null
}

/** Whether an account may write texts in a language. */
export const mayWriteIn = (user: unknown, language: Locale): boolean =>
  targetLanguagesOf(user)?.includes(language) ?? true

/**
 * What a save in a language, or in all of them together (`all`), leaves of a text: the stored text in the languages that
 * the account may not write.
 */
export function textAfterSave(
  languages: readonly Locale[] | null,
  language: string | null | undefined,
  { stored, saved }: { stored: unknown; saved: unknown },
): unknown {
  if (!languages) return saved
  if (isLocale(language)) return languages.includes(language) ? saved : stored
  if (!isRecord(saved)) return stored
  const ownTexts = languages.flatMap((each) => (each in saved ? [[each, saved[each]] as const] : []))
  return ownTexts.length > 0 ? { ...(isRecord(stored) && stored), ...Object.fromEntries(ownTexts) } : stored
}
