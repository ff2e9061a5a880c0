import type { Field } from 'payload'

import { isAgent, noAccess } from '@/lib/payload/access'
import { languageField } from '@/lib/payload/fields/common-fields'
import { optInFields } from '@/features/subscriptions/server/opt-in-fields'
import { defaultAlertKinds, defaultDigestHour } from '@/features/subscriptions/model/alert-kinds'
import { enteredByField, ownDemands } from '@/features/subscriptions/server/demand-access'
import { confirmationField, sendConfirmation } from '@/features/subscriptions/server/confirmation-endpoint'
import { exportDemands } from '@/features/subscriptions/server/export-demands'
import { listProperties, matchingPropertiesField } from '@/features/subscriptions/server/property-endpoints'
import { normaliseEmail } from '@/lib/email/email-address'
import { originKeyField } from '@/lib/payload/fields/system-fields'

import { defineCollection } from '../define-collection'
import { demandCriteria } from './criteria'

const deliveryFields: Field[] = [
  {
    name: 'frequency',
    type: 'select',
    required: true,
    defaultValue: 'daily',
    label: { nl: 'Frequentie', fr: 'Fréquence', en: 'Frequency', de: 'Häufigkeit' },
    options: [
      {
        value: 'immediately',
        label: { nl: 'Onmiddellijk', fr: 'Immédiatement', en: 'At once', de: 'Sofort' },
      },
      { value: 'daily', label: { nl: 'Dagelijks', fr: 'Chaque jour', en: 'Daily', de: 'Täglich' } },
      { value: 'weekly', label: { nl: 'Wekelijks', fr: 'Chaque semaine', en: 'Weekly', de: 'Wöchentlich' } },
    ],
  },
  {
    name: 'hour',
    type: 'number',
    defaultValue: defaultDigestHour,
    min: 6,
    max: 21,
    label: {
      nl: 'Uur van het overzicht',
      fr: 'Heure du récapitulatif',
      en: 'Hour of the digest',
      de: 'Stunde der Übersicht',
    },
    admin: { step: 1 },
  },
  {
    name: 'kinds',
    type: 'select',
    hasMany: true,
    defaultValue: [...defaultAlertKinds],
    label: { nl: 'Melden bij', fr: 'Signaler', en: 'Tell about', de: 'Melden bei' },
    options: [
      { value: 'new', label: { nl: 'Nieuw', fr: 'Nouveau', en: 'New', de: 'Neu' } },
      {
        value: 'priceCut',
        label: { nl: 'Prijsverlaging', fr: 'Baisse de prix', en: 'Price reduced', de: 'Preissenkung' },
      },
      {
        value: 'backOnMarket',
        label: {
          nl: 'Opnieuw beschikbaar',
          fr: 'De nouveau disponible',
          en: 'Back on the market',
          de: 'Wieder verfügbar',
        },
      },
      { value: 'sold', label: { nl: 'Verkocht', fr: 'Vendu', en: 'Sold', de: 'Verkauft' } },
    ],
  },
  {
    name: 'pausedAt',
    type: 'date',
    label: { nl: 'Gepauzeerd op', fr: 'En pause depuis', en: 'Paused on', de: 'Pausiert am' },
    admin: { date: { pickerAppearance: 'dayAndTime' } },
  },
  confirmationField,
  ...optInFields,
  {
    name: 'subscriber',
    type: 'relationship',
    relationTo: 'subscribers',
    index: true,
    access: { update: isAgent },
    label: { nl: 'Ingeschreven persoon', fr: 'Abonné', en: 'Subscriber', de: 'Abonnent' },
  },
  {
    name: 'email',
    type: 'email',
    required: true,
    index: true,
    // The confirmation, and the links of earlier e-mails, belong to this address.
    access: { update: noAccess },
    // The searches of one person are found by it, also those that staff entered.
    hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? normaliseEmail(value) : value)] },
    label: { nl: 'E-mail', fr: 'E-mail', en: 'E-mail', de: 'E-Mail' },
    admin: {
      description: {
        nl: 'Ligt vast zodra de zoekopdracht bewaard is. Voor een ander adres voert u een nieuwe in.',
        fr: 'Ne change plus une fois la recherche enregistrée. Pour une autre adresse, encodez-en une nouvelle.',
        en: 'Fixed once the search is saved. For another address, enter a new one.',
        de: 'Steht fest, sobald der Suchauftrag gespeichert ist. Für eine andere Adresse legen Sie einen neuen an.',
      },
    },
  },
  languageField(),
  enteredByField,
  originKeyField(),
]

/** Registered searches, and the frequency of alerts about new properties. */
export const demands = defineCollection({
  menu: { group: 'people', shownTo: isAgent },
  access: { create: isAgent, read: ownDemands, update: ownDemands, delete: ownDemands },
  schema: {
    slug: 'demands',
    labels: {
      singular: { nl: 'Zoekopdracht', fr: 'Recherche', en: 'Demand', de: 'Suchauftrag' },
      plural: { nl: 'Zoekopdrachten', fr: 'Recherches', en: 'Demands', de: 'Suchaufträge' },
    },
    admin: {
      useAsTitle: 'email',
      defaultColumns: ['email', 'name', 'goal', 'frequency', 'confirmed', 'createdAt'],
      components: { beforeListTable: ['/features/subscriptions/studio/demand-export#DemandExport'] },
    },
    endpoints: [exportDemands, listProperties, sendConfirmation],
    fields: [
      {
        name: 'name',
        type: 'text',
        label: { nl: 'Naam van de zoekopdracht', fr: 'Nom de la recherche', en: 'Name', de: 'Name' },
      },
      ...demandCriteria,
      matchingPropertiesField,
      ...deliveryFields,
    ],
  },
})
