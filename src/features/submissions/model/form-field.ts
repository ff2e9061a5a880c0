import type { Localized } from '@/lib/i18n/locales'

/** Fields stored in `person` of a lead, under the same names. */
export const personFieldNames = [
  'title',
  'firstName',
  'lastName',
  'email',
  'phone',
  'street',
  'houseNumber',
  'boxNr',
  'zip',
  'city',
  'country',
] as const

/** Fields the agency may enable (formsConfig); off by default. */
export const optionalFormFields = [
  'address',
  'timeSlot',
  'contactDevice',
  'pets',
  'reasonForMoving',
  'jobCv',
] as const

export type OptionalFormField = (typeof optionalFormFields)[number]

/** Choices that change while a page is cached, or differ between properties: they are read at each request. */
const dynamicSources = ['appointmentSlots', 'propertyDocuments'] as const
export type DynamicSource = (typeof dynamicSources)[number]

/** Options read from the database when the form is shown or checked. */
export type OptionSource = 'propertyTypes' | 'localities' | DynamicSource

export const isDynamicSource = (source: OptionSource): source is DynamicSource =>
  dynamicSources.some((each) => each === source)

/** Common to every field. `Text` is `Localized` in a form definition, `string` in a form model. */
interface FieldBase<Text> {
  /** Key of the answer: letters only, unique in the form. */
  name: string
  label: Text
  /** A sentence under the label. */
  help?: Text
  required?: boolean
  /** Token of the HTML attribute `autocomplete`; `off` where autofill cannot help. */
  autocomplete?: string
  /** Width in columns of two on a wide screen; default: both. */
  width?: 'half'
  /** Shown only when the agency enabled this. */
  onlyIf?: OptionalFormField
  /** Error for a missing required answer, where “{field} is required” is not enough. */
  missingText?: Text
  /** Not required while the text of one of these fields contains one of its parts; without parts, any text will do. */
  optionalWith?: { field: string; contains?: string[] }[]
  /** Shown (and required, if so marked) only while another field has one of these values. */
  when?: { field: string; is: string[] }
}

export interface FieldOption<Text> {
  value: string
  label: Text
  /** No longer available, such as a full slot. A visitor who chose it earlier gets the form's own error. */
  disabled?: boolean
  /** Accepted, and shown to those who chose it earlier; not offered, such as a place where the agency does not work. */
  isUnlisted?: true
  /** Offered only while this setting of the site is on. */
  onlyIf?: 'showTakeovers'
  /** Heading of the group under which a select shows it. */
  group?: Text
}

export interface TextField<Text> extends FieldBase<Text> {
  kind: 'text' | 'textarea' | 'email' | 'phone'
  /** Sent with the form and not shown: what led to it fills it in. */
  isHidden?: true
  minLength?: number
  /** In characters; the defaults per kind are in `form-schema.ts`. */
  maxLength?: number
  /** A postcode gets a numeric keyboard. */
  inputMode?: 'numeric' | 'url'
  /** Belgian postcodes of four digits, stored as `4000, 4020`. */
  isPostcodes?: true
  placeholder?: Text
}

/** A whole number; `money` is in whole euro. */
export interface NumberField<Text> extends FieldBase<Text> {
  kind: 'number' | 'money'
  min: number
  max: number
}

export interface DateField<Text> extends FieldBase<Text> {
  kind: 'date'
  /** Earliest and latest day, in days from today in Brussels. */
  fromDays?: number
  toDays?: number
}

export interface ChoiceField<Text> extends FieldBase<Text> {
  /** `checkboxes` takes several values, the others one. */
  kind: 'select' | 'radio' | 'checkboxes'
  options: FieldOption<Text>[] | OptionSource
  /** What an optional `radio` offers for no answer; default: no preference. */
  noAnswer?: Text
  /** Maximum number of choices of `checkboxes`; default 50. */
  maxChoices?: number
  /** The options are localities, which can also be chosen on the drawn map. */
  isOnMap?: true
}

export interface CheckboxField<Text> extends FieldBase<Text> {
  kind: 'checkbox'
}

/** One file: PDF or Word (docx), at most 5 MB. */
export interface FileField<Text> extends FieldBase<Text> {
  kind: 'file'
}

/** A point the visitor may set on a map: `latitude,longitude` with up to six decimals. Never required. */
export interface PointField<Text> extends FieldBase<Text> {
  kind: 'point'
}

export type FormField<Text = Localized> =
  | TextField<Text>
  | NumberField<Text>
  | DateField<Text>
  | ChoiceField<Text>
  | CheckboxField<Text>
  | FileField<Text>
  | PointField<Text>

type FieldText = 'label' | 'help' | 'missingText' | 'noAnswer' | 'placeholder'

/** An option in a form's schema: its value, or with more than that. */
export type OptionSchema = string | ({ label?: Localized } & Omit<FieldOption<Localized>, 'label'>)

/** A field as a form's schema writes it: its texts are in `messages/<language>/schema.json`, put in by `defineForm`. */
export type SchemaOf<Field> =
  Field extends ChoiceField<Localized>
    ? Omit<Field, FieldText | 'options'> &
        Partial<Pick<Field, FieldText & keyof Field>> & { options: OptionSchema[] | OptionSource }
    : Omit<Field, FieldText> & Partial<Pick<Field, FieldText & keyof Field>>
export type FieldSchema = SchemaOf<FormField>

/** A step as a form's schema writes it. One with a title has an id, under which its texts are. */
export interface StepSchema {
  id?: string
  intro?: Localized
  fields: FieldSchema[]
}

/** A part of a form with its own heading; with JavaScript, long forms show one step at a time. */
export interface FormStep<Text = Localized> {
  title?: Text
  intro?: Text
  fields: FormField<Text>[]
}

/** A rule between fields. Plain data, so that server and browser check the same. */
export type FormRule =
  /** The day in `field` is not before the day in `other`. */
  | { rule: 'notBefore'; field: string; other: string }
  /** The amount in words equals the figures. Checked on the server only (large word lists). */
  | { rule: 'sameAmount'; figures: string; words: string }
  /** `lower` is not above `upper`; both may be empty. */
  | { rule: 'range'; lower: string; upper: string }
  /** `field` differs from `other`, such as a friend's e-mail address from the visitor's own. */
  | { rule: 'differs'; field: string; other: string }
  /** The fonts of our PDFs can print the text of each of these fields. */
  | { rule: 'printable'; fields: string[] }

/** A parsed answer: text (also dates `YYYY-MM-DD` and points), number, boolean, list of values. */
export type Answer = string | number | boolean | string[]
export type Answers = Record<string, Answer>
