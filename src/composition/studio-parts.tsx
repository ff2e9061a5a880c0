'use client'

import { lazyPart } from '@/studio/lazy-part'
import { afterFields } from '@/studio/after-fields'

/**
 * Parts of the studio that few of its pages show. Next gives every page of the studio the code of all components that
 * the configuration names, so these are named here and fetch theirs when they are shown. (A part whose content should be
 * in the HTML, or that wraps others, is named by its own file.)
 */

export const AppointmentActions = lazyPart(
  async () => (await import('@/features/appointments/studio/appointment-actions')).AppointmentActions,
)
export const BlockToPattern = lazyPart(
  async () => (await import('@/features/patterns/studio/block-to-pattern')).BlockToPattern,
)
export const BulkEdit = lazyPart(async () => (await import('@/studio/bulk-edit/bulk-edit')).BulkEdit)
export const CountryInput = lazyPart(
  async () => (await import('@/features/property/studio/country-input')).CountryInput,
)

export const ColourInput = lazyPart(async () => (await import('@/studio/colour-input')).ColourInput)
export const CommentControls = afterFields(
  lazyPart(async () => (await import('@/features/comments/studio/comment-controls')).CommentControls),
)
export const ComplianceChecklist = afterFields(
  lazyPart(async () => (await import('@/features/compliance/studio/form-parts')).ComplianceChecklist),
)
export const ContentChecks = afterFields(
  lazyPart(async () => (await import('@/features/checks/studio/checks-panel')).ChecksPanel),
)
export const Contradictions = afterFields(
  lazyPart(async () => (await import('./studio-parts-property')).Contradictions),
)
export const CropField = lazyPart(async () => (await import('@/features/media/studio/crop-field')).CropField)
export const DemandConfirmation = lazyPart(
  async () => (await import('@/features/subscriptions/studio/demand-confirmation')).DemandConfirmation,
)
export const DocumentsDrop = lazyPart(
  async () => (await import('@/features/media/studio/documents-drop')).DocumentsDrop,
)
export const EpcComparison = afterFields(
  lazyPart(async () => (await import('./studio-parts-property')).EpcComparison),
)
export const ErasePerson = lazyPart(
  async () => (await import('@/features/privacy/studio/erase-person')).ErasePerson,
)
export const InviteOwner = lazyPart(
  async () => (await import('@/features/accounts/studio/invite-owner')).InviteOwner,
)
export const LeadOverview = lazyPart(
  async () => (await import('@/features/leads/studio/lead-overview')).LeadOverview,
)
export const LibraryUpload = lazyPart(
  async () => (await import('@/features/media/studio/library-upload')).LibraryUpload,
)
export const LinkPicker = lazyPart(
  async () => (await import('@/features/studio-search/studio/link-picker')).LinkPicker,
)
export const LinkStatus = lazyPart(
  async () => (await import('@/features/routing/studio/link-status')).LinkStatus,
)
export const ListRowLabel = lazyPart(
  async () => (await import('@/studio/blocks/list-row-label')).ListRowLabel,
)
export const MatchingDemands = afterFields(
  lazyPart(async () => (await import('@/features/subscriptions/studio/matching-demands')).MatchingDemands),
)
export const MatchingProperties = lazyPart(
  async () => (await import('@/features/subscriptions/studio/matching-properties')).MatchingProperties,
)
export const OfferDecision = lazyPart(
  async () => (await import('@/features/offers/studio/offer-decision')).OfferDecision,
)
export const OwnerPanel = afterFields(
  lazyPart(async () => (await import('@/features/accounts/studio/owner-panel')).OwnerPanel),
)
export const OwnSecurity = lazyPart(
  async () => (await import('@/features/sign-in/studio/own-security')).OwnSecurity,
)
export const PatternOffer = lazyPart(
  async () => (await import('@/features/patterns/studio/pattern-offer')).PatternOffer,
)
export const PatternTools = lazyPart(
  async () => (await import('@/features/patterns/studio/pattern-tools')).PatternTools,
)
export const PictureRows = lazyPart(
  async () => (await import('@/features/media/studio/picture-rows')).PictureRows,
)
export const PicturesField = lazyPart(
  async () => (await import('@/features/media/studio/pictures-field')).PicturesField,
)
export const PropertyBulkEdit = lazyPart(
  async () => (await import('@/features/property/studio/bulk-edit')).BulkEdit,
)
export const PropertyChecks = afterFields(
  lazyPart(async () => (await import('./studio-parts-property')).PropertyChecks),
)
export const RuleRowLabel = lazyPart(
  async () => (await import('@/features/compliance/studio/rule-row-label')).RuleRowLabel,
)
export const SchedulePanel = afterFields(
  lazyPart(async () => (await import('@/features/versions/studio/schedule-panel')).SchedulePanel),
)
export const SentEmail = lazyPart(async () => (await import('@/studio/outbox/sent-email')).SentEmail)
export const SeoPreview = afterFields(
  lazyPart(async () => (await import('@/features/seo/studio/seo-preview')).SeoPreview),
)
export const UndoControls = afterFields(
  lazyPart(async () => (await import('@/features/undo/studio/undo-controls')).UndoControls),
)
export const UrlTest = lazyPart(async () => (await import('@/features/routing/studio/url-test')).UrlTest)
export const UsagePanel = lazyPart(
  async () => (await import('@/features/media/studio/usage-panel')).UsagePanel,
)
export const WritingUse = lazyPart(
  async () => (await import('@/features/writing-help/studio/writing-use')).WritingUse,
)
