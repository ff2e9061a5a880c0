import { de } from '@payloadcms/translations/languages/de'
import { en } from '@payloadcms/translations/languages/en'
import { fr } from '@payloadcms/translations/languages/fr'
import { nl } from '@payloadcms/translations/languages/nl'
import { expect, test } from 'vitest'

import { locales } from '@/lib/i18n/locales'

import { payloadTexts } from './payload-texts'

type Words = Map<string, string>

function wordsIn(value: object, path = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, each]): [string, string][] =>
    typeof each === 'object' && each !== null
      ? wordsIn(each, `${path}${key}.`)
      : [[`${path}${key}`, String(each)]],
  )
}

const payloads = { de, en, fr, nl }
const shown = (locale: (typeof locales)[number]): Words =>
  new Map([...wordsIn(payloads[locale].translations), ...wordsIn(payloadTexts[locale])])

const values = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].toSorted().join()

test.each(locales)('the studio has all of Payload’s words in %s', (locale) => {
  const words = shown(locale)
  const complaints = [...shown('en')].filter(([key, english]) => {
    const ownText = words.get(key)
    // A sentence equal to the English one was not translated; single words may be equal.
    const isUntranslated = locale !== 'en' && ownText === english && /[a-z]{4,} [a-z]{3,}/i.test(english)
    return (
      !ownText?.trim() || isUntranslated || values(ownText) !== values(english) || /payload/i.test(ownText)
    )
  })
  expect(complaints).toEqual([])
})

test('every replacement is for an existing text of Payload', () => {
  const keys = new Set(wordsIn(en.translations).map(([key]) => key))
  for (const locale of locales) for (const [key] of wordsIn(payloadTexts[locale])) expect(keys).toContain(key)
})

/** What the studio does not offer of Payload: folders, trash, widgets, keys of the API, a search index, its e-mails. */
const notOffered =
  /^(folder|dashboard)\.|trash|reindex|apikey|Folder|moveItem|authentication\.(account|email|login|logout|to)?verif|verificationToken|newAccountCreated|resetPasswordToken|resetYourPassword|youAreReceiving|youDidNot|successfullyRegisteredFirstUser/i
/** Words of a CMS or machine translations, and the familiar address, that an editor must not read. */
const refusedWords = {
  nl: /\b(locales?|collecties?|globals?|onpubliceren|succesvol|togglen|token|je|jij|jouw)\b/i,
  fr: /\b(locale|localités?|lieu|paramètres? régiona\w+|soumi\w+|jeton|collections?|globale?s?|téléverse\w+|avec succès|non publié|republi\w+|projet actuel|sauvegarde\w*)\b|\(e\)|un\(e\)/i,
  en: /\b(locales?|collections?|globals?|unpublish\w*|token|submission)\b/i,
  de: /\b(du|dein\w*|dich|dir|gib|locales?|sammlung\w*|sprachvariante|token|unveröffentlich\w*|entpubliz\w*|globale\w*)\b/i,
} as const

test.each(locales)('what editors read of Payload in %s has no word of a CMS', (locale) => {
  const complaints = [...shown(locale)].filter(
    ([key, text]) => !notOffered.test(key) && refusedWords[locale].test(text.replaceAll(/\{\{\w+\}\}/g, '')),
  )
  expect(complaints).toEqual([])
})

test.each(locales)('what Payload ends with dots of its own has none in %s', (locale) => {
  const words = shown(locale)
  for (const key of ['general.loading', 'general.copying']) expect(words.get(key)).not.toMatch(/[.…]$/)
})

test('what Payload ends with a colon has a no-break space before it in French', () => {
  const words = shown('fr')
  for (const key of ['general.locale', 'general.lastModified', 'general.created', 'general.deleted'])
    expect(words.get(key)).toMatch(/\u00a0$/)
})
