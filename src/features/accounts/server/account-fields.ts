import type { Field } from 'payload'

import { accountLinkLabels, accountLinkPurposes } from '@/features/accounts/model/account-link'

/** The digest of a token, which the browser or the e-mail alone has. */
const keyField: Field = {
  name: 'key',
  type: 'text',
  required: true,
  unique: true,
  label: { nl: 'Sleutel', fr: 'Clé', en: 'Key', de: 'Schlüssel' },
}

const untilField: Field = {
  name: 'until',
  type: 'date',
  required: true,
  index: true,
  label: { nl: 'Tot', fr: 'Jusqu’au', en: 'Until', de: 'Bis' },
}

/** The fields of a session, after that of its account. */
export const sessionFields: Field[] = [
  keyField,
  {
    name: 'beganAt',
    type: 'date',
    required: true,
    label: { nl: 'Aangemeld', fr: 'Connectée', en: 'Logged in', de: 'Angemeldet' },
  },
  untilField,
]

/** The fields of a link that works once, after those of its recipient. */
export const linkFields: Field[] = [
  {
    name: 'purpose',
    type: 'select',
    required: true,
    options: accountLinkPurposes.map((value) => ({ value, label: accountLinkLabels[value] })),
    label: { nl: 'Doel', fr: 'But', en: 'Purpose', de: 'Zweck' },
  },
  keyField,
  untilField,
  {
    name: 'usedAt',
    type: 'date',
    label: { nl: 'Gebruikt', fr: 'Utilisé', en: 'Used', de: 'Verwendet' },
  },
]
