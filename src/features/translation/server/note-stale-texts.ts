import type { FieldHook, PayloadRequest } from 'payload'

import { asSystem } from '@/lib/payload/as-system'
import { readOnce } from '@/lib/payload/shared-reads'
import { translationSchema } from './translation-schema'
import { isLocale, sourceLocale, toLocale, type Locale } from '@/lib/i18n/locales'
import { documentTexts, wordsIn, type DocumentText } from '@/features/translation/model/document-texts'
import { sourceOf } from '@/features/translation/model/language-states'
import { readStaleNotes } from '@/features/translation/model/stale-notes'

import { addFurtherTexts, takeFurtherTexts, type FurtherTexts } from './further-texts'
import { staleNotesAfter, type ConfirmedTexts } from './stale-notes-after'
import { isTranslatedCollection, titleFields } from '@/features/translation/model/translated-collections'

/** Parameters of an action on translations for this hook, in `req.context`. */
export interface TranslationContext {
  /** Languages that an editor has reviewed. */
  reviewedTranslations?: Locale[]
  /** The saved texts are copied from another language. */
  isCopiedTranslation?: boolean
  /** Translations that a translator found still right. */
  confirmedTexts?: ConfirmedTexts
}

async function readSiteLanguage(req: PayloadRequest): Promise<Locale> {
  const select = { languageDefault: true } as const
  const { languageDefault } = await req.payload.findGlobal({
    slug: 'siteConfig',
    select,
    depth: 0,
    ...asSystem(req),
  })
  return toLocale(languageDefault)
}

const siteLanguage = (req: PayloadRequest): Promise<Locale> =>
  readOnce(req, 'siteConfig.languageDefault', () => readSiteLanguage(req))

/** Most documents have a title in the language of origin; only the others need the site's language. */
async function findSource(req: PayloadRequest, texts: DocumentText[], title: string | null): Promise<Locale> {
  const isNamed = texts.some((text) => text.path === title && wordsIn(text, sourceLocale) !== '')
  return isNamed ? sourceLocale : sourceOf({ texts, title }, await siteLanguage(req))
}

/** The texts before the save, with the saved ones of the saved language: the texts after the save. */
function textsToBe(before: DocumentText[], saved: DocumentText[]): DocumentText[] {
  const valuesBefore = new Map(before.map((text) => [text.path, text.values]))
  return saved.map((text) => ({ ...text, values: { ...valuesBefore.get(text.path), ...text.values } }))
}

interface SavedTexts {
  locale: Locale
  saved: DocumentText[]
}

/** The same save in a further language: its texts of these fields, and the known ones of the others. */
const savedInFurther = (
  textsBefore: DocumentText[],
  locale: Locale,
  texts: Readonly<Record<string, unknown>>,
): DocumentText[] =>
  textsBefore.map((text) => ({
    ...text,
    values: { [locale]: text.path in texts ? texts[text.path] : text.values[locale] },
  }))

/** What is saved, one language after the other. */
function toSteps(before: DocumentText[], first: SavedTexts, further: FurtherTexts): SavedTexts[] {
  const valuesBefore = textsToBe(before, first.saved)
  const others = Object.entries(further) as [Locale, Readonly<Record<string, unknown>>][]
  return [
    first,
    ...others.map(([locale, texts]) => ({ locale, saved: savedInFurther(valuesBefore, locale, texts) })),
  ]
}

/**
 * Updates the notes on translations whose source text changed. The base is that of Payload: the latest version, draft
 * or published, in all languages; so drafts, autosaves, restored and duplicated documents need no separate rules.
 * Errors are logged: no save fails because of a note.
 *
 * Texts in further languages are compared and stored with them, as if each language had been saved by itself.
 */
export const noteStaleTexts: FieldHook = async ({
  collection,
  context,
  data,
  req,
  siblingDocWithLocales,
}) => {
  const stored: Record<string, unknown> = siblingDocWithLocales ?? {}
  const further = takeFurtherTexts(context)
  const notes = readStaleNotes(stored.staleTexts)
  const { locale } = req
  if (!isTranslatedCollection(collection?.slug) || !isLocale(locale)) return notes
  try {
    const schema = translationSchema(req.payload, collection.slug)
    const before = documentTexts(schema, stored)
    const saved = documentTexts(schema, data ?? {}, locale)
    const steps = toSteps(before, { locale, saved }, further)
    const texts = [before]
    for (const step of steps) texts.push(textsToBe(texts.at(-1) ?? [], step.saved))
    const source = await findSource(req, texts.at(-1) ?? [], titleFields[collection.slug])
    const { confirmedTexts, isCopiedTranslation, reviewedTranslations } = context as TranslationContext
    return steps.reduce(
      (notes, step, index) =>
        staleNotesAfter({
          ...step,
          before: texts[index] ?? [],
          source,
          notes,
          isCopy: isCopiedTranslation,
          reviewed: reviewedTranslations,
          confirmed: confirmedTexts,
        }),
      notes,
    )
  } catch (error) {
    req.payload.logger.error({
      err: error,
      msg: `The translations of a document of ${collection.slug} were not compared`,
    })
    return notes
  } finally {
    addFurtherTexts(stored, further)
  }
}
