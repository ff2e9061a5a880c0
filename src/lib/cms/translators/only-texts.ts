import {
  Forbidden,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from 'payload'

import { textsOnly } from '@/lib/translation/texts-only'

import { staffRole } from '../access'
import type { TranslationContext } from '../hooks/note-stale-texts'

interface TranslatorContext extends TranslationContext {
  /** The collection in which a translator saves; what hooks save elsewhere in consequence is not theirs. */
  translatorSaves?: string
}

/** What the hook needs of the arguments of an update, which Payload types for all operations together. */
interface UpdateArguments {
  draft?: boolean
  publishSpecificLocale?: string
  publishAllLocales?: boolean
  unpublishAllLocales?: boolean
  data?: Record<string, unknown>
  req: PayloadRequest
}

/**
 * What a translator saves is a draft: an editor decides what visitors see. A review changes no text and keeps the status.
 * Older versions and other files are more than texts.
 */
export const draftsOfTranslators: CollectionBeforeOperationHook = ({
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
  if (collection.versions?.drafts && !context.reviewedTranslations) update.draft = true
  return args
}

/** Takes nothing but texts from a translator's save, whatever the request holds. */
export const textsOfTranslators: CollectionBeforeValidateHook = ({
  collection,
  context,
  data,
  originalDoc,
  req,
}) => {
  const { translatorSaves } = context as TranslatorContext
  if (translatorSaves !== collection.slug || !data || !originalDoc) return data
  const findBlock = (slug: string) => req.payload.config.blocks?.find((block) => block.slug === slug)
  return textsOnly(collection.fields, originalDoc as Record<string, unknown>, data, findBlock)
}
