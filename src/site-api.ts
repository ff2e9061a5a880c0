// What an agency's folder `site/` may use of the product, with `site-api/`; `docs/customising.md` says what each is for. All else
// in `src` may change between releases. Payload's command line loads this file: no views and no styles.
export type { SiteConfig } from './lib/site-config'
export type { SitePictures, SiteTheme } from './lib/theme/site-theme'

export { defineBlock } from './blocks/define-block'
export type {
  BlockContext,
  BlockFixture,
  BlockPlace,
  BlockSchema,
  BlockViewProps,
} from './blocks/define-block'
export { inPickerWith } from './blocks/block-picker'
export { blockOptions, optionsWithoutItems } from './lib/payload/fields/block-options'
export {
  chosenPropertiesField,
  nameField,
  offeredGoalField,
  visibilityField,
} from './lib/payload/fields/common-fields'
export { linkFields, urlField } from './lib/payload/fields/link-field'
export {
  defineForm,
  FormRefusal,
  type EmailFacts,
  type FormDefinition,
} from './features/submissions/model/define-form'
export { addressFields } from './features/submissions/model/address-fields'
export {
  contactDeviceField,
  messageField,
  nameFields,
  personFields,
  timeSlotField,
  titleField,
} from './features/submissions/model/person-fields'
export {
  agencyEmail,
  confirmationEmail,
  standardEmails,
  visitorEmail,
} from './features/submissions/model/standard-emails'
/** An own field of properties, in `site/fields.ts`. */
export type { OwnField as SiteField } from './features/property/model/own-fields'
export type { Locale, Localized } from './lib/i18n/locales'
