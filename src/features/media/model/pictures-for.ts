import type { Locale } from '@/lib/i18n/locales'

/** A picture with words in it has a language; one without words, or with few, has none. */
interface Worded {
  language?: Locale | null
}

/** The pictures that a page in this language shows; all of them if each has words in another language. */
export function picturesFor<Picture extends Worded>(locale: Locale, media: readonly Picture[]): Picture[] {
  const fitting = media.filter(({ language }) => !language || language === locale)
  return fitting.length > 0 ? fitting : [...media]
}
