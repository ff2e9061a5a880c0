import type {
  Condition,
  Field,
  NumberField,
  NumberFieldSingleValidation,
  TextFieldSingleValidation,
} from 'payload'

import { isApiFormat } from '@/features/import/model/api-kinds'
import { isAdministrator } from '@/lib/payload/access'
import { secretField } from '@/lib/payload/fields/secret-field'

type Siblings = Readonly<Record<string, unknown>>

const access = { read: isAdministrator, update: isAdministrator, create: isAdministrator }

const asksForAccount: Condition = (_, { format, location }) => isApiFormat(format) || location === 'url'

const requiredByApi: TextFieldSingleValidation = (value, { siblingData, req }) =>
  !isApiFormat((siblingData as Siblings).format) || Boolean(value?.trim()) || req.t('validation:required')

const requiredByWhise: NumberFieldSingleValidation = (value, { siblingData, req }) =>
  (siblingData as Siblings).format !== 'whise' ||
  (Number.isInteger(value) && Number(value) > 0) ||
  req.t('validation:required')

const numberOf = (name: 'clientId' | 'officeId'): NumberField => ({
  name,
  type: 'number',
  min: 1,
  access,
  validate: requiredByWhise,
  admin: { width: '50%', condition: (_, { format }) => format === 'whise' },
})

/** The account with which a feed is fetched. Only administrators see that there is one, and the password is never read back. */
export const accountFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'user',
        type: 'text',
        maxLength: 200,
        access,
        validate: requiredByApi,
        admin: { width: '50%', condition: asksForAccount, autoComplete: 'off' },
      },
      secretField({
        name: 'secret',
        maxLength: 200,
        boundTo: ['format', 'url', 'user'],
        access,
        check: (secret, { siblingData, req }) =>
          !isApiFormat(siblingData.format) || secret !== '' || req.t('validation:required'),
        admin: {
          width: '50%',
          condition: asksForAccount,
        },
      }),
    ],
  },
  {
    type: 'row',
    fields: [numberOf('clientId'), numberOf('officeId')],
  },
]
