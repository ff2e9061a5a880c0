import {
  Forbidden,
  type CollectionConfig,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from 'payload'

import { textAfterSave, targetLanguagesOf } from '@/features/translation/model/target-languages'
import { textsOnly } from '@/features/translation/model/texts-only'

import { staffRole } from '@/lib/payload/access'
import { collectionSteps } from '@/lib/payload/save-pipeline'
import type { TranslationContext } from './note-stale-texts'

interface TranslatorContext extends TranslationContext {
  /** The collection that a translator saves; saves of other collections by hooks are not restricted. */
  translatorSaves?: string
}

/** The used arguments of an update, which Payload types for all operations together. */
interface UpdateArguments {
  draft?: boolean
  publishSpecificLocale?: string
  publishAllLocales?: boolean
  unpublishAllLocales?: boolean
  data?: Record<string, unknown>
  req: PayloadRequest
}

/**
 * A translator's save is a draft: an editor decides what visitors see. A review changes no text and keeps the status.
 * Restoring versions and replacing files is refused, because it changes more than texts.
 */
const draftsOfTranslators: CollectionBeforeOperationHook = ({
  args,
  collection,
  operation,
  req,
  ...rest
}) => {
  const isSystem = 'overrideAccess' in rest && rest.overrideAccess === true
  if (isSystem || staffRole(req.user) !== 'translator') return args
  if (operation === 'restoreVersion') throw new Forbidden(req.t)
  if (operation !== 'update') return args
  const update = args as unknown as UpdateArguments
  const isPublishing = update.publishSpecificLocale || update.publishAllLocales || update.unpublishAllLocales
  if (req.file || isPublishing) throw new Forbidden(req.t)
  const context = req.context as TranslatorContext
  context.translatorSaves = collection.slug
  const isReview = context.reviewedTranslations ?? context.confirmedTexts
  if (collection.versions?.drafts && !isReview) update.draft = true
  return args
}

/** Accepts only the texts of a translator's save, in the translator's languages, whatever the request contains. */
const textsOfTranslators: CollectionBeforeValidateHook = ({
  collection,
  context,
  data,
  originalDoc,
  req,
}) => {
  const { translatorSaves } = context as TranslatorContext
  if (translatorSaves !== collection.slug || !data || !originalDoc) return data
  const findBlock = (slug: string) => req.payload.config.blocks?.find((block) => block.slug === slug)
  const languages = targetLanguagesOf(req.user)
  return textsOnly(collection.fields, originalDoc as Record<string, unknown>, data, {
    findBlock,
    textOf: (values) => textAfterSave(languages, req.locale, values),
  })
}

const texts = { rule: 'has no accounts', fits: ({ auth }: CollectionConfig) => !auth }

export const translatorSteps = collectionSteps({
  draftsOfTranslators: {
    stage: 'open',
    reason: 'the save of a translator is a draft, and nothing but a save of texts',
    for: texts,
    run: draftsOfTranslators,
  },
  textsOfTranslators: {
    stage: 'complete',
    reason: 'of the save of a translator only texts are taken',
    for: texts,
    run: textsOfTranslators,
  },
})
