import { personTitles } from '@/lib/payload/fields/person-fields'
import { formatHours } from '@/lib/i18n/format-hours'
import { localized, type Localized, type OfLanguages } from '@/lib/i18n/locales'

import type {
  ChoiceField,
  FieldSchema,
  OptionalFormField,
  OptionSchema,
  SchemaOf,
  TextField,
} from './form-field'

type TextSchema = SchemaOf<TextField<Localized>>
type ChoiceSchema = SchemaOf<ChoiceField<Localized>>

const hoursWords = (hours: string, hoursByLanguage: OfLanguages<string> = {}): Localized =>
  localized((locale) => formatHours(hoursByLanguage[locale] ?? hours, locale))

/** Times to call; the agency's Dutch texts have a different afternoon (specification section 3.8). */
const timeSlots: OptionSchema[] = [
  { value: 'morning', label: hoursWords('10:00-13:00') },
  { value: 'afternoon', label: hoursWords('14:00-16:00', { nl: '13:00-16:00' }) },
  { value: 'evening', label: hoursWords('16:00-19:00') },
]

export const titleField = (): ChoiceSchema => ({
  kind: 'select',
  name: 'title',
  options: [...personTitles],
  autocomplete: 'honorific-prefix',
})

export const nameFields = (required = true): TextSchema[] => [
  {
    kind: 'text',
    name: 'firstName',
    required,
    autocomplete: 'given-name',
    width: 'half',
    maxLength: 80,
  },
  {
    kind: 'text',
    name: 'lastName',
    required,
    autocomplete: 'family-name',
    width: 'half',
    maxLength: 80,
  },
]

/** First and last name as a person types them, in one field. */
export const nameField = (): TextSchema => ({
  kind: 'text',
  name: 'lastName',
  required: true,
  autocomplete: 'name',
  width: 'half',
  maxLength: 80,
})

export const emailField = (required = true): TextSchema => ({
  kind: 'email',
  name: 'email',
  required,
  autocomplete: 'email',
  width: 'half',
})

export const phoneField = (required = false): TextSchema => ({
  kind: 'phone',
  name: 'phone',
  required,
  autocomplete: 'tel',
  width: 'half',
})

/** Title, name, e-mail address and phone of the sender. */
export const personFields = ({
  phone = 'optional',
  names = 'required',
}: { phone?: 'required' | 'optional'; names?: 'required' | 'optional' } = {}): FieldSchema[] => [
  titleField(),
  ...nameFields(names === 'required'),
  emailField(),
  phoneField(phone === 'required'),
]

export const messageField = (required = false, name = 'message'): TextSchema => ({
  kind: 'textarea',
  name,
  required,
  autocomplete: 'off',
  maxLength: 5000,
})

/** Preferred time for a call; shown where the agency enabled it. */
export const timeSlotField = (onlyIf: OptionalFormField | undefined = 'timeSlot'): ChoiceSchema => ({
  kind: 'radio',
  name: 'timeSlot',
  options: timeSlots,
  onlyIf,
})

/** Preferred means of contact; shown where the agency enabled it. */
export const contactDeviceField = (
  onlyIf: OptionalFormField | undefined = 'contactDevice',
): ChoiceSchema => ({
  kind: 'radio',
  name: 'contactDevice',
  options: ['phone', 'email'],
  onlyIf,
})
