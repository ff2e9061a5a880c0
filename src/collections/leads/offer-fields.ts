import type { Field } from 'payload'

import { nobody } from '@/lib/cms/access'
import { factsField } from '@/lib/cms/fields/facts-field'
import { offerStateLabels, offerStates } from '@/lib/leads/offer-states'

const bySystem = { create: nobody, update: nobody }

const isOffer = (data: Record<string, unknown>): boolean => data.form === 'purchaseOffer'

/**
 * What becomes of a purchase offer. Nobody types it: the buyer confirms and withdraws by a private link, staff decide with
 * the two buttons, the worker ends it after its last day; each is one step that only one of them can take.
 */
export const offerFields: Field[] = [
  {
    name: 'offerState',
    type: 'select',
    index: true,
    access: bySystem,
    label: { nl: 'Aankoopbod', fr: 'Offre d’achat', en: 'Purchase offer', de: 'Kaufangebot' },
    options: offerStates.map((value) => ({ value, label: offerStateLabels[value] })),
    admin: {
      position: 'sidebar',
      condition: isOffer,
      components: { Field: '/studio/leads/offer-decision#OfferDecision' },
    },
  },
  {
    // The moment its last day ends, so that the worker finds what has ended.
    name: 'offerUntil',
    type: 'date',
    access: bySystem,
    label: { nl: 'Geldig tot', fr: 'Valable jusqu’au', en: 'Valid until', de: 'Gültig bis' },
    admin: {
      position: 'sidebar',
      readOnly: true,
      condition: isOffer,
      date: { pickerAppearance: 'dayAndTime' },
    },
  },
  {
    name: 'offerConfirmedAt',
    type: 'date',
    access: bySystem,
    label: {
      nl: 'Door de koper bevestigd op',
      fr: 'Confirmée par l’acquéreur le',
      en: 'Confirmed by the buyer on',
      de: 'Vom Käufer bestätigt am',
    },
    admin: {
      position: 'sidebar',
      readOnly: true,
      condition: isOffer,
      date: { pickerAppearance: 'dayAndTime' },
    },
  },
  {
    name: 'offerDecidedAt',
    type: 'date',
    access: bySystem,
    label: { nl: 'Beslist op', fr: 'Décidée le', en: 'Decided on', de: 'Entschieden am' },
    admin: {
      position: 'sidebar',
      readOnly: true,
      condition: isOffer,
      date: { pickerAppearance: 'dayAndTime' },
    },
  },
  {
    // Whether the mails about the newest state still have to be queued.
    name: 'offerNews',
    type: 'select',
    index: true,
    access: bySystem,
    options: [
      { value: 'pending', label: { nl: 'Wachtend', fr: 'En attente', en: 'Pending', de: 'Wartend' } },
      { value: 'done', label: { nl: 'Klaar', fr: 'Fait', en: 'Done', de: 'Erledigt' } },
    ],
    admin: { hidden: true },
  },
  factsField({
    // What the document states besides the answers: as it was when the buyer sent the offer.
    name: 'offerFacts',
    access: bySystem,
    label: {
      nl: 'Vastgelegd bij het bod',
      fr: 'Consigné avec l’offre',
      en: 'Recorded with the offer',
      de: 'Mit dem Angebot festgehalten',
    },
    admin: { hidden: true },
  }),
]
