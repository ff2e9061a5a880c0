import { readFileSync } from 'node:fs'
import path from 'node:path'

import type { Page } from '@playwright/test'
import { de } from '@payloadcms/translations/languages/de'
import { en } from '@payloadcms/translations/languages/en'
import { fr } from '@payloadcms/translations/languages/fr'
import { nl } from '@payloadcms/translations/languages/nl'

import type { Locale } from '@/lib/i18n/locales'

type Texts = { [key: string]: string | Texts }

const payloads = { nl, fr, en, de }

const studioTexts = (locale: Locale): Texts =>
  JSON.parse(readFileSync(path.resolve('messages', locale, 'studio.json'), 'utf8')) as Texts

const valuesOf = (texts: Texts): string[] =>
  Object.values(texts).flatMap((value) => (typeof value === 'string' ? [value] : valuesOf(value)))

const textsOf = (locale: Locale): string[] => [
  ...valuesOf(payloads[locale].translations as unknown as Texts),
  ...valuesOf(studioTexts(locale)),
]

/** English names and texts in the code of Payload and its parts, which no dictionary has. */
const fixedEnglish = [
  'Drag to move',
  'Add block',
  'Insert Paragraph',
  'Edit link',
  'Remove link',
  'Loading...',
  'All',
  'Time',
  'Next Month',
  'Previous Month',
  'No columns selected',
  'Select',
  'Search',
  'Upload',
]

/** Names, and words that are the same in the language: they are no sign of a missing translation. */
const sameInLanguages = new Set([
  'English',
  'Open',
  'Menu',
  'Layout',
  'Filter',
  'Filters',
  'Status',
  'Text',
  'Name',
  'Version',
  'Type',
  // A German word for parts, and the title of a page.
  'Module',
  'Contact',
  'Versions',
  'Video',
  'Link',
  'Links',
  'Export',
  'Import',
  'API',
  'SEO',
  'PDF',
  'CSV',
  'URL',
  'Document',
])

const normalise = (text: string) => text.replace(/\s+/g, ' ').trim()

/** English texts that the language has other words for. */
export function englishOnly(locale: Exclude<Locale, 'en'>): Set<string> {
  const ownTexts = new Set(textsOf(locale).map((text) => normalise(text).toLowerCase()))
  const english = [...textsOf('en'), ...fixedEnglish].map(normalise)
  return new Set(
    english.filter(
      (text) =>
        !ownTexts.has(text.toLowerCase()) &&
        !sameInLanguages.has(text) &&
        !text.includes('{') &&
        /[a-z]{3}/i.test(text),
    ),
  )
}

/** A name of a field or of a control in the code, such as `publishAddress` or `select-all`. */
const codeName = /^([a-z]+[A-Z][A-Za-z]*|[a-z]+(-[a-z]+)+|[a-z]+(\.\w+)+)$/
const uuid = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/

export interface ShownTexts {
  /** Visible texts, those of one element as one. */
  texts: string[]
  /** What a screen reader or a tooltip says: names, titles, placeholders. */
  names: string[]
}

/** All texts of the open page of the studio, without those that editors typed. */
export const readShownTexts = (page: Page): Promise<ShownTexts> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    while (walker.nextNode()) {
      const node = walker.currentNode
      const parent = node.parentElement
      if (!parent?.checkVisibility() || parent.closest('script, style, [contenteditable="true"], iframe'))
        continue
      if (node.nodeValue?.trim()) texts.push(node.nodeValue)
    }
    const names = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((element) =>
      ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    )
    return { texts, names: names.filter(Boolean) }
  })

/**
 * What of a page is not in the editor's language: English texts, names of fields, ids, and values that were not there.
 *
 * @param foreign see `englishOnly`
 */
export function findForeignTexts({ texts, names }: ShownTexts, foreign: Set<string>): string[] {
  const isForeign = (text: string) =>
    foreign.has(text) || uuid.test(text) || /\bundefined\b|\[object |^\{\}$|\{\{\w+\}\}/.test(text)
  return [
    ...new Set([
      ...texts.map(normalise).filter(isForeign),
      ...names.map(normalise).filter((name) => isForeign(name) || codeName.test(name)),
    ]),
  ]
}
