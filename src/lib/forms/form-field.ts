import type { Localized } from '@/lib/i18n/locales'

/** Fields that fill the person of a lead; the names are those of `person` in the collection `leads`. */
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

/** Fields the agency may switch on (formsConfig); they are not asked while off. */
export type OptionalFormField =
  'address' | 'timeSlot' | 'contactDevice' | 'pets' | 'reasonForMoving' | 'jobCv'

/** Choices that are read from the database when the form is shown or checked. */
export type OptionSource = 'propertyTypes' | 'localities' | 'appointmentSlots' | 'propertyDocuments'

/** What every field has. `Text` is `Localized` in a form's folder, `string` once the language is known. */
interface FieldBase<Text> {
  /** Key of the answer; letters only, unique in the form. */
  name: string
  label: Text
  /** A sentence under the label. */
  help?: Text
  required?: boolean
  /** Token of the HTML attribute `autocomplete`; `off` where the browser's memory is of no use. */
  autocomplete?: string
  /** Columns of two on a wide screen; left out: both. */
  width?: 'half'
  /** Asked only when the agency switched this on. */
  onlyIf?: OptionalFormField
  /** Said when a required answer is missing, where “{field} is required” is not enough. */
  missingText?: Text
  /** Shown, and required if it is, only while another field of the form has one of these values. */
  when?: { field: string; is: string[] }
}

export interface FieldOption<Text> {
  value: string
  label: Text
  /** Offered no more, such as a full slot; who chose it while it was free learns from the form's own rules. */
  disabled?: boolean
  /** Heading under which a list to choose from shows it, together with its neighbours of the same one. */
  group?: Text
}

export interface TextField<Text> extends FieldBase<Text> {
  kind: 'text' | 'textarea' | 'email' | 'phone'
  minLength?: number
  /** In characters; the default of each kind stands in `form-schema.ts`. */
  maxLength?: number
  /** A postcode gets a numeric keyboard. */
  inputMode?: 'numeric' | 'url'
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
  /** Most choices of `checkboxes`; default 50. */
  maxChoices?: number
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

/** A part of a form with its own heading; long forms show one at a time where JavaScript runs. */
export interface FormStep<Text = Localized> {
  title?: Text
  intro?: Text
  fields: FormField<Text>[]
}

/** What must agree between fields. Plain data, so that server and browser check the same. */
export type FormRule =
  /** The day in `field` is not before the one in `other`. */
  | { rule: 'notBefore'; field: string; other: string }
  /** The amount in words says what the figures say; checked on the server alone (the word lists are large). */
  | { rule: 'sameAmount'; figures: string; words: string }
  /** `lower` is not above `upper`; both may be empty. */
  | { rule: 'range'; lower: string; upper: string }
  /** `field` is not the same as `other`, such as a friend's address and one's own. */
  | { rule: 'differs'; field: string; other: string }
  /** The text in each of these can be printed on a paper of ours. */
  | { rule: 'printable'; fields: string[] }

/** An answer as it is kept: text (also dates `YYYY-MM-DD` and points), number, yes or no, several values. */
export type Answer = string | number | boolean | string[]
export type Answers = Record<string, Answer>
