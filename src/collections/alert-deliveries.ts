import type { DateField } from 'payload'

import { localized, type Localized } from '@/lib/i18n/locales'
import { isAdministrator, isEditor, noAccess } from '@/lib/payload/access'
import { ownDeliveries } from '@/features/subscriptions/server/demand-access'
import { propertyField } from '@/lib/payload/fields/common-fields'

import { defineCollection } from './define-collection'

const dayAndTime = (name: string, label: Localized): DateField => ({
  name,
  type: 'date',
  index: name === 'dueAt',
  label,
  admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
})

/** The alerts of demands, due or sent. The unique key prevents sending one twice. */
export const alertDeliveries = defineCollection({
  menu: { group: 'system', shownTo: isEditor },
  access: { create: noAccess, read: ownDeliveries, update: noAccess, delete: isAdministrator },
  schema: {
    slug: 'alertDeliveries',
    labels: {
      singular: { nl: 'Verzonden melding', fr: 'Alerte envoyée', en: 'Sent alert', de: 'Gesendete Meldung' },
      plural: {
        nl: 'Verzonden meldingen',
        fr: 'Alertes envoyées',
        en: 'Sent alerts',
        de: 'Gesendete Meldungen',
      },
    },
    admin: { defaultColumns: ['demand', 'property', 'kind', 'createdAt'] },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    fields: [
      {
        name: 'demand',
        type: 'relationship',
        relationTo: 'demands',
        required: true,
        index: true,
        label: { nl: 'Zoekopdracht', fr: 'Recherche', en: 'Demand', de: 'Suchauftrag' },
      },
      propertyField(),
      {
        name: 'kind',
        type: 'select',
        required: true,
        label: { nl: 'Soort', fr: 'Sorte', en: 'Kind', de: 'Art' },
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
          {
            value: 'withinBudget',
            label: {
              nl: 'Nu binnen het budget',
              fr: 'Désormais dans le budget',
              en: 'Now within budget',
              de: 'Jetzt im Budget',
            },
          },
          {
            value: 'byHand',
            label: { nl: 'Met de hand', fr: 'À la main', en: 'By hand', de: 'Von Hand' },
          },
          { value: 'sold', label: { nl: 'Verkocht', fr: 'Vendu', en: 'Sold', de: 'Verkauft' } },
        ],
      },
      {
        name: 'price',
        type: 'number',
        label: { nl: 'Gemelde prijs', fr: 'Prix annoncé', en: 'Price told', de: 'Gemeldeter Preis' },
      },
      {
        name: 'previousPrice',
        type: 'number',
        label: { nl: 'Vorige prijs', fr: 'Prix précédent', en: 'Previous price', de: 'Voriger Preis' },
      },
      {
        name: 'state',
        type: 'select',
        required: true,
        defaultValue: 'waiting',
        index: true,
        label: { nl: 'Stand', fr: 'État', en: 'State', de: 'Stand' },
        options: [
          { value: 'waiting', label: { nl: 'Wacht', fr: 'En attente', en: 'Waiting', de: 'Wartet' } },
          {
            value: 'taken',
            label: {
              nl: 'In een e-mail',
              fr: 'Dans un e-mail',
              en: 'Put into an e-mail',
              de: 'In einer E-Mail',
            },
          },
          { value: 'sent', label: { nl: 'Verzonden', fr: 'Envoyée', en: 'Sent', de: 'Gesendet' } },
          { value: 'dropped', label: { nl: 'Vervallen', fr: 'Abandonnée', en: 'Dropped', de: 'Entfallen' } },
        ],
      },
      dayAndTime('dueAt', { nl: 'Te verzenden vanaf', fr: 'À envoyer dès', en: 'Due from', de: 'Fällig ab' }),
      dayAndTime('sentAt', { nl: 'Verzonden op', fr: 'Envoyée le', en: 'Sent on', de: 'Gesendet am' }),
      {
        name: 'email',
        type: 'email',
        index: true,
        label: { nl: 'E-mail', fr: 'E-mail', en: 'E-mail', de: 'E-Mail' },
      },
      // The first delivery of the e-mail that has this one.
      { name: 'mail', type: 'text', index: true, label: localized(() => 'mail'), admin: { hidden: true } },
      {
        name: 'deliveryKey',
        type: 'text',
        required: true,
        unique: true,
        label: { nl: 'Sleutel', fr: 'Clé', en: 'Key', de: 'Schlüssel' },
        admin: { readOnly: true },
      },
    ],
  },
})
