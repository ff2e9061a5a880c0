import type { Field } from 'payload'

import { studioLabel } from '@/lib/i18n/studio-text'
import { noAccess } from '@/lib/payload/access'
import { factsField, queueFields } from '@/lib/payload/fields/system-fields'
import { offerStates } from '@/features/leads/model/offer-states'

const bySystem = { create: noAccess, update: noAccess }

const isOffer = (data: Record<string, unknown>): boolean => data.form === 'purchaseOffer'

/**
 * State of a purchase offer. Not editable: the buyer confirms and withdraws by a private link, staff decide with two
 * buttons, the worker ends it after its last day. Each transition is atomic.
 */
export const offerFields: Field[] = [
  {
    name: 'offerState',
    type: 'select',
    index: true,
    access: bySystem,
    options: offerStates.map((value) => ({ value, label: studioLabel(`leads.offerStates.${value}`) })),
    admin: {
      position: 'sidebar',
      condition: isOffer,
      components: { Field: '/composition/studio-parts#OfferDecision' },
    },
  },
  {
    // The end of its last day, by which the worker finds expired offers.
    name: 'offerUntil',
    type: 'date',
    access: bySystem,
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
    admin: {
      position: 'sidebar',
      readOnly: true,
      condition: isOffer,
      date: { pickerAppearance: 'dayAndTime' },
    },
  },
  {
    // Whether the e-mails about the current state must still be queued.
    name: 'offerNews',
    type: 'select',
    index: true,
    access: bySystem,
    options: ['pending', 'done'],
    admin: { hidden: true },
  },
  ...queueFields('offerNews', { required: false }),
  factsField({
    // The facts of the document besides the answers, as they were when the buyer sent the offer.
    name: 'offerFacts',
    access: bySystem,
    admin: { hidden: true },
  }),
]
