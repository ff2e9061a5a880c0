import { appointmentSystemNames } from '@/collections/appointments/appointments'
import { leadSystemNames } from '@/collections/leads/leads'
import { collections, globals } from '@/collections/registry'
import { accountSteps } from '@/features/accounts/server/account-hooks'
import { noticeSteps } from '@/features/accounts/server/change-notices'
import { appointmentSteps } from '@/features/appointments/server/refuse-booked-property'
import { commentSteps } from '@/features/comments/server/save-steps'
import { complianceSteps, globalComplianceSteps } from '@/features/compliance/server/save-steps'
import { slugSteps } from '@/features/content/server/slug-hooks'
import { agencySteps, globalAgencySteps } from '@/features/content/server/fill-for-visitor'
import { studioSearchSteps } from '@/features/studio-search/server/save-steps'
import { importSteps } from '@/features/import/server/save-steps'
import { leadSteps } from '@/features/leads/server/save-steps'
import { globalListingSteps, listingSteps } from '@/features/listings/server/save-steps'
import { mediaSteps } from '@/features/media/server/save-steps'
import { globalPropertySteps, propertySteps } from '@/features/property/server/save-steps'
import { homeSteps } from '@/features/routing/server/home-page'
import { articleRouteSteps, pageRouteSteps, routingSteps } from '@/features/routing/server/save-steps'
import { globalReviewSteps, reviewSteps } from '@/features/review/server/save-steps'
import { sessionSteps } from '@/features/sign-in/server/session-hooks'
import { optInNames } from '@/features/subscriptions/server/opt-in-fields'
import { subscriptionSteps } from '@/features/subscriptions/server/save-steps'
import { translatorSteps } from '@/features/translation/server/only-texts'
import { globalRevisionSteps } from '@/features/versions/server/claim-global-revision'
import { revisionSteps } from '@/features/versions/server/claim-revision'
import { untouchedSteps } from '@/features/versions/server/untouched-drafts'
import { globalDraftSteps } from '@/features/versions/server/with-global-drafts'
import { globalRefreshSteps, refreshSteps } from '@/lib/cache/refresh-steps'
import { activitySteps, globalActivitySteps } from '@/lib/payload/activities/with-activities'
import { deletionSteps } from '@/lib/payload/hooks/deletion-rules'
import { administratorSteps } from '@/lib/payload/hooks/keep-an-administrator'
import { protectSystemFields } from '@/lib/payload/hooks/protect-system-fields'
import { collectionSteps, type CollectionStep, type GlobalStep } from '@/lib/payload/save-pipeline'
import { accountRuleSteps } from '@/lib/payload/sign-in/account-rules'
import { fileSteps } from '@/lib/uploads/store-files'

/** Fields that the system alone writes, by collection. */
const systemNames = {
  appointments: appointmentSystemNames,
  demands: optInNames,
  leads: leadSystemNames,
  newsletterSubscriptions: optInNames,
  owners: ['hash', 'salt', 'invitedAt', 'lastSignInAt'],
  subscribers: ['hash', 'salt', 'lastSignInAt', 'saved', 'savedVersion'],
  users: ['hash', 'salt'],
}

const { keepSystemFields } = collectionSteps({
  keepSystemFields: {
    stage: 'derive',
    reason: 'a save of a form does not bring back what the system has changed meanwhile',
    for: Object.keys(systemNames),
    run: protectSystemFields(systemNames),
  },
})

const refresh = refreshSteps(
  Object.fromEntries(
    collections.flatMap(({ refreshedBy: listFields, refreshes: listsOf, schema }) =>
      listsOf ? [[schema.slug, { listsOf, listFields }]] : [],
    ),
  ),
)

const beforeWrite: CollectionStep[] = [
  // open
  accountRuleSteps.keepPasswordToHolder,
  accountRuleSteps.checkPassword,
  accountRuleSteps.askCurrentPassword,
  translatorSteps.draftsOfTranslators,
  reviewSteps.takeDocumentReason,
  fileSteps.dropFileFacts,
  studioSearchSteps.searchByRows,
  mediaSteps.filterMedia,
  mediaSteps.dropCrop,
  mediaSteps.guardMediaFile,
  mediaSteps.guardDocumentFile,
  leadSteps.guardLeadFile,
  mediaSteps.nameUpload,
  mediaSteps.keepFocalPoint,
  // begin
  revisionSteps.noteSaveAttempt,
  propertySteps.markRestore,
  refresh.beginRefresh,
  activitySteps.noteDraftSave,
  accountRuleSteps.claimResetToken,
  // complete
  propertySteps.refuseSamePlace,
  routingSteps.normaliseRoute,
  routingSteps.normaliseRedirect,
  translatorSteps.textsOfTranslators,
  // guard
  deletionSteps.refuseParentTrash,
  leadSteps.guardLeadDates,
  // derive
  propertySteps.keepOnRestore,
  propertySteps.assignOwnAgent,
  propertySteps.storeOwnValues,
  propertySteps.fillPlacePoint,
  // Before what is worked out: a derived value is no edit of staff.
  importSteps.lockEditedFields,
  propertySteps.followPrice,
  deletionSteps.withdrawTrashed,
  complianceSteps.recordOverride,
  // After everything that columns are made from.
  listingSteps.fillColumns,
  routingSteps.setPagePath,
  slugSteps.setArticleSlug,
  slugSteps.setTestimonialSlug,
  slugSteps.setCategorySlug,
  mediaSteps.forgetContent,
  mediaSteps.storeOriginalName,
  mediaSteps.applyCrop,
  leadSteps.prepareLead,
  subscriptionSteps.keepConsentText,
  importSteps.noteScheduleChange,
  sessionSteps.endLinkOnNewEmail,
  keepSystemFields,
  accountRuleSteps.storeResetDigest,
  // check
  complianceSteps.refuseIncomplete,
  reviewSteps.refuseUnapproved,
  propertySteps.validateOnce,
  // remember
  routingSteps.rememberFormerPaths,
  noticeSteps.markPassword,
  reviewSteps.rememberReviewed,
  refresh.rememberPublic,
  // claim
  administratorSteps.refuseLastAdministratorDemotion,
  revisionSteps.claimRevision,
  // store
  fileSteps.storeFile,
]

const afterWrite: CollectionStep[] = [
  // settle
  fileSteps.settleFile,
  revisionSteps.finishRevision,
  accountRuleSteps.dropUnsetPassword,
  // follow
  accountSteps.endAccess,
  importSteps.compareWithFeedAgain,
  listingSteps.refreshColumns,
  routingSteps.updateChildPaths,
  routingSteps.ensurePageRoute,
  routingSteps.ensureArticleRoute,
  routingSteps.updateArticleRoutes,
  routingSteps.redirectFormerPaths,
  routingSteps.createRedirects,
  routingSteps.shortenRedirects,
  // project
  listingSteps.indexProperty,
  listingSteps.indexRelated,
  subscriptionSteps.indexDemand,
  studioSearchSteps.indexFindable,
  // notify
  noticeSteps.notifyOfChange,
  subscriptionSteps.askWhenEntered,
  // record
  leadSteps.recordLeadChange,
  untouchedSteps.followOpened,
  reviewSteps.followReview,
  activitySteps.noteChange,
  // refresh
  refresh.comparePublic,
  // close
  sessionSteps.endSessionsOnNewPassword,
  noticeSteps.notifyOfReset,
  revisionSteps.releaseAfterOperation,
  refresh.finishRefresh,
]

const deletions: CollectionStep[] = [
  // guardDeletion
  deletionSteps.refuseParentDeletion,
  deletionSteps.refuseWhileUsed,
  routingSteps.refuseHomeDeletion,
  administratorSteps.refuseLastAdministratorDeletion,
  appointmentSteps.refuseBookedProperty,
  mediaSteps.refuseUsedMedia,
  // prepareDeletion
  pageRouteSteps.findRoutes,
  articleRouteSteps.findRoutes,
  leadSteps.findParts,
  propertySteps.findParts,
  accountSteps.findAccount,
  fileSteps.findFiles,
  // Writes, so after what may still refuse.
  listingSteps.withholdPictures,
  refresh.rememberDeleted,
  // followDeletion
  pageRouteSteps.removeRoutes,
  articleRouteSteps.removeRoutes,
  leadSteps.removeParts,
  propertySteps.removeParts,
  subscriptionSteps.removeDeliveries,
  accountSteps.removeAccess,
  sessionSteps.deleteSignIn,
  reviewSteps.removeReview,
  commentSteps.removeComments,
  commentSteps.forgetStaff,
  fileSteps.removeFiles,
  // projectDeletion
  listingSteps.dropSearchRows,
  studioSearchSteps.dropStudioSearchRows,
  // recordDeletion
  activitySteps.noteDeletion,
  // refreshDeletion
  refresh.compareDeleted,
]

const reads: CollectionStep[] = [
  sessionSteps.dropPayloadSessions,
  // filterRead
  propertySteps.hideGone,
  // finishRead
  mediaSteps.stripUploadSlash,
  mediaSteps.pictureHost,
  refresh.tagDocument,
  agencySteps.fillForVisitor,
]

/**
 * What happens when documents are saved, deleted and read, in this order inside each stage: the only place that gives a
 * collection hooks. `docs/saves.md` has it for each collection.
 */
export const saveTable: readonly CollectionStep[] = [...beforeWrite, ...afterWrite, ...deletions, ...reads]

const globalRefresh = globalRefreshSteps(
  Object.fromEntries(globals.map(({ refreshes = [], schema }) => [schema.slug, refreshes])),
)

/** What happens when settings are saved and read, in this order inside each stage. */
export const globalSaveTable: readonly GlobalStep[] = [
  globalDraftSteps.decideStatus,
  globalReviewSteps.takeGlobalReason,
  globalRevisionSteps.noteGlobalSave,
  // Before the write.
  globalReviewSteps.refuseUnapproved,
  globalReviewSteps.rememberReviewed,
  globalRefresh.rememberPublic,
  globalRevisionSteps.claimGlobalRevision,
  // After it. The process forgets the old settings before rows are made from the new ones.
  globalRevisionSteps.finishGlobalRevision,
  globalPropertySteps.forgetPublicSettings,
  globalPropertySteps.refreshAvailability,
  globalComplianceSteps.refreshCompliance,
  globalListingSteps.indexAgain,
  globalListingSteps.indexMarquees,
  homeSteps.moveHome,
  globalActivitySteps.noteGlobalChange,
  globalReviewSteps.followReview,
  globalRefresh.comparePublic,
  // Reads.
  globalRefresh.tagSettings,
  homeSteps.showHome,
  globalAgencySteps.fillForVisitor,
]
