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
import type { Localized } from '@/lib/i18n/locales'

type Siblings = Readonly<Record<string, unknown>>

const access = { read: isAdministrator, update: isAdministrator, create: isAdministrator }

const asksForAccount: Condition = (_, { format, location }) => isApiFormat(format) || location === 'address'

const requiredByApi: TextFieldSingleValidation = (value, { siblingData, req }) =>
  !isApiFormat((siblingData as Siblings).format) || Boolean(value?.trim()) || req.t('validation:required')

const requiredByWhise: NumberFieldSingleValidation = (value, { siblingData, req }) =>
  (siblingData as Siblings).format !== 'whise' ||
  (Number.isInteger(value) && Number(value) > 0) ||
  req.t('validation:required')

const numberOf = (name: 'clientId' | 'officeId', label: Localized): NumberField => ({
  name,
  type: 'number',
  min: 1,
  access,
  label,
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
        label: { nl: 'Gebruikersnaam', fr: 'Nom d’utilisateur', en: 'User name', de: 'Benutzername' },
        admin: { width: '50%', condition: asksForAccount, autoComplete: 'off' },
      },
      secretField({
        name: 'secret',
        maxLength: 200,
        boundTo: ['format', 'address', 'user'],
        access,
        check: (secret, { siblingData, req }) =>
          !isApiFormat(siblingData.format) || secret !== '' || req.t('validation:required'),
        label: { nl: 'Wachtwoord', fr: 'Mot de passe', en: 'Password', de: 'Passwort' },
        admin: {
          ...{ width: '50%', condition: asksForAccount },
          description: {
            nl: 'Versleuteld bewaard en niet meer getoond; opnieuw in te vullen na een ander formaat, adres of een andere naam.',
            fr: 'Conservé chiffré, plus jamais affiché ; à saisir à nouveau après un changement de format, d’adresse ou de nom.',
            en: 'Stored encrypted, never shown again; to be entered anew after a change of format, address or name.',
            de: 'Verschlüsselt gespeichert und nicht mehr angezeigt; nach einer Änderung von Format, Adresse oder Name neu einzugeben.',
          },
        },
      }),
    ],
  },
  {
    type: 'row',
    fields: [
      numberOf('clientId', {
        nl: 'Klantnummer (ClientId)',
        fr: 'Numéro de client (ClientId)',
        en: 'Client number (ClientId)',
        de: 'Kundennummer (ClientId)',
      }),
      numberOf('officeId', {
        nl: 'Kantoornummer (OfficeId)',
        fr: 'Numéro d’agence (OfficeId)',
        en: 'Office number (OfficeId)',
        de: 'Büronummer (OfficeId)',
      }),
    ],
  },
]
