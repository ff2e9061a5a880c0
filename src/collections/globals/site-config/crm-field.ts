import type { Field, NumberFieldSingleValidation, TextFieldSingleValidation } from 'payload'
import { number, text } from 'payload/shared'

import { isAdministrator } from '@/lib/payload/access'
import { secretField } from '@/lib/payload/fields/secret-field'
import { studioMessage } from '@/lib/payload/studio-message'
import { crmKinds } from '@/features/leads/model/crm-kinds'
import { parseReceiverUrl } from '@/features/leads/server/receiver-url'
import { isWebhookSecret } from '@/lib/http/webhook-secret'
import { formKindLabels, offeredForms } from '@/features/submissions/model/form-kind-labels'
import { formKinds, type FormKind } from '@/features/submissions/model/form-kinds'

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
const vendorNumber = (name: 'clientId' | 'officeId'): Field => ({
  name,
  type: 'number',
  min: 1,
  max: 999_999_999,
  access: administratorsOnly,
  validate: (value: number | null | undefined, options: Parameters<NumberFieldSingleValidation>[1]) =>
    value ? number(value, options) : options.req.t('validation:required'),
  admin: { condition: isWhise },
})

/** The CRM that receives new leads; see docs/crm.md. */
export const crmField: Field = {
  name: 'crm',
  type: 'group',
  access: administratorsOnly,
  fields: [
    {
      name: 'kind',
      type: 'select',
      defaultValue: 'json',
      access: administratorsOnly,
      options: [...crmKinds],
    },
    {
      name: 'url',
      type: 'text',
      maxLength: 1000,
      access: administratorsOnly,
      validate: urlValidate,
      admin: {
        placeholder: 'https://crm.example.com/leads',
      },
    },
    {
      name: 'user',
      type: 'text',
      maxLength: 200,
      access: administratorsOnly,
      validate: userValidate,
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
    }),
    vendorNumber('clientId'),
    vendorNumber('officeId'),
    {
      name: 'source',
      type: 'text',
      maxLength: 60,
      access: administratorsOnly,
      admin: {
        condition: isOffice,
      },
    },
    {
      name: 'forms',
      type: 'select',
      hasMany: true,
      access: administratorsOnly,
      defaultValue: [...crmForms],
      options: formKinds.map((value) => ({ value, label: formKindLabels[value] })),
      filterOptions: offeredForms,
    },
  ],
}
