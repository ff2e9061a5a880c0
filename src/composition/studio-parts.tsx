'use client'

import { late } from '@/studio/late'
import { afterFields } from '@/studio/after-fields'

/**
 * Parts of the studio that few of its pages show. Next gives every page of the studio the code of all components that
 * the configuration names, so these are named here and fetch theirs when they are shown. (A part whose content should be
 * in the HTML, or that wraps others, is named by its own file.)
 */

export const AppointmentActions = late(
  async () => (await import('@/features/appointments/studio/appointment-actions')).AppointmentActions,
)
export const BlockToPattern = late(
  async () => (await import('@/features/patterns/studio/block-to-pattern')).BlockToPattern,
)
export const CountryInput = late(
  async () => (await import('@/features/property/studio/country-input')).CountryInput,
)

export const ColourInput = late(async () => (await import('@/studio/colour-input')).ColourInput)
export const ComplianceChecklist = afterFields(
  late(async () => (await import('@/features/compliance/studio/form-parts')).ComplianceChecklist),
)
export const ContentChecks = afterFields(
  late(async () => (await import('@/features/checks/studio/checks-panel')).ChecksPanel),
)
export const Contradictions = afterFields(
  late(async () => (await import('./studio-parts-property')).Contradictions),
)
export const CropField = late(async () => (await import('@/features/media/studio/crop-field')).CropField)
export const DemandConfirmation = late(
  async () => (await import('@/features/subscriptions/studio/demand-confirmation')).DemandConfirmation,
)
export const DocumentsDrop = late(
  async () => (await import('@/features/media/studio/documents-drop')).DocumentsDrop,
)
export const EpcComparison = afterFields(
  late(async () => (await import('./studio-parts-property')).EpcComparison),
)
export const ErasePerson = late(
  async () => (await import('@/features/privacy/studio/erase-person')).ErasePerson,
)
export const InviteOwner = late(
  async () => (await import('@/features/accounts/studio/invite-owner')).InviteOwner,
)
export const LeadOverview = late(
  async () => (await import('@/features/leads/studio/lead-overview')).LeadOverview,
)
export const LibraryUpload = late(
  async () => (await import('@/features/media/studio/library-upload')).LibraryUpload,
)
export const LinkPicker = late(async () => (await import('@/features/finding/studio/link-picker')).LinkPicker)
export const LinkStatus = late(async () => (await import('@/features/routing/studio/link-status')).LinkStatus)
export const ListRowLabel = late(async () => (await import('@/studio/blocks/list-row-label')).ListRowLabel)
export const MatchingDemands = afterFields(
  late(async () => (await import('@/features/subscriptions/studio/matching-demands')).MatchingDemands),
)
export const MatchingProperties = late(
  async () => (await import('@/features/subscriptions/studio/matching-properties')).MatchingProperties,
)
export const OfferDecision = late(
  async () => (await import('@/features/offers/studio/offer-decision')).OfferDecision,
)
export const OwnerPanel = afterFields(
  late(async () => (await import('@/features/accounts/studio/owner-panel')).OwnerPanel),
)
export const OwnSecurity = late(
  async () => (await import('@/features/sign-in/studio/own-security')).OwnSecurity,
)
export const PatternOffer = late(
  async () => (await import('@/features/patterns/studio/pattern-offer')).PatternOffer,
)
export const PatternTools = late(
  async () => (await import('@/features/patterns/studio/pattern-tools')).PatternTools,
)
export const PicturesField = late(
  async () => (await import('@/features/media/studio/pictures-field')).PicturesField,
)
export const PropertyChecks = afterFields(
  late(async () => (await import('./studio-parts-property')).PropertyChecks),
)
export const RuleRowLabel = late(
  async () => (await import('@/features/compliance/studio/rule-row-label')).RuleRowLabel,
)
export const SchedulePanel = afterFields(
  late(async () => (await import('@/features/versions/studio/schedule-panel')).SchedulePanel),
)
export const SentEmail = late(async () => (await import('@/studio/outbox/sent-email')).SentEmail)
export const SeoPreview = afterFields(
  late(async () => (await import('@/features/seo/studio/seo-preview')).SeoPreview),
)
export const UrlTest = late(async () => (await import('@/features/routing/studio/url-test')).UrlTest)
export const UsagePanel = late(async () => (await import('@/features/media/studio/usage-panel')).UsagePanel)
