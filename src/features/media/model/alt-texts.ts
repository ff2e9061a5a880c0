import { isLocale, locales, type Locale, type Localized } from '@/lib/i18n/locales'
import { slugify } from '@/lib/values/slugify'

import { pictureSubjects } from './picture-subjects'
import { maxTextLengths } from './file-limits'

export type AltTexts = Partial<Record<Locale, string>>

/** Words that cameras, phones and editors of pictures put into names of files; they say nothing about the picture. */
const empty = new Set(
  [
    'img image images imag picture pictures pic photo photos foto fotos bild bilder beeld afbeelding pano',
    'dsc dscn dscf pxl dji gopr mvi vid mov video p cimg sam screenshot screen shot capture ecran schermafbeelding',
    'bildschirmfoto whatsapp signal telegram facebook unnamed untitled sans titre naamloos ohne titel download scan',
    'copy copie kopie kopia final edited edit modified large small web hd hdr jpg jpeg png webp avif mp4 webm at am pm',
  ].flatMap((line) => line.split(' ')),
)

/** A word that describes nothing: a number, a date, a size or a camera's name for a file: IMG, 0042, 1920x1080. */
function isEmpty(word: string): boolean {
  const slug = slugify(word)
  if (empty.has(slug) || /^\d*$/.test(slug) || /^v\d+$/.test(slug)) return true
  if (/^[a-z]{1,4}\d{2,}$/.test(slug)) return true
  return slug.length >= 6 && /\d/.test(slug) && /^[a-z0-9]+$/.test(slug)
}

/** The words of a file name that say something; empty for the name that a camera gave. */
function wordsOf(fileName: string): string {
  const words = fileName
    .normalize('NFC')
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replace(/[\p{C}<>]/gu, '')
    .split(/[\s_+.,;()[\]{}-]+/u)
    .filter((word) => word !== '' && !isEmpty(word))
  return words.some((word) => /\p{L}{3}/u.test(word)) ? words.join(' ').slice(0, maxTextLengths.alt) : ''
}

interface FoundSubject {
  names: Localized
  /** The languages of the word that was found. */
  languages: Locale[]
}

interface SubjectWord {
  slug: string
  locale: Locale
  names: Localized
}

/** Longer words first: “façade arrière” before “façade”. */
const subjectWords: readonly SubjectWord[] = pictureSubjects
  .flatMap((subject) => {
    const names = Object.fromEntries(locales.map((locale) => [locale, subject[locale][0]])) as Localized
    return locales.flatMap((locale) =>
      subject[locale].map((word): SubjectWord => ({ slug: slugify(word), locale, names })),
    )
  })
  .toSorted((one, other) => other.slug.length - one.slug.length)

function findSubject(words: string): FoundSubject | null {
  const slug = `-${slugify(words)}-`
  const [first, ...others] = subjectWords.filter((word) => slug.includes(`-${word.slug}-`))
  if (!first) return null
  const same = others.filter((word) => word.slug === first.slug && word.names === first.names)
  return { names: first.names, languages: [first, ...same].map(({ locale }) => locale) }
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * Alternative texts that a file name allows to propose, for an editor to improve: “cuisine-rue-haute.jpg” is “Cuisine rue
 * haute” in French, and “Keuken”, “Kitchen” and “Küche” in the other languages. A name without a known word is proposed
 * in one language, and the name of a camera, such as IMG_1234, in none.
 *
 * @param locale the language of words that are not known, or known in several languages
 */
export function describeFile(fileName: string, locale: Locale): AltTexts {
  const words = capitalised(wordsOf(fileName))
  if (words === '') return {}
  const subject = findSubject(words)
  if (!subject) return { [locale]: words }
  const [first = locale] = subject.languages
  const own = subject.languages.includes(locale) ? locale : first
  return { ...subject.names, [own]: words }
}

/** The languages in which a picture has no text. */
export const missingTexts = (texts: AltTexts): Locale[] => locales.filter((locale) => !texts[locale]?.trim())

/** The texts that are not empty, without spaces around them. */
export const filledTexts = (texts: AltTexts): AltTexts =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([locale, text]) => {
      const trimmed = text.trim()
      return isLocale(locale) && trimmed ? [[locale, trimmed]] : []
    }),
  )
