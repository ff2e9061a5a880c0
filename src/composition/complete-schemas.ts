import type { CollectionConfig, GlobalConfig } from 'payload'

import { blockSchemas } from '@/blocks/registry'
import { collectionConfigs, globalConfigs, tables } from '@/collections/registry'
import { withAgencyDetails, withGlobalAgencyDetails } from '@/features/content/server/with-agency-details'
import { withGlobalLivePreview, withLivePreview } from '@/features/preview/server/live-preview'
import {
  closeBlockToTranslators,
  closeToTranslators,
} from '@/features/translation/server/close-to-translators'
import { withGlobalDrafts } from '@/features/versions/server/with-global-drafts'
import { withUntouchedDrafts } from '@/features/versions/server/untouched-drafts'
import { withGlobalRevisions, withRevisions } from '@/features/versions/server/with-revisions'
import { withSafeDrafts } from '@/features/versions/server/with-safe-drafts'
import { withActivities, withGlobalActivities } from '@/lib/payload/activities/with-activities'
import { withCopiedTitles } from '@/lib/payload/copied-titles'
import { withDocumentId } from '@/lib/payload/document-id'
import { withStudioFields } from '@/lib/payload/fields/studio-fields'
import { withAccountRules } from '@/lib/payload/sign-in/account-rules'
import { withGlobalStudioComponents, withStudioComponents } from '@/lib/payload/studio-components'
import { withStoredFiles } from '@/lib/uploads/store-files'

/** The collections with what every one of them gets, and the tables of the program, which get an id alone. */
export const completeCollections = (): CollectionConfig[] => [
  ...collectionConfigs
    .map(withDocumentId)
    .map(withStudioFields)
    .map(withCopiedTitles)
    .map(withSafeDrafts)
    .map(withUntouchedDrafts)
    .map(withActivities)
    .map(withRevisions)
    .map(withLivePreview)
    .map(withStudioComponents)
    .map(withStoredFiles)
    .map(withAgencyDetails)
    .map(closeToTranslators)
    .map(withAccountRules),
  ...tables.map(withDocumentId),
]

/** The globals with what every one of them gets. */
export const completeGlobals = (): GlobalConfig[] =>
  globalConfigs
    .map(withStudioFields)
    .map(withGlobalDrafts)
    .map(withGlobalActivities)
    .map(withGlobalRevisions)
    .map(withGlobalLivePreview)
    .map(withGlobalStudioComponents)
    .map(withGlobalAgencyDetails)

/** The blocks with what every one of them gets. */
export const completeBlocks = () => blockSchemas.map(withStudioFields).map(closeBlockToTranslators)
