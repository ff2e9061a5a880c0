import type { Field, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { fieldForAdministrators } from '@/lib/cms/access'
import { studioMessage } from '@/lib/cms/studio-message'
import { receiverAddress } from '@/lib/crm/receiver-address'
import { crmForms } from '@/lib/leads/crm-forms'
import { formKindLabels, formKinds } from '@/lib/leads/form-kinds'

const administratorsOnly = {
  create: fieldForAdministrators,
  read: fieldForAdministrators,
  update: fieldForAdministrators,
}

const addressValidate: TextFieldSingleValidation = (value, options) => {
  const basic = text(value, options)
  if (basic !== true || !value || receiverAddress(value)) return basic
  return studioMessage(options.req, {
    nl: 'Een openbaar adres dat met https:// begint, zonder gebruikersnaam of wachtwoord.',
    fr: 'Une adresse publique en https://, sans nom d’utilisateur ni mot de passe.',
    en: 'A public address that begins with https://, without user name or password.',
    de: 'Eine öffentliche Adresse mit https://, ohne Benutzername oder Passwort.',
  })
}

const secretValidate: TextFieldSingleValidation = (value, options) => {
  const basic = text(value, options)
  const { url } = options.siblingData as { url?: string | null }
  if (basic !== true || !url || (value ?? '').length >= 32) return basic
  return studioMessage(options.req, {
    nl: 'Minstens 32 tekens.',
    fr: 'Au moins 32 caractères.',
    en: 'At least 32 characters.',
    de: 'Mindestens 32 Zeichen.',
  })
}

/** Where new leads are passed on to; see docs/crm.md. */
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
      validate: addressValidate,
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
    {
      name: 'secret',
      type: 'text',
      maxLength: 200,
      access: administratorsOnly,
      validate: secretValidate,
      label: { nl: 'Geheime sleutel', fr: 'Clé secrète', en: 'Secret key', de: 'Geheimer Schlüssel' },
      admin: {
        description: {
          nl: 'Hiermee controleert het CRM dat een aanvraag van deze site komt. Minstens 32 tekens.',
          fr: 'Avec elle, le CRM vérifie qu’une demande vient de ce site. Au moins 32 caractères.',
          en: 'With it the CRM checks that a lead comes from this site. At least 32 characters.',
          de: 'Damit prüft das CRM, dass eine Anfrage von dieser Website kommt. Mindestens 32 Zeichen.',
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
