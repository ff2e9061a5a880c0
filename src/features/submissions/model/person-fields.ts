import { personTitles } from '@/lib/payload/fields/person-fields'
import { formatHours } from '@/lib/i18n/format-hours'
import { localized, type Localized } from '@/lib/i18n/locales'

import type { ChoiceField, FieldOption, FormField, OptionalFormField, TextField } from './form-field'

type Text = TextField<Localized>
type Choice = ChoiceField<Localized>

const labels = {
  title: { nl: 'Aanspreking', fr: 'Civilité', en: 'Title', de: 'Anrede' },
  firstName: { nl: 'Voornaam', fr: 'Prénom', en: 'First name', de: 'Vorname' },
  lastName: { nl: 'Naam', fr: 'Nom', en: 'Last name', de: 'Name' },
  email: { nl: 'E-mail', fr: 'E-mail', en: 'E-mail', de: 'E-Mail' },
  phone: { nl: 'Telefoon', fr: 'Téléphone', en: 'Phone', de: 'Telefon' },
  message: { nl: 'Bericht', fr: 'Message', en: 'Message', de: 'Nachricht' },
  timeSlot: {
    nl: 'Voorkeurstijdstip',
    fr: 'Créneau horaire préféré',
    en: 'Preferred time slot',
    de: 'Bevorzugte Uhrzeit',
  },
  contactDevice: {
    nl: 'Liefst bereiken via',
    fr: 'Moyen de contact préféré',
    en: 'Preferred way of contact',
    de: 'Bevorzugter Kontaktweg',
  },
} satisfies Record<string, Localized>

const hoursWords = (hours: string): Localized => localized((locale) => formatHours(hours, locale))

/** Times to call; the agency's Dutch texts have a different afternoon (specification section 3.8). */
const timeSlots: FieldOption<Localized>[] = [
  { value: 'morning', label: hoursWords('10:00-13:00') },
  { value: 'afternoon', label: { ...hoursWords('14:00-16:00'), nl: formatHours('13:00-16:00', 'nl') } },
  { value: 'evening', label: hoursWords('16:00-19:00') },
]

const contactDevices: FieldOption<Localized>[] = [
  { value: 'phone', label: labels.phone },
  { value: 'email', label: labels.email },
]

export const titleField = (): Choice => ({
  kind: 'select',
  name: 'title',
  label: labels.title,
  options: personTitles,
  autocomplete: 'honorific-prefix',
})

export const nameFields = (required = true): Text[] => [
  {
    kind: 'text',
    name: 'firstName',
    label: labels.firstName,
    required,
    autocomplete: 'given-name',
    width: 'half',
    maxLength: 80,
  },
  {
    kind: 'text',
    name: 'lastName',
    label: labels.lastName,
    required,
    autocomplete: 'family-name',
    width: 'half',
    maxLength: 80,
  },
]

export const emailField = (required = true): Text => ({
  kind: 'email',
  name: 'email',
  label: labels.email,
  required,
  autocomplete: 'email',
  width: 'half',
})

export const phoneField = (required = false): Text => ({
  kind: 'phone',
  name: 'phone',
  label: labels.phone,
  required,
  autocomplete: 'tel',
  width: 'half',
})

/** Title, name, e-mail address and phone of the sender. */
export const personFields = ({
  phone = 'optional',
}: { phone?: 'required' | 'optional' } = {}): FormField[] => [
  titleField(),
  ...nameFields(),
  emailField(),
  phoneField(phone === 'required'),
]

export const messageField = (
  required = false,
  { name = 'message', label = labels.message }: { name?: string; label?: Localized } = {},
): Text => ({ kind: 'textarea', name, label, required, autocomplete: 'off', maxLength: 5000 })

/** Preferred time for a call; shown where the agency enabled it. */
export const timeSlotField = (onlyIf: OptionalFormField | undefined = 'timeSlot'): Choice => ({
  kind: 'radio',
  name: 'timeSlot',
  label: labels.timeSlot,
  options: timeSlots,
  onlyIf,
})

/** Preferred means of contact; shown where the agency enabled it. */
export const contactDeviceField = (onlyIf: OptionalFormField | undefined = 'contactDevice'): Choice => ({
  kind: 'radio',
  name: 'contactDevice',
  label: labels.contactDevice,
  options: contactDevices,
  onlyIf,
})
