import type { CollectionConfig, GlobalConfig } from 'payload'

import { blockSchemas } from '@/blocks/registry'
import { collectionConfigs, globalConfigs, tables } from '@/collections/registry'
import { commentedCollections, commentedGlobals } from '@/features/comments/model/commented'
import { withGlobalLivePreview, withLivePreview } from '@/features/preview/server/live-preview'
import {
  closeBlockToTranslators,
  closeToTranslators,
} from '@/features/translation/server/close-to-translators'
import { withReturnedRows, withReturnedRowsInBlock } from '@/features/translation/server/returned-rows'
import { translatedCollections } from '@/features/translation/model/translated-collections'
import { withGlobalDrafts } from '@/features/versions/server/with-global-drafts'
import { withUntouchedDrafts } from '@/features/versions/server/untouched-drafts'
import { withGlobalRevisions, withRevisions } from '@/features/versions/server/with-revisions'
import { withSafeDrafts } from '@/features/versions/server/with-safe-drafts'
import { draftedGlobals } from '@/lib/payload/global-drafts'
import { withActivities } from '@/lib/payload/activities/with-activities'
import { withCopiedTitles } from '@/lib/payload/copied-titles'
import { withControls, withGlobalControls } from '@/lib/payload/document-controls'
import { withDocumentId } from '@/lib/payload/document-id'
import { withStudioFields } from '@/lib/payload/fields/studio-fields'
import { putIntoCollections, putIntoGlobals } from '@/lib/payload/save-pipeline'
import { withGlobalStudioComponents, withStudioComponents } from '@/lib/payload/studio-components'
import { withBlockTexts, withCollectionTexts, withGlobalTexts } from '@/lib/payload/schema-texts'
import { withStoredFiles } from '@/lib/uploads/store-files'

import { globalSaveTable, saveTable } from './save-table'

const review = '/features/review/studio/review-bar#ReviewBar'
const undo = '/composition/studio-parts#UndoControls'
const comments = '/composition/studio-parts#CommentControls'

/**
 * The collections with what every one of them gets, the table of saves last, and the tables of the program, which get an
 * id alone.
 */
export function completeCollections(): CollectionConfig[] {
  const documents = collectionConfigs
    .map(withDocumentId)
    .map(withStudioFields)
    .map(withReturnedRows)
    .map(withCopiedTitles)
    .map(withSafeDrafts)
    .map(withUntouchedDrafts)
    .map(withActivities)
    .map(withRevisions)
    .map(withLivePreview)
    .map(withControls(review, translatedCollections))
    .map(withControls(undo))
    .map(withControls(comments, commentedCollections))
    .map(withStudioComponents)
    .map(withStoredFiles)
    .map(closeToTranslators)
    .map(withCollectionTexts)
  return [...putIntoCollections(documents, saveTable), ...putIntoCollections(tables.map(withDocumentId), [])]
}

/** The globals with what every one of them gets, the table of saves last. */
export function completeGlobals(): GlobalConfig[] {
  const settings = globalConfigs
    .map(withStudioFields)
    .map(withReturnedRows)
    .map(withGlobalDrafts)
    .map(withGlobalRevisions)
    .map(withGlobalLivePreview)
    .map(withGlobalControls(review, draftedGlobals))
    .map(withGlobalControls(undo))
    .map(withGlobalControls(comments, commentedGlobals))
    .map(withGlobalStudioComponents)
    .map(withGlobalTexts)
  return putIntoGlobals(settings, globalSaveTable)
}

/** The blocks with what every one of them gets. */
export const completeBlocks = () =>
  blockSchemas
    .map(withStudioFields)
    .map(withReturnedRowsInBlock)
    .map(closeBlockToTranslators)
    .map(withBlockTexts)
