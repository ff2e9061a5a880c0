import { LeadOverview as LeadOverview_5ec6db49ac95055d2d1a97492ab8abe2 } from '../../../composition/studio-parts'
import { FactsField as FactsField_2fdfb268115c47ba136c62c13db069c7 } from '../../../studio/facts-field'
import { OfferDecision as OfferDecision_5ec6db49ac95055d2d1a97492ab8abe2 } from '../../../composition/studio-parts'
import { LanguageSelect as LanguageSelect_d02bb1703a4252b0315439c18ab8efca } from '../../../studio/language-select'
import { PresenceList as PresenceList_42de2ee710f6e3c07aa818fae87a69d1 } from '../../../features/versions/studio/presence'
import { BulkEdit as BulkEdit_5ec6db49ac95055d2d1a97492ab8abe2 } from '../../../composition/studio-parts'
import { UndoControls as UndoControls_5ec6db49ac95055d2d1a97492ab8abe2 } from '../../../composition/studio-parts'
import { PresenceNotice as PresenceNotice_42de2ee710f6e3c07aa818fae87a69d1 } from '../../../features/versions/studio/presence'
import { TypedTexts as TypedTexts_6b1a6ff67fe7f148011d3db0fd8fd6f4 } from '../../../features/versions/studio/typed-texts'
import { ConflictDialog as ConflictDialog_3cdb96523f612f688be3210dcb1af7fd } from '../../../features/versions/studio/conflict-dialog'
import { FormErrors as FormErrors_d00b96d2c69554b71c1d7a389faa02c9 } from '../../../studio/form-errors/form-errors'
import { InboxView as InboxView_ad0355a99d21b74d39e7f300642e450d } from '../../../features/leads/studio/inbox-view'
import { AppointmentActions as AppointmentActions_5ec6db49ac95055d2d1a97492ab8abe2 } from '../../../composition/studio-parts'
import { AppointmentDayCell as AppointmentDayCell_ba5f111b95892f2a1c849259f3446f6d } from '../../../features/appointments/studio/appointment-day'
import { AppointmentDay as AppointmentDay_ba5f111b95892f2a1c849259f3446f6d } from '../../../features/appointments/studio/appointment-day'
import { AppointmentsView as AppointmentsView_47199cba84cb1cff4613379f7320ce9e } from '../../../features/appointments/studio/appointments-view'
import { ListView as ListView_6036e83c1447c6f00a88a7c6e110bb4e } from '../../../studio/bulk-edit/list-view'
import { Contradictions as Contradictions_5ec6db49ac95055d2d1a97492ab8abe2 } from '../../../composition/studio-parts'
import { StatusCell as StatusCell_103bf31939de4a40f38fe6a37fb2a3c5 } from '../../../features/property/studio/change-status'
import { StatusInForm as StatusInForm_103bf31939de4a40f38fe6a37fb2a3c5 } from '../../../features/property/studio/change-status'
import { PlaceField as PlaceField_54b194455e0f4db283f16cabe3140779 } from '../../../features/map/studio/place-field'
import { PriceCell as PriceCell_0aaed8750ec7c17bb6f6d6087ead26e1 } from '../../../features/property/studio/price-cell'
import { WritingHelpField as WritingHelpField_da7adcf365cfbd08443ca7356f8cb201 } from '../../../features/writing-help/studio/writing-help-field'
import { PublicUrlResult as PublicUrlResult_756f6d92f8ef274369a9d0e0858c2bda } from '../../../features/routing/studio/public-url-result'
import { EpcComparison as EpcComparison_5ec6db49ac95055d2d1a97492ab8abe2 } from '../../../composition/studio-parts'
import { PicturesField as PicturesField_5ec6db49ac95055d2d1a97492ab8abe2 } from '../../../composition/studio-parts'
import { ListRowLabel as ListRowLabel_5ec6db49ac95055d2d1a97492ab8abe2 } from '../../../composition/studio-parts'
import { DocumentsDrop as DocumentsDrop_5ec6db49ac95055d2d1a97492ab8abe2 } from '../../../composition/studio-parts'
import { OpenNewRows as OpenNewRows_390d8ac90c0aaf82e6ad12ef0739d399 } from '../../../studio/blocks/open-new-rows'
import { OwnerPanel as OwnerPanel_5ec6db49ac95055d2d1a97492ab8abe2 } from '../../../composition/studio-parts'
import { MatchingDemands as MatchingDemands_5ec6db49ac95055d2d1a97492ab8abe2 } from '../../../composition/studio-parts'
import { FeedValues as FeedValues_7702ba947368956ec8b257b500f2c3a7 } from '../../../features/import/studio/feed-values'
import { PropertySectionsField as PropertySectionsField_d90725fd8064c3184138e6008fdbf261 } from '../../../features/compliance/studio/property-sections-field'
import { ComplianceChecklist as ComplianceChecklist_5ec6db49ac95055d2d1a97492ab8abe2 } from '../../../composition/studio-parts'
import { MissingCell as MissingCell_57ae59c1530c01bbbbb2a8a6dde79222 } from '../../../features/compliance/studio/missing-cell'
import { PropertyCell as PropertyCell_3621bef8bb3cfd6f26414f0b3f1fdade } from '../../../features/property/studio/property-cell'
import { HiddenField as HiddenField_3817bf644402e67bfe6577f60ef982de } from '@payloadcms/ui'
import { LanguagePanel as LanguagePanel_9f7abe295bb0f743a33fbb95d7304c2b } from '../../../features/translation/studio/language-panel'
import { PropertyChecks as PropertyChecks_5ec6db49ac95055d2d1a97492ab8abe2 } from '../../../composition/studio-parts'
import { SchedulePanel as SchedulePanel_5ec6db49ac95055d2d1a97492ab8abe2 } from '../../../composition/studio-parts'
import { PublicationCell as PublicationCell_6bc58c7d965035878f8d67040eaaac06 } from '../../../features/translation/studio/publication-cell'
import { PropertyFilters as PropertyFilters_2c4038f3642996d38470b864be4f4b54 } from '../../../features/property/studio/property-filters'
import { PropertyBulkEdit as PropertyBulkEdit_5ec6db49ac95055d2d1a97492ab8abe2 } from '../../../composition/studio-parts'
import { CommentControls as CommentControls_5ec6db49ac95055d2d1a97492ab8abe2 } from '../../../composition/studio-parts'
import { ReviewBar as ReviewBar_d1a0b93d97186845a2b06bf5f357bfec } from '../../../features/review/studio/review-bar'
import { PreviewControls as PreviewControls_94a13de2af1f65fb728c984633efd2cf } from '../../../features/preview/studio/preview-controls'
import { SharePreview as SharePreview_6f2832d9f38d2a8eb9ade552cf5ac712 } from '../../../features/preview/studio/share-preview'
import { SaveControls as SaveControls_e7bf17f6a904ddc88b941d7afeab5379 } from '../../../features/versions/studio/save-controls'
import { DraftStatus as DraftStatus_2913edbba4cf37b183688a1f360aca99 } from '../../../features/versions/studio/draft-status'
import { VersionsView as VersionsView_e632393197f2dc8ddea0456563215def } from '../../../features/versions/studio/versions-view'
import { PreviewBeside as PreviewBeside_c65a10f215cf302594831c0c7452236b } from '../../../features/preview/studio/preview-beside'
import { CountryCell as CountryCell_bf3c9e16a499da12287103f10c19bb2c } from '../../../features/property/studio/country-cell'
import { CountryInput as CountryInput_5ec6db49ac95055d2d1a97492ab8abe2 } from '../../../composition/studio-parts'
import { PatternTools as PatternTools_5ec6db49ac95055d2d1a97492ab8abe2 } from '../../../composition/studio-parts'
import { PickerSentences as PickerSentences_e2efa4c8e3ad3690e06a0aa036657a04 } from '../../../studio/blocks/picker-sentences'
import { PatternOffer as PatternOffer_5ec6db49ac95055d2d1a97492ab8abe2 } from '../../../composition/studio-parts'
import { ColourInput as ColourInput_5ec6db49ac95055d2d1a97492ab8abe2 } from '../../../composition/studio-parts'
import { CssNotice as CssNotice_a99851fdc0ffaba0570d53308413b787 } from '../../../features/content/studio/css-notice'
import { SeoPreview as SeoPreview_5ec6db49ac95055d2d1a97492ab8abe2 } from '../../../composition/studio-parts'
import { LengthHint as LengthHint_c73f31e940e54ee059afa64b67a0f28b } from '../../../features/seo/studio/length-hint'
import { RouteUrl as RouteUrl_9ce98e601264998ce9e99b5818595026 } from '../../../features/routing/studio/route-url'
import { ContentChecks as ContentChecks_5ec6db49ac95055d2d1a97492ab8abe2 } from '../../../composition/studio-parts'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { HistoryFeature as HistoryFeature_06e53f669a0446079d21b49de498f58f } from '../../../features/undo/studio/rich-text-history'
import { PasteFeature as PasteFeature_011a9eec3362900f46c828aa47d5b792 } from '../../../features/content/studio/paste-feature'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkPicker as LinkPicker_5ec6db49ac95055d2d1a97492ab8abe2 } from '../../../composition/studio-parts'
import { LinkStatus as LinkStatus_5ec6db49ac95055d2d1a97492ab8abe2 } from '../../../composition/studio-parts'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
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
import { ModuleUsage as ModuleUsage_5e06d2141888a82d719501b24c72ded5 } from '../../../features/content/studio/module-usage'
import { ModulePublishButton as ModulePublishButton_9f282170d669ca031ea366f36184b7ff } from '../../../features/versions/studio/module-publish-button'
import { CropField as CropField_5ec6db49ac95055d2d1a97492ab8abe2 } from '../../../composition/studio-parts'
import { AltLanguagesCell as AltLanguagesCell_edf53366d487f347265fe488bfb42e7c } from '../../../features/media/studio/alt-languages-cell'
import { UsagePanel as UsagePanel_5ec6db49ac95055d2d1a97492ab8abe2 } from '../../../composition/studio-parts'
import { LibraryUpload as LibraryUpload_5ec6db49ac95055d2d1a97492ab8abe2 } from '../../../composition/studio-parts'
import { MediaFilterBar as MediaFilterBar_800217b40f3e124b9bd26750be41b38c } from '../../../features/media/studio/media-filter-bar'
import { UrlTest as UrlTest_5ec6db49ac95055d2d1a97492ab8abe2 } from '../../../composition/studio-parts'
import { SolveMissingCell as SolveMissingCell_f6fc235c7ea08dfacdcc9213256b930c } from '../../../features/routing/studio/solve-missing'
import { SolveMissingField as SolveMissingField_f6fc235c7ea08dfacdcc9213256b930c } from '../../../features/routing/studio/solve-missing'
import { MissingIntro as MissingIntro_18777ab159ff87236b42088fc1ff7d3b } from '../../../features/routing/studio/missing-intro'
import { DocumentCell as DocumentCell_005f20ed202a0831dd1f018cf8f4a026 } from '../../../studio/place-cell'
import { PlaceCell as PlaceCell_005f20ed202a0831dd1f018cf8f4a026 } from '../../../studio/place-cell'
import { RevokeCell as RevokeCell_8bb0cfac9a8205db99bde1c5be64a88d } from '../../../features/preview/studio/revoke-link'
import { InviteOwner as InviteOwner_5ec6db49ac95055d2d1a97492ab8abe2 } from '../../../composition/studio-parts'
import { MatchingProperties as MatchingProperties_5ec6db49ac95055d2d1a97492ab8abe2 } from '../../../composition/studio-parts'
import { DemandConfirmation as DemandConfirmation_5ec6db49ac95055d2d1a97492ab8abe2 } from '../../../composition/studio-parts'
import { DemandExport as DemandExport_a4495303819be641b61d4aac6355d7c6 } from '../../../features/subscriptions/studio/demand-export'
import { ErasePerson as ErasePerson_5ec6db49ac95055d2d1a97492ab8abe2 } from '../../../composition/studio-parts'
import { CurrentPassword as CurrentPassword_335b3b5066e52ffa5de7d95326ed6208 } from '../../../studio/current-password'
import { WrittenLanguageSelect as WrittenLanguageSelect_d02bb1703a4252b0315439c18ab8efca } from '../../../studio/language-select'
import { OwnSecurity as OwnSecurity_5ec6db49ac95055d2d1a97492ab8abe2 } from '../../../composition/studio-parts'
import { RunView as RunView_4900a4e7f3526f178d5decc6310a76ca } from '../../../features/import/studio/run-view'
import { SentEmail as SentEmail_5ec6db49ac95055d2d1a97492ab8abe2 } from '../../../composition/studio-parts'
import { StateCell as StateCell_10a7ee570a3ac47122c445f212263052 } from '../../../studio/outbox/state-cell'
import { OutboxNotice as OutboxNotice_2620b5e4daaec127e6e77b9c3233c7b9 } from '../../../studio/outbox/outbox-notice'
import { TextCell as TextCell_005f20ed202a0831dd1f018cf8f4a026 } from '../../../studio/place-cell'
import { FieldOfUrl as FieldOfUrl_faa3bf290fc249de957f0ffc9fd34d2b } from '../../../studio/field-of-url'
import { ConsentPreview as ConsentPreview_b19d8d11309ea6638de8c94d1c2d6ec6 } from '../../../features/consent/studio/consent-preview'
import { StandardText as StandardText_7408cf800455c7bdff2bf4fa9a829448 } from '../../../features/consent/studio/standard-text'
import { GlossaryWordInput as GlossaryWordInput_f825db3ad8d0dd9cfa689c193f71630a } from '../../../features/translation/studio/glossary-word'
import { RuleRowLabel as RuleRowLabel_5ec6db49ac95055d2d1a97492ab8abe2 } from '../../../composition/studio-parts'
import { WritingUse as WritingUse_5ec6db49ac95055d2d1a97492ab8abe2 } from '../../../composition/studio-parts'
import { PictureRows as PictureRows_5ec6db49ac95055d2d1a97492ab8abe2 } from '../../../composition/studio-parts'
import { BlockToLibrary as BlockToLibrary_b60ef2c32f5377a95ce00f6277f21bd1 } from '../../../features/content/studio/block-to-library'
import { BlockToPattern as BlockToPattern_5ec6db49ac95055d2d1a97492ab8abe2 } from '../../../composition/studio-parts'
import { BlockRowLabel as BlockRowLabel_060e97d509e15ed9aaf1008b6a3fea92 } from '../../../studio/blocks/block-row-label'
import { StagingBar as StagingBar_0fa52b49d259f713f7e4052a096b77dc } from '../../../studio/staging-bar'
import { LogOutButton as LogOutButton_fa0a9abc732a8074bd2c5b8c30f9c335 } from '../../../studio/session/log-out-button'
import { Icon as Icon_8cd9189122472f4777f61e0fa5dad6e7 } from '../../../studio/brand'
import { Logo as Logo_8cd9189122472f4777f61e0fa5dad6e7 } from '../../../studio/brand'
import { HelpButton as HelpButton_b0b4ecc4afe63764af5e963b8720be27 } from '../../../features/help/studio/help-button'
import { SearchButton as SearchButton_13e812dc7a8bff7757f980bc3afd4592 } from '../../../features/studio-search/studio/search-button'
import { LanguagesNavLink as LanguagesNavLink_847759f6ebaca18fb6caa2f784eb11ea } from '../../../features/translation/studio/nav-link'
import { ReplaceNavLink as ReplaceNavLink_8d46d5c163abe2d0b17a3aa121351d5a } from '../../../features/translation/studio/replace-nav-link'
import { BrokenLinksNavLink as BrokenLinksNavLink_5fb5072faac04a1c24c4bb976ba56ea9 } from '../../../features/routing/studio/broken-links-nav-link'
import { CalendarNavLink as CalendarNavLink_6801407ac6f4960d09faaf76e8d9f67b } from '../../../features/dashboard/studio/calendar-nav-link'
import { ImportsNavLink as ImportsNavLink_dd01dc8abaddacb95370ee0a0b8af2f9 } from '../../../features/import/studio/nav-link'
import { StatisticsNavLink as StatisticsNavLink_6f7723382c312ff34b16d5b001be4b66 } from '../../../features/statistics/studio/nav-link'
import { StateNavLink as StateNavLink_725ba7a8af0818c6729c7df2f247e1fb } from '../../../features/operations/studio/nav-link'
import { HelpNavLink as HelpNavLink_dbb49e97033bd7f27f3f32b3dafb924b } from '../../../features/help/studio/nav-link'
import { StudioTexts as StudioTexts_f7a4781c82b44d5b378852c89a62d0f1 } from '../../../studio/studio-texts'
import { SiteLanguages as SiteLanguages_f7a4781c82b44d5b378852c89a62d0f1 } from '../../../studio/studio-texts'
import { KeepSession as KeepSession_9f4bbfb4e1bdff02a7ba21c214ed1428 } from '../../../studio/session/keep-session'
import { SessionDialog as SessionDialog_e02daa01e97f7e0f8da465cb42eaebb9 } from '../../../features/sign-in/studio/session-dialog'
import { EarlyInput as EarlyInput_9ea5f7e3669b190116b96c0acb7d9a19 } from '../../../studio/early-input'
import { RepairedNames as RepairedNames_962c223974d0011229868844322a97e4 } from '../../../studio/repaired-names'
import { DialogChecks as DialogChecks_a5c53558ccb803c8fd23abf6ac9ba8ec } from '../../../studio/dialog-checks'
import { TabLeavesTexts as TabLeavesTexts_4bb7ccfa758e4a5d893d142642f47627 } from '../../../studio/tab-leaves-texts'
import { UnsavedTexts as UnsavedTexts_8fca4bceff34988f327f86c50bd284fd } from '../../../features/versions/studio/unsaved-texts'
import { Dashboard as Dashboard_025547493c3fb087cdba534187282ffb } from '../../../features/dashboard/studio/dashboard'
import { LogInView as LogInView_0a05e3f716085ecbfa9175f5514592ef } from '../../../features/sign-in/studio/log-in-view'
import { LanguagesView as LanguagesView_47b711577c11cb87981f7bd068366d39 } from '../../../features/translation/studio/languages-view'
import { TranslateView as TranslateView_51c730ec0bcc35d4c6e6d842c2159556 } from '../../../features/translation/studio/translate-view'
import { ReplaceView as ReplaceView_873af40de528421fe66ccc674fb0e88e } from '../../../features/translation/studio/replace-view'
import { BrokenLinksView as BrokenLinksView_f5b46a78aa0bc47ed3384df63945c2de } from '../../../features/routing/studio/broken-links-view'
import { ImportsView as ImportsView_40fb387ed280cf13d28cd51b02e22d1b } from '../../../features/import/studio/imports-view'
import { CalendarView as CalendarView_189782bfd28582ac01d606c1931334e0 } from '../../../features/dashboard/studio/calendar-view'
import { StatisticsView as StatisticsView_fb282254f3e635fca3a5a1718e8effe3 } from '../../../features/statistics/studio/statistics-view'
import { StateView as StateView_e6af9c448d28b7ce292bff82ec190b40 } from '../../../features/operations/studio/state-view'
import { HelpView as HelpView_ced393b60e89fb97b665601b60b9dea8 } from '../../../features/help/studio/help-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/composition/studio-parts#LeadOverview": LeadOverview_5ec6db49ac95055d2d1a97492ab8abe2,
  "/studio/facts-field#FactsField": FactsField_2fdfb268115c47ba136c62c13db069c7,
  "/composition/studio-parts#OfferDecision": OfferDecision_5ec6db49ac95055d2d1a97492ab8abe2,
  "/studio/language-select#LanguageSelect": LanguageSelect_d02bb1703a4252b0315439c18ab8efca,
  "/features/versions/studio/presence#PresenceList": PresenceList_42de2ee710f6e3c07aa818fae87a69d1,
  "/composition/studio-parts#BulkEdit": BulkEdit_5ec6db49ac95055d2d1a97492ab8abe2,
  "/composition/studio-parts#UndoControls": UndoControls_5ec6db49ac95055d2d1a97492ab8abe2,
  "/features/versions/studio/presence#PresenceNotice": PresenceNotice_42de2ee710f6e3c07aa818fae87a69d1,
  "/features/versions/studio/typed-texts#TypedTexts": TypedTexts_6b1a6ff67fe7f148011d3db0fd8fd6f4,
  "/features/versions/studio/conflict-dialog#ConflictDialog": ConflictDialog_3cdb96523f612f688be3210dcb1af7fd,
  "/studio/form-errors/form-errors#FormErrors": FormErrors_d00b96d2c69554b71c1d7a389faa02c9,
  "/features/leads/studio/inbox-view#InboxView": InboxView_ad0355a99d21b74d39e7f300642e450d,
  "/composition/studio-parts#AppointmentActions": AppointmentActions_5ec6db49ac95055d2d1a97492ab8abe2,
  "/features/appointments/studio/appointment-day#AppointmentDayCell": AppointmentDayCell_ba5f111b95892f2a1c849259f3446f6d,
  "/features/appointments/studio/appointment-day#AppointmentDay": AppointmentDay_ba5f111b95892f2a1c849259f3446f6d,
  "/features/appointments/studio/appointments-view#AppointmentsView": AppointmentsView_47199cba84cb1cff4613379f7320ce9e,
  "/studio/bulk-edit/list-view#ListView": ListView_6036e83c1447c6f00a88a7c6e110bb4e,
  "/composition/studio-parts#Contradictions": Contradictions_5ec6db49ac95055d2d1a97492ab8abe2,
  "/features/property/studio/change-status#StatusCell": StatusCell_103bf31939de4a40f38fe6a37fb2a3c5,
  "/features/property/studio/change-status#StatusInForm": StatusInForm_103bf31939de4a40f38fe6a37fb2a3c5,
  "/features/map/studio/place-field#PlaceField": PlaceField_54b194455e0f4db283f16cabe3140779,
  "/features/property/studio/price-cell#PriceCell": PriceCell_0aaed8750ec7c17bb6f6d6087ead26e1,
  "/features/writing-help/studio/writing-help-field#WritingHelpField": WritingHelpField_da7adcf365cfbd08443ca7356f8cb201,
  "/features/routing/studio/public-url-result#PublicUrlResult": PublicUrlResult_756f6d92f8ef274369a9d0e0858c2bda,
  "/composition/studio-parts#EpcComparison": EpcComparison_5ec6db49ac95055d2d1a97492ab8abe2,
  "/composition/studio-parts#PicturesField": PicturesField_5ec6db49ac95055d2d1a97492ab8abe2,
  "/composition/studio-parts#ListRowLabel": ListRowLabel_5ec6db49ac95055d2d1a97492ab8abe2,
  "/composition/studio-parts#DocumentsDrop": DocumentsDrop_5ec6db49ac95055d2d1a97492ab8abe2,
  "/studio/blocks/open-new-rows#OpenNewRows": OpenNewRows_390d8ac90c0aaf82e6ad12ef0739d399,
  "/composition/studio-parts#OwnerPanel": OwnerPanel_5ec6db49ac95055d2d1a97492ab8abe2,
  "/composition/studio-parts#MatchingDemands": MatchingDemands_5ec6db49ac95055d2d1a97492ab8abe2,
  "/features/import/studio/feed-values#FeedValues": FeedValues_7702ba947368956ec8b257b500f2c3a7,
  "/features/compliance/studio/property-sections-field#PropertySectionsField": PropertySectionsField_d90725fd8064c3184138e6008fdbf261,
  "/composition/studio-parts#ComplianceChecklist": ComplianceChecklist_5ec6db49ac95055d2d1a97492ab8abe2,
  "/features/compliance/studio/missing-cell#MissingCell": MissingCell_57ae59c1530c01bbbbb2a8a6dde79222,
  "/features/property/studio/property-cell#PropertyCell": PropertyCell_3621bef8bb3cfd6f26414f0b3f1fdade,
  "@payloadcms/ui#HiddenField": HiddenField_3817bf644402e67bfe6577f60ef982de,
  "/features/translation/studio/language-panel#LanguagePanel": LanguagePanel_9f7abe295bb0f743a33fbb95d7304c2b,
  "/composition/studio-parts#PropertyChecks": PropertyChecks_5ec6db49ac95055d2d1a97492ab8abe2,
  "/composition/studio-parts#SchedulePanel": SchedulePanel_5ec6db49ac95055d2d1a97492ab8abe2,
  "/features/translation/studio/publication-cell#PublicationCell": PublicationCell_6bc58c7d965035878f8d67040eaaac06,
  "/features/property/studio/property-filters#PropertyFilters": PropertyFilters_2c4038f3642996d38470b864be4f4b54,
  "/composition/studio-parts#PropertyBulkEdit": PropertyBulkEdit_5ec6db49ac95055d2d1a97492ab8abe2,
  "/composition/studio-parts#CommentControls": CommentControls_5ec6db49ac95055d2d1a97492ab8abe2,
  "/features/review/studio/review-bar#ReviewBar": ReviewBar_d1a0b93d97186845a2b06bf5f357bfec,
  "/features/preview/studio/preview-controls#PreviewControls": PreviewControls_94a13de2af1f65fb728c984633efd2cf,
  "/features/preview/studio/share-preview#SharePreview": SharePreview_6f2832d9f38d2a8eb9ade552cf5ac712,
  "/features/versions/studio/save-controls#SaveControls": SaveControls_e7bf17f6a904ddc88b941d7afeab5379,
  "/features/versions/studio/draft-status#DraftStatus": DraftStatus_2913edbba4cf37b183688a1f360aca99,
  "/features/versions/studio/versions-view#VersionsView": VersionsView_e632393197f2dc8ddea0456563215def,
  "/features/preview/studio/preview-beside#PreviewBeside": PreviewBeside_c65a10f215cf302594831c0c7452236b,
  "/features/property/studio/country-cell#CountryCell": CountryCell_bf3c9e16a499da12287103f10c19bb2c,
  "/composition/studio-parts#CountryInput": CountryInput_5ec6db49ac95055d2d1a97492ab8abe2,
  "/composition/studio-parts#PatternTools": PatternTools_5ec6db49ac95055d2d1a97492ab8abe2,
  "/studio/blocks/picker-sentences#PickerSentences": PickerSentences_e2efa4c8e3ad3690e06a0aa036657a04,
  "/composition/studio-parts#PatternOffer": PatternOffer_5ec6db49ac95055d2d1a97492ab8abe2,
  "/composition/studio-parts#ColourInput": ColourInput_5ec6db49ac95055d2d1a97492ab8abe2,
  "/features/content/studio/css-notice#CssNotice": CssNotice_a99851fdc0ffaba0570d53308413b787,
  "/composition/studio-parts#SeoPreview": SeoPreview_5ec6db49ac95055d2d1a97492ab8abe2,
  "/features/seo/studio/length-hint#LengthHint": LengthHint_c73f31e940e54ee059afa64b67a0f28b,
  "/features/routing/studio/route-url#RouteUrl": RouteUrl_9ce98e601264998ce9e99b5818595026,
  "/composition/studio-parts#ContentChecks": ContentChecks_5ec6db49ac95055d2d1a97492ab8abe2,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/features/undo/studio/rich-text-history#HistoryFeature": HistoryFeature_06e53f669a0446079d21b49de498f58f,
  "/features/content/studio/paste-feature#PasteFeature": PasteFeature_011a9eec3362900f46c828aa47d5b792,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/composition/studio-parts#LinkPicker": LinkPicker_5ec6db49ac95055d2d1a97492ab8abe2,
  "/composition/studio-parts#LinkStatus": LinkStatus_5ec6db49ac95055d2d1a97492ab8abe2,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
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
  "/features/content/studio/module-usage#ModuleUsage": ModuleUsage_5e06d2141888a82d719501b24c72ded5,
  "/features/versions/studio/module-publish-button#ModulePublishButton": ModulePublishButton_9f282170d669ca031ea366f36184b7ff,
  "/composition/studio-parts#CropField": CropField_5ec6db49ac95055d2d1a97492ab8abe2,
  "/features/media/studio/alt-languages-cell#AltLanguagesCell": AltLanguagesCell_edf53366d487f347265fe488bfb42e7c,
  "/composition/studio-parts#UsagePanel": UsagePanel_5ec6db49ac95055d2d1a97492ab8abe2,
  "/composition/studio-parts#LibraryUpload": LibraryUpload_5ec6db49ac95055d2d1a97492ab8abe2,
  "/features/media/studio/media-filter-bar#MediaFilterBar": MediaFilterBar_800217b40f3e124b9bd26750be41b38c,
  "/composition/studio-parts#UrlTest": UrlTest_5ec6db49ac95055d2d1a97492ab8abe2,
  "/features/routing/studio/solve-missing#SolveMissingCell": SolveMissingCell_f6fc235c7ea08dfacdcc9213256b930c,
  "/features/routing/studio/solve-missing#SolveMissingField": SolveMissingField_f6fc235c7ea08dfacdcc9213256b930c,
  "/features/routing/studio/missing-intro#MissingIntro": MissingIntro_18777ab159ff87236b42088fc1ff7d3b,
  "/studio/place-cell#DocumentCell": DocumentCell_005f20ed202a0831dd1f018cf8f4a026,
  "/studio/place-cell#PlaceCell": PlaceCell_005f20ed202a0831dd1f018cf8f4a026,
  "/features/preview/studio/revoke-link#RevokeCell": RevokeCell_8bb0cfac9a8205db99bde1c5be64a88d,
  "/composition/studio-parts#InviteOwner": InviteOwner_5ec6db49ac95055d2d1a97492ab8abe2,
  "/composition/studio-parts#MatchingProperties": MatchingProperties_5ec6db49ac95055d2d1a97492ab8abe2,
  "/composition/studio-parts#DemandConfirmation": DemandConfirmation_5ec6db49ac95055d2d1a97492ab8abe2,
  "/features/subscriptions/studio/demand-export#DemandExport": DemandExport_a4495303819be641b61d4aac6355d7c6,
  "/composition/studio-parts#ErasePerson": ErasePerson_5ec6db49ac95055d2d1a97492ab8abe2,
  "/studio/current-password#CurrentPassword": CurrentPassword_335b3b5066e52ffa5de7d95326ed6208,
  "/studio/language-select#WrittenLanguageSelect": WrittenLanguageSelect_d02bb1703a4252b0315439c18ab8efca,
  "/composition/studio-parts#OwnSecurity": OwnSecurity_5ec6db49ac95055d2d1a97492ab8abe2,
  "/features/import/studio/run-view#RunView": RunView_4900a4e7f3526f178d5decc6310a76ca,
  "/composition/studio-parts#SentEmail": SentEmail_5ec6db49ac95055d2d1a97492ab8abe2,
  "/studio/outbox/state-cell#StateCell": StateCell_10a7ee570a3ac47122c445f212263052,
  "/studio/outbox/outbox-notice#OutboxNotice": OutboxNotice_2620b5e4daaec127e6e77b9c3233c7b9,
  "/studio/place-cell#TextCell": TextCell_005f20ed202a0831dd1f018cf8f4a026,
  "/studio/field-of-url#FieldOfUrl": FieldOfUrl_faa3bf290fc249de957f0ffc9fd34d2b,
  "/features/consent/studio/consent-preview#ConsentPreview": ConsentPreview_b19d8d11309ea6638de8c94d1c2d6ec6,
  "/features/consent/studio/standard-text#StandardText": StandardText_7408cf800455c7bdff2bf4fa9a829448,
  "/features/translation/studio/glossary-word#GlossaryWordInput": GlossaryWordInput_f825db3ad8d0dd9cfa689c193f71630a,
  "/composition/studio-parts#RuleRowLabel": RuleRowLabel_5ec6db49ac95055d2d1a97492ab8abe2,
  "/composition/studio-parts#WritingUse": WritingUse_5ec6db49ac95055d2d1a97492ab8abe2,
  "/composition/studio-parts#PictureRows": PictureRows_5ec6db49ac95055d2d1a97492ab8abe2,
  "/features/content/studio/block-to-library#BlockToLibrary": BlockToLibrary_b60ef2c32f5377a95ce00f6277f21bd1,
  "/composition/studio-parts#BlockToPattern": BlockToPattern_5ec6db49ac95055d2d1a97492ab8abe2,
  "/studio/blocks/block-row-label#BlockRowLabel": BlockRowLabel_060e97d509e15ed9aaf1008b6a3fea92,
  "/studio/staging-bar#StagingBar": StagingBar_0fa52b49d259f713f7e4052a096b77dc,
  "/studio/session/log-out-button#LogOutButton": LogOutButton_fa0a9abc732a8074bd2c5b8c30f9c335,
  "/studio/brand#Icon": Icon_8cd9189122472f4777f61e0fa5dad6e7,
  "/studio/brand#Logo": Logo_8cd9189122472f4777f61e0fa5dad6e7,
  "/features/help/studio/help-button#HelpButton": HelpButton_b0b4ecc4afe63764af5e963b8720be27,
  "/features/studio-search/studio/search-button#SearchButton": SearchButton_13e812dc7a8bff7757f980bc3afd4592,
  "/features/translation/studio/nav-link#LanguagesNavLink": LanguagesNavLink_847759f6ebaca18fb6caa2f784eb11ea,
  "/features/translation/studio/replace-nav-link#ReplaceNavLink": ReplaceNavLink_8d46d5c163abe2d0b17a3aa121351d5a,
  "/features/routing/studio/broken-links-nav-link#BrokenLinksNavLink": BrokenLinksNavLink_5fb5072faac04a1c24c4bb976ba56ea9,
  "/features/dashboard/studio/calendar-nav-link#CalendarNavLink": CalendarNavLink_6801407ac6f4960d09faaf76e8d9f67b,
  "/features/import/studio/nav-link#ImportsNavLink": ImportsNavLink_dd01dc8abaddacb95370ee0a0b8af2f9,
  "/features/statistics/studio/nav-link#StatisticsNavLink": StatisticsNavLink_6f7723382c312ff34b16d5b001be4b66,
  "/features/operations/studio/nav-link#StateNavLink": StateNavLink_725ba7a8af0818c6729c7df2f247e1fb,
  "/features/help/studio/nav-link#HelpNavLink": HelpNavLink_dbb49e97033bd7f27f3f32b3dafb924b,
  "/studio/studio-texts#StudioTexts": StudioTexts_f7a4781c82b44d5b378852c89a62d0f1,
  "/studio/studio-texts#SiteLanguages": SiteLanguages_f7a4781c82b44d5b378852c89a62d0f1,
  "/studio/session/keep-session#KeepSession": KeepSession_9f4bbfb4e1bdff02a7ba21c214ed1428,
  "/features/sign-in/studio/session-dialog#SessionDialog": SessionDialog_e02daa01e97f7e0f8da465cb42eaebb9,
  "/studio/early-input#EarlyInput": EarlyInput_9ea5f7e3669b190116b96c0acb7d9a19,
  "/studio/repaired-names#RepairedNames": RepairedNames_962c223974d0011229868844322a97e4,
  "/studio/dialog-checks#DialogChecks": DialogChecks_a5c53558ccb803c8fd23abf6ac9ba8ec,
  "/studio/tab-leaves-texts#TabLeavesTexts": TabLeavesTexts_4bb7ccfa758e4a5d893d142642f47627,
  "/features/versions/studio/unsaved-texts#UnsavedTexts": UnsavedTexts_8fca4bceff34988f327f86c50bd284fd,
  "/features/dashboard/studio/dashboard#Dashboard": Dashboard_025547493c3fb087cdba534187282ffb,
  "/features/sign-in/studio/log-in-view#LogInView": LogInView_0a05e3f716085ecbfa9175f5514592ef,
  "/features/translation/studio/languages-view#LanguagesView": LanguagesView_47b711577c11cb87981f7bd068366d39,
  "/features/translation/studio/translate-view#TranslateView": TranslateView_51c730ec0bcc35d4c6e6d842c2159556,
  "/features/translation/studio/replace-view#ReplaceView": ReplaceView_873af40de528421fe66ccc674fb0e88e,
  "/features/routing/studio/broken-links-view#BrokenLinksView": BrokenLinksView_f5b46a78aa0bc47ed3384df63945c2de,
  "/features/import/studio/imports-view#ImportsView": ImportsView_40fb387ed280cf13d28cd51b02e22d1b,
  "/features/dashboard/studio/calendar-view#CalendarView": CalendarView_189782bfd28582ac01d606c1931334e0,
  "/features/statistics/studio/statistics-view#StatisticsView": StatisticsView_fb282254f3e635fca3a5a1718e8effe3,
  "/features/operations/studio/state-view#StateView": StateView_e6af9c448d28b7ce292bff82ec190b40,
  "/features/help/studio/help-view#HelpView": HelpView_ced393b60e89fb97b665601b60b9dea8,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
