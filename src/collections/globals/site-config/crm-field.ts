import type { Field, NumberFieldSingleValidation, TextFieldSingleValidation } from 'payload'
import { number, text } from 'payload/shared'

import { isAdministrator } from '@/lib/payload/access'
import { secretField } from '@/lib/payload/fields/secret-field'
import { studioMessage } from '@/lib/payload/studio-message'
import { crmKindLabels, crmKinds } from '@/features/leads/model/crm-kinds'
import { parseReceiverUrl } from '@/features/leads/server/receiver-url'
import { isWebhookSecret } from '@/lib/http/webhook-secret'
import type { Localized } from '@/lib/i18n/locales'
import { formKindLabels, formKinds, type FormKind } from '@/features/submissions/model/form-kinds'

/** Default forms whose leads are sent to a CRM: not those that name a third person or are no enquiry. */
const crmForms = [
  'siteContact',
  'contactMe',
  'visitRequest',
  'contactDemand',
  'demandRegister',
  'contactAppointment',
  'documentRequest',
  'rentalApplication',
  'purchaseOffer',
  'contactConstruction',
] as const satisfies FormKind[]

const administratorsOnly = {
  create: isAdministrator,
  read: isAdministrator,
  update: isAdministrator,
}

const urlValidate: TextFieldSingleValidation = (value, options) => {
  const basic = text(value, options)
  if (basic !== true || !value || parseReceiverUrl(value)) return basic
  return studioMessage(options.req, 'fields.crmUrl')
}

const userValidate: TextFieldSingleValidation = (value, options) =>
  value ? text(value, options) : options.req.t('validation:required')

type Values = Record<string, unknown>

const isOffice = (_data: Values, { kind }: Values): boolean => kind === 'omnicasa' || kind === 'whise'
const isWhise = (_data: Values, { kind }: Values): boolean => kind === 'whise'

/** A number that the vendor gives the agency. Required where it is shown. */
const vendorNumber = (name: 'clientId' | 'officeId', label: Localized): Field => ({
  name,
  type: 'number',
  min: 1,
  max: 999_999_999,
  access: administratorsOnly,
  validate: (value: number | null | undefined, options: Parameters<NumberFieldSingleValidation>[1]) =>
    value ? number(value, options) : options.req.t('validation:required'),
  label,
  admin: { condition: isWhise },
})

/** The CRM that receives new leads; see docs/crm.md. */
export const crmField: Field = {
  name: 'crm',
  type: 'group',
  label: { nl: 'CRM', fr: 'CRM', en: 'CRM', de: 'CRM' },
  access: administratorsOnly,
  fields: [
    {
      name: 'kind',
      type: 'select',
      defaultValue: 'json',
      access: administratorsOnly,
      options: crmKinds.map((value) => ({ value, label: crmKindLabels[value] })),
      label: { nl: 'Soort', fr: 'Type', en: 'Kind', de: 'Art' },
    },
    {
      name: 'url',
      type: 'text',
      maxLength: 1000,
      access: administratorsOnly,
      validate: urlValidate,
      label: { nl: 'Adres', fr: 'Adresse', en: 'Address', de: 'Adresse' },
      admin: {
        placeholder: 'https://crm.example.com/leads',
        description: {
          nl: 'Elke nieuwe aanvraag wordt hierheen gestuurd. Leeg: nergens heen; bij Omnicasa en Whise naar hun gewone adres.',
          fr: 'Chaque nouvelle demande y est envoyée. Vide : nulle part ; pour Omnicasa et Whise, à leur adresse habituelle.',
          en: 'Every new lead is sent there. Empty: nowhere; with Omnicasa and Whise, to their usual address.',
          de: 'Jede neue Anfrage wird dorthin gesendet. Leer: nirgendwohin; bei Omnicasa und Whise an ihre übliche Adresse.',
        },
      },
    },
    {
      name: 'user',
      type: 'text',
      maxLength: 200,
      access: administratorsOnly,
      validate: userValidate,
      label: { nl: 'Gebruikersnaam', fr: 'Nom d’utilisateur', en: 'User name', de: 'Benutzername' },
      admin: { condition: isOffice, autoComplete: 'off' },
    },
    secretField({
      name: 'secret',
      maxLength: 200,
      boundTo: ['kind', 'url'],
      access: administratorsOnly,
      check: (secret, { req, siblingData }) =>
        isOffice({}, siblingData)
          ? secret !== '' || req.t('validation:required')
          : !siblingData.url || isWebhookSecret(secret) || studioMessage(req, 'fields.crmSecret'),
      label: {
        nl: 'Geheime sleutel of wachtwoord',
        fr: 'Clé secrète ou mot de passe',
        en: 'Secret key or password',
        de: 'Geheimer Schlüssel oder Passwort',
      },
      admin: {
        description: {
          nl: 'Ondertekende JSON: de sleutel van minstens 32 tekens waarmee het CRM controleert dat een aanvraag van deze site komt. Omnicasa, Whise: het wachtwoord. Versleuteld bewaard en niet meer getoond; opnieuw in te vullen na een andere soort of een ander adres.',
          fr: 'JSON signé : la clé d’au moins 32 caractères avec laquelle le CRM vérifie qu’une demande vient de ce site. Omnicasa, Whise : le mot de passe. Conservé chiffré, plus jamais affiché ; à saisir à nouveau après un changement de type ou d’adresse.',
          en: 'Signed JSON: the key of at least 32 characters with which the CRM checks that a lead comes from this site. Omnicasa, Whise: the password. Stored encrypted, never shown again; to be entered anew after a change of kind or address.',
          de: 'Signiertes JSON: der Schlüssel von mindestens 32 Zeichen, mit dem das CRM prüft, dass eine Anfrage von dieser Website kommt. Omnicasa, Whise: das Passwort. Verschlüsselt gespeichert und nicht mehr angezeigt; nach einer Änderung von Art oder Adresse neu einzugeben.',
        },
      },
    }),
    vendorNumber('clientId', {
      nl: 'Klantnummer (ClientId)',
      fr: 'Numéro de client (ClientId)',
      en: 'Client number (ClientId)',
      de: 'Kundennummer (ClientId)',
    }),
    vendorNumber('officeId', {
      nl: 'Kantoornummer (OfficeId)',
      fr: 'Numéro d’agence (OfficeId)',
      en: 'Office number (OfficeId)',
      de: 'Büronummer (OfficeId)',
    }),
    {
      name: 'source',
      type: 'text',
      maxLength: 60,
      access: administratorsOnly,
      label: {
        nl: 'Importbron van de panden',
        fr: 'Source d’importation des biens',
        en: 'Import source of the properties',
        de: 'Importquelle der Objekte',
      },
      admin: {
        condition: isOffice,
        description: {
          nl: 'Sleutel van de bron waarvan het CRM de nummers kent. Leeg: van elke bron.',
          fr: 'Clé de la source dont le CRM connaît les numéros. Vide : de toute source.',
          en: 'Key of the source whose numbers the CRM knows. Empty: of any source.',
          de: 'Schlüssel der Quelle, deren Nummern das CRM kennt. Leer: jeder Quelle.',
        },
      },
    },
    {
      name: 'forms',
      type: 'select',
      hasMany: true,
      access: administratorsOnly,
      defaultValue: [...crmForms],
      options: formKinds.map((value) => ({ value, label: formKindLabels[value] })),
      label: { nl: 'Formulieren', fr: 'Formulaires', en: 'Forms', de: 'Formulare' },
      admin: {
        description: {
          nl: 'Alleen aanvragen van deze formulieren worden doorgegeven.',
          fr: 'Seules les demandes de ces formulaires sont transmises.',
          en: 'Only leads of these forms are passed on.',
          de: 'Nur Anfragen dieser Formulare werden übergeben.',
        },
      },
    },
  ],
}
