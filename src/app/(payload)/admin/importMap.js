import { LeadOverview as LeadOverview_5616aa3ad29887bf3928191abfb44b7e } from '../../../studio/inbox/lead-overview'
import { FactsField as FactsField_d489690583eb781e929ed8b297408861 } from '../../../studio/facts/facts-field'
import { OfferDecision as OfferDecision_dd9867c0beea39a59a054deede98d72b } from '../../../studio/leads/offer-decision'
import { InboxView as InboxView_2dadbe956ec9c699d22050400ce0a7c4 } from '../../../studio/inbox/inbox-view'
import { AppointmentActions as AppointmentActions_cdd92456d2be21f3f62636dd5202fdff } from '../../../studio/appointments/appointment-actions'
import { AppointmentsView as AppointmentsView_6d168573716ada7a74b1fa786e42b63f } from '../../../studio/appointments/appointments-view'
import { PlaceField as PlaceField_a53b55b883635584b5423792b0fce94c } from '../../../studio/place/place-field'
import { EpcComparison as EpcComparison_b699178fa4070036e861f6921f287a3e } from '../../../studio/property/epc-comparison'
import { PicturesField as PicturesField_d0f9c7d3b33be44be097f810b4e629b0 } from '../../../studio/media/pictures-field'
import { DocumentsDrop as DocumentsDrop_5a60e26701c421fc6a066eb6f70ad518 } from '../../../studio/media/documents-drop'
import { ComplianceChecklist as ComplianceChecklist_ea5f973307f390ce506e0469e9c91037 } from '../../../studio/compliance/compliance-checklist'
import { MissingCell as MissingCell_0dd7fbb6d1dff2f683ed88f76227aa54 } from '../../../studio/compliance/missing-cell'
import { LanguagePanel as LanguagePanel_d7a1516b83cb43c82c33ffd88cd0ad54 } from '../../../studio/languages/language-panel'
import { ListActions as ListActions_ccb0d4e1439d606367feffa1dc9d43ea } from '../../../studio/property/list-actions'
import { PreviewControls as PreviewControls_5fc05840fb32a556b0758308eb54f925 } from '../../../studio/preview/preview-controls'
import { SharePreview as SharePreview_e40604752c939d3f64215c8440d0b16a } from '../../../studio/preview/share-preview'
import { PickerSentences as PickerSentences_e2efa4c8e3ad3690e06a0aa036657a04 } from '../../../studio/blocks/picker-sentences'
import { OpenNewRows as OpenNewRows_390d8ac90c0aaf82e6ad12ef0739d399 } from '../../../studio/blocks/open-new-rows'
import { CssNotice as CssNotice_524b2cb3a741a59b0235efc384de0723 } from '../../../studio/page-css/css-notice'
import { SeoPreview as SeoPreview_8d78d9fb962d03befee7ce1a5cc2aa05 } from '../../../studio/seo/seo-preview'
import { LengthHint as LengthHint_48c051d02c9c9555f706b87707b50699 } from '../../../studio/seo/length-hint'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RelationshipFeatureClient as RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ChecklistFeatureClient as ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AlignFeatureClient as AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ModuleUsage as ModuleUsage_3cfedf880c4152c4268b40254a130065 } from '../../../studio/modules/module-usage'
import { ModulePublishButton as ModulePublishButton_24c4a2c2b697b5d83d8f5ebfced5f561 } from '../../../studio/modules/module-publish-button'
import { AltLanguagesCell as AltLanguagesCell_5160cfed3fac2f6e3ca97027fbe5547a } from '../../../studio/media/alt-languages-cell'
import { UsagePanel as UsagePanel_b090ae6496acba8814793d27b94077ec } from '../../../studio/media/usage-panel'
import { AddressTest as AddressTest_9caa632d95279566e1785983810026de } from '../../../studio/addresses/address-test'
import { SolveMissingCell as SolveMissingCell_a4e29927207494cd4e6a45faa22da03a } from '../../../studio/addresses/solve-missing'
import { SolveMissingField as SolveMissingField_a4e29927207494cd4e6a45faa22da03a } from '../../../studio/addresses/solve-missing'
import { MissingIntro as MissingIntro_b64aae2b9fdec1804a25099cb819b702 } from '../../../studio/addresses/missing-intro'
import { ErasePerson as ErasePerson_5afa09ea3d3d375a8a1b13cc03e84bcb } from '../../../studio/erasure/erase-person'
import { SentLetter as SentLetter_e14f719db0f509e04ef94b7f6447fa4b } from '../../../studio/outbox/sent-letter'
import { StateCell as StateCell_10a7ee570a3ac47122c445f212263052 } from '../../../studio/outbox/state-cell'
import { OutboxNotice as OutboxNotice_2620b5e4daaec127e6e77b9c3233c7b9 } from '../../../studio/outbox/outbox-notice'
import { ConsentPreview as ConsentPreview_5a1f6a0a272d896c99f8fcdb8c78f7a3 } from '../../../studio/consent/consent-preview'
import { StandardText as StandardText_4095805cc72189a59aee38822e5488f4 } from '../../../studio/consent/standard-text'
import { RuleRowLabel as RuleRowLabel_8f279cf14f573c36ad9f3a5be1e84e70 } from '../../../studio/compliance/rule-row-label'
import { BlockToLibrary as BlockToLibrary_93a2ce2a5912021bfcc2bc6d5d602af3 } from '../../../studio/modules/block-to-library'
import { BlockRowLabel as BlockRowLabel_060e97d509e15ed9aaf1008b6a3fea92 } from '../../../studio/blocks/block-row-label'
import { Icon as Icon_e516e452f5209c298589f38f3db7fc09 } from '../../../studio/brand/icon'
import { Logo as Logo_4d278453bab738c6a71420e9add0ef5c } from '../../../studio/brand/logo'
import { LanguagesNavLink as LanguagesNavLink_effd7b230ff095a7a92ff85794f52341 } from '../../../studio/languages/nav-link'
import { KeepSession as KeepSession_9f4bbfb4e1bdff02a7ba21c214ed1428 } from '../../../studio/session/keep-session'
import { Dashboard as Dashboard_5fa2f324e10137e55b436adac85f1a56 } from '../../../studio/dashboard/dashboard'
import { LanguagesView as LanguagesView_6d3e756d6deb995bb3ec2bd2d286a9c6 } from '../../../studio/languages/languages-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/studio/inbox/lead-overview#LeadOverview": LeadOverview_5616aa3ad29887bf3928191abfb44b7e,
  "/studio/facts/facts-field#FactsField": FactsField_d489690583eb781e929ed8b297408861,
  "/studio/leads/offer-decision#OfferDecision": OfferDecision_dd9867c0beea39a59a054deede98d72b,
  "/studio/inbox/inbox-view#InboxView": InboxView_2dadbe956ec9c699d22050400ce0a7c4,
  "/studio/appointments/appointment-actions#AppointmentActions": AppointmentActions_cdd92456d2be21f3f62636dd5202fdff,
  "/studio/appointments/appointments-view#AppointmentsView": AppointmentsView_6d168573716ada7a74b1fa786e42b63f,
  "/studio/place/place-field#PlaceField": PlaceField_a53b55b883635584b5423792b0fce94c,
  "/studio/property/epc-comparison#EpcComparison": EpcComparison_b699178fa4070036e861f6921f287a3e,
  "/studio/media/pictures-field#PicturesField": PicturesField_d0f9c7d3b33be44be097f810b4e629b0,
  "/studio/media/documents-drop#DocumentsDrop": DocumentsDrop_5a60e26701c421fc6a066eb6f70ad518,
  "/studio/compliance/compliance-checklist#ComplianceChecklist": ComplianceChecklist_ea5f973307f390ce506e0469e9c91037,
  "/studio/compliance/missing-cell#MissingCell": MissingCell_0dd7fbb6d1dff2f683ed88f76227aa54,
  "/studio/languages/language-panel#LanguagePanel": LanguagePanel_d7a1516b83cb43c82c33ffd88cd0ad54,
  "/studio/property/list-actions#ListActions": ListActions_ccb0d4e1439d606367feffa1dc9d43ea,
  "/studio/preview/preview-controls#PreviewControls": PreviewControls_5fc05840fb32a556b0758308eb54f925,
  "/studio/preview/share-preview#SharePreview": SharePreview_e40604752c939d3f64215c8440d0b16a,
  "/studio/blocks/picker-sentences#PickerSentences": PickerSentences_e2efa4c8e3ad3690e06a0aa036657a04,
  "/studio/blocks/open-new-rows#OpenNewRows": OpenNewRows_390d8ac90c0aaf82e6ad12ef0739d399,
  "/studio/page-css/css-notice#CssNotice": CssNotice_524b2cb3a741a59b0235efc384de0723,
  "/studio/seo/seo-preview#SeoPreview": SeoPreview_8d78d9fb962d03befee7ce1a5cc2aa05,
  "/studio/seo/length-hint#LengthHint": LengthHint_48c051d02c9c9555f706b87707b50699,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#RelationshipFeatureClient": RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ChecklistFeatureClient": ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#AlignFeatureClient": AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/studio/modules/module-usage#ModuleUsage": ModuleUsage_3cfedf880c4152c4268b40254a130065,
  "/studio/modules/module-publish-button#ModulePublishButton": ModulePublishButton_24c4a2c2b697b5d83d8f5ebfced5f561,
  "/studio/media/alt-languages-cell#AltLanguagesCell": AltLanguagesCell_5160cfed3fac2f6e3ca97027fbe5547a,
  "/studio/media/usage-panel#UsagePanel": UsagePanel_b090ae6496acba8814793d27b94077ec,
  "/studio/addresses/address-test#AddressTest": AddressTest_9caa632d95279566e1785983810026de,
  "/studio/addresses/solve-missing#SolveMissingCell": SolveMissingCell_a4e29927207494cd4e6a45faa22da03a,
  "/studio/addresses/solve-missing#SolveMissingField": SolveMissingField_a4e29927207494cd4e6a45faa22da03a,
  "/studio/addresses/missing-intro#MissingIntro": MissingIntro_b64aae2b9fdec1804a25099cb819b702,
  "/studio/erasure/erase-person#ErasePerson": ErasePerson_5afa09ea3d3d375a8a1b13cc03e84bcb,
  "/studio/outbox/sent-letter#SentLetter": SentLetter_e14f719db0f509e04ef94b7f6447fa4b,
  "/studio/outbox/state-cell#StateCell": StateCell_10a7ee570a3ac47122c445f212263052,
  "/studio/outbox/outbox-notice#OutboxNotice": OutboxNotice_2620b5e4daaec127e6e77b9c3233c7b9,
  "/studio/consent/consent-preview#ConsentPreview": ConsentPreview_5a1f6a0a272d896c99f8fcdb8c78f7a3,
  "/studio/consent/standard-text#StandardText": StandardText_4095805cc72189a59aee38822e5488f4,
  "/studio/compliance/rule-row-label#RuleRowLabel": RuleRowLabel_8f279cf14f573c36ad9f3a5be1e84e70,
  "/studio/modules/block-to-library#BlockToLibrary": BlockToLibrary_93a2ce2a5912021bfcc2bc6d5d602af3,
  "/studio/blocks/block-row-label#BlockRowLabel": BlockRowLabel_060e97d509e15ed9aaf1008b6a3fea92,
  "/studio/brand/icon#Icon": Icon_e516e452f5209c298589f38f3db7fc09,
  "/studio/brand/logo#Logo": Logo_4d278453bab738c6a71420e9add0ef5c,
  "/studio/languages/nav-link#LanguagesNavLink": LanguagesNavLink_effd7b230ff095a7a92ff85794f52341,
  "/studio/session/keep-session#KeepSession": KeepSession_9f4bbfb4e1bdff02a7ba21c214ed1428,
  "/studio/dashboard/dashboard#Dashboard": Dashboard_5fa2f324e10137e55b436adac85f1a56,
  "/studio/languages/languages-view#LanguagesView": LanguagesView_6d3e756d6deb995bb3ec2bd2d286a9c6,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
