import type { Field, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { isAdministrator } from '@/lib/payload/access'
import { secretField } from '@/lib/payload/fields/secret-field'
import { studioMessage } from '@/lib/payload/studio-message'
import { parseReceiverUrl } from '@/features/leads/server/receiver-url'
import { isWebhookSecret } from '@/features/leads/server/webhook-secret'
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

/** The CRM that receives new leads; see docs/crm.md. */
export const crmField: Field = {
  name: 'crm',
  type: 'group',
  label: { nl: 'CRM', fr: 'CRM', en: 'CRM', de: 'CRM' },
  access: administratorsOnly,
  fields: [
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
          nl: 'Elke nieuwe aanvraag wordt hierheen gestuurd. Leeg: nergens heen.',
          fr: 'Chaque nouvelle demande y est envoyée. Vide : nulle part.',
          en: 'Every new lead is sent there. Empty: nowhere.',
          de: 'Jede neue Anfrage wird dorthin gesendet. Leer: nirgendwohin.',
        },
      },
    },
    secretField({
      name: 'secret',
      maxLength: 200,
      access: administratorsOnly,
      check: (secret, { req, siblingData: { url } }) =>
        !url || isWebhookSecret(secret) || studioMessage(req, 'fields.crmSecret'),
      label: { nl: 'Geheime sleutel', fr: 'Clé secrète', en: 'Secret key', de: 'Geheimer Schlüssel' },
      admin: {
        description: {
          nl: 'Hiermee controleert het CRM dat een aanvraag van deze site komt. Minstens 32 tekens.',
          fr: 'Avec elle, le CRM vérifie qu’une demande vient de ce site. Au moins 32 caractères.',
          en: 'With it the CRM checks that a lead comes from this site. At least 32 characters.',
          de: 'Damit prüft das CRM, dass eine Anfrage von dieser Website kommt. Mindestens 32 Zeichen.',
        },
      },
    }),
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
