import type { Field, NamedTab, TextFieldManyValidation } from 'payload'

import { isAdministrator, isStaff } from '@/lib/payload/access'
import { isPlausibleEmail } from '@/lib/email/email-address'
import { studioMessage } from '@/lib/payload/studio-message'
import type { Localized } from '@/lib/i18n/locales'
import { formKindLabels, type FormKind } from '@/features/submissions/model/form-kinds'

import { formsWithTitle, retentionMonthsOf } from './form-defaults'
import { optionalFieldsField } from './optional-fields-field'
import { rentalFields } from './rental-fields'

const staffOnly = { create: isAdministrator, read: isStaff, update: isAdministrator }

const visitorText = (name: string, label: Localized, description: Localized) => ({
  name,
  localized: true,
  label,
  admin: { description },
})

const textFields: Field[] = [
  {
    type: 'text',
    ...visitorText(
      'title',
      { nl: 'Titel', fr: 'Titre', en: 'Title', de: 'Titel' },
      {
        nl: 'Boven het formulier. Leeg: de gewone titel.',
        fr: 'Au-dessus du formulaire. Vide : le titre habituel.',
        en: 'Above the form. Empty: the usual title.',
        de: 'Über dem Formular. Leer: der übliche Titel.',
      },
    ),
  },
  {
    type: 'textarea',
    ...visitorText(
      'intro',
      { nl: 'Inleiding', fr: 'Introduction', en: 'Introduction', de: 'Einleitung' },
      {
        nl: 'Wat de bezoeker mag verwachten.',
        fr: 'Ce que le visiteur peut attendre.',
        en: 'What the visitor may expect.',
        de: 'Was der Besucher erwarten darf.',
      },
    ),
  },
  {
    type: 'textarea',
    ...visitorText(
      'consentText',
      { nl: 'Toestemming', fr: 'Consentement', en: 'Consent', de: 'Einwilligung' },
      {
        nl: 'De zin bij het vinkje; hij wordt bij elke inzending bewaard. Leeg: de gewone zin.',
        fr: 'La phrase près de la case ; elle est conservée avec chaque envoi. Vide : la phrase habituelle.',
        en: 'The sentence by the tick box; it is kept with every submission. Empty: the usual sentence.',
        de: 'Der Satz am Kästchen; er wird mit jeder Einsendung aufbewahrt. Leer: der übliche Satz.',
      },
    ),
  },
]

const enabledField: Field = {
  name: 'enabled',
  type: 'checkbox',
  defaultValue: true,
  label: { nl: 'In gebruik', fr: 'Utilisé', en: 'In use', de: 'In Verwendung' },
  admin: {
    description: {
      nl: 'Uit: het formulier verdwijnt overal en neemt niets meer aan.',
      fr: 'Désactivé : le formulaire disparaît partout et n’accepte plus rien.',
      en: 'Off: the form disappears everywhere and accepts nothing any more.',
      de: 'Aus: Das Formular verschwindet überall und nimmt nichts mehr an.',
    },
  },
}

const requireTitleField: Field = {
  name: 'requireTitle',
  type: 'checkbox',
  defaultValue: false,
  label: {
    nl: 'Aanspreking verplicht',
    fr: 'Civilité obligatoire',
    en: 'Title required',
    de: 'Anrede erforderlich',
  },
  admin: {
    description: {
      nl: 'Aan: zonder Dhr., Mevr. of Mej. wordt het formulier niet verzonden.',
      fr: 'Activé : sans M., Mme ou Mlle, le formulaire n’est pas envoyé.',
      en: 'On: without Mr, Ms or Miss the form is not sent.',
      de: 'Ein: ohne Anrede wird das Formular nicht gesendet.',
    },
  },
}

/** Each entry is one e-mail address, without characters that could add a recipient or a header. */
const validateRecipients: TextFieldManyValidation = (value, { req }) => {
  // The type promises texts; the API passes on what it gets.
  const emails: unknown = value ?? []
  const isList = Array.isArray(emails)
  if (isList && emails.every((email) => typeof email === 'string' && isPlausibleEmail(email))) return true
  return studioMessage(req, 'fields.recipients')
}

const recipientsField: Field = {
  name: 'recipients',
  type: 'text',
  hasMany: true,
  maxRows: 10,
  access: staffOnly,
  validate: validateRecipients,
  label: { nl: 'Ontvangers', fr: 'Destinataires', en: 'Recipients', de: 'Empfänger' },
  admin: {
    description: {
      nl: 'E-mailadressen die elke inzending krijgen. Leeg: het adres van het kantoor.',
      fr: 'Adresses e-mail qui reçoivent chaque envoi. Vide : l’adresse de l’agence.',
      en: 'E-mail addresses that get every submission. Empty: the agency’s address.',
      de: 'E-Mail-Adressen, die jede Einsendung erhalten. Leer: die Adresse der Agentur.',
    },
  },
}

const retentionField = (kind: FormKind): Field => ({
  name: 'retentionMonths',
  type: 'number',
  required: true,
  min: 1,
  max: 120,
  defaultValue: retentionMonthsOf[kind],
  access: staffOnly,
  label: { nl: 'Bewaren (maanden)', fr: 'Conserver (mois)', en: 'Keep (months)', de: 'Aufbewahren (Monate)' },
  admin: {
    step: 1,
    description: {
      nl: 'Daarna worden inzendingen en bestanden gewist.',
      fr: 'Ensuite, envois et fichiers sont effacés.',
      en: 'After that, submissions and files are erased.',
      de: 'Danach werden Einsendungen und Dateien gelöscht.',
    },
  },
})

/** The settings of one form, stored under its name. */
export const formTab = (kind: FormKind): NamedTab => ({
  name: kind,
  label: formKindLabels[kind],
  fields: [
    enabledField,
    recipientsField,
    ...textFields,
    ...optionalFieldsField(kind),
    ...(formsWithTitle.includes(kind) ? [requireTitleField] : []),
    ...(kind === 'rentalApplication' ? rentalFields : []),
    retentionField(kind),
  ],
})
