import { randomUUID } from 'node:crypto'

import { APIError, type CollectionBeforeChangeHook, type CollectionConfig } from 'payload'

import { editors, nobody } from '@/lib/cms/access'
import { languageField } from '@/lib/cms/fields/language-field'
import { personFields } from '@/lib/cms/fields/person-fields'
import { propertyField } from '@/lib/cms/fields/property-field'
import { appointmentsOfAgent } from '@/lib/cms/own-access'
import { studioMessage } from '@/lib/cms/studio-message'

import { groups } from './groups'

const noRevival = {
  nl: 'Een geannuleerde afspraak kan niet hersteld worden; maak een nieuwe.',
  fr: 'Un rendez-vous annulé ne peut pas être rétabli ; prenez-en un nouveau.',
  en: 'A cancelled appointment cannot be revived; book a new one.',
  de: 'Ein abgesagter Termin lässt sich nicht wiederherstellen; buchen Sie einen neuen.',
}

/**
 * A cancelled appointment gives its seat back. It cannot be revived: somebody else may sit there by now,
 * and only the unique seat key decides who does.
 */
const releaseSeat: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || data.status === undefined) return data
  const wasCancelled = originalDoc?.status === 'cancelled'
  if (wasCancelled && data.status !== 'cancelled') {
    throw new APIError(studioMessage(req, noRevival), 409, undefined, true)
  }
  if (!wasCancelled && data.status === 'cancelled') return { ...data, seatKey: `cancelled:${randomUUID()}` }
  return data
}

/** Booked viewings. The insert with a unique seat key decides who gets the place. */
export const appointments: CollectionConfig = {
  slug: 'appointments',
  labels: {
    singular: { nl: 'Afspraak', fr: 'Rendez-vous', en: 'Appointment', de: 'Termin' },
    plural: { nl: 'Afspraken', fr: 'Rendez-vous', en: 'Appointments', de: 'Termine' },
  },
  // Bookings go through the booking action, which alone can hand out a seat.
  access: { create: nobody, read: appointmentsOfAgent, update: appointmentsOfAgent, delete: editors },
  admin: {
    group: groups.leads,
    useAsTitle: 'day',
    defaultColumns: ['day', 'slot', 'property', 'status'],
  },
  defaultSort: '-day',
  disableDuplicate: true,
  hooks: { beforeChange: [releaseSeat] },
  fields: [
    propertyField(false),
    {
      type: 'row',
      fields: [
        {
          name: 'day',
          type: 'text',
          required: true,
          index: true,
          access: { update: nobody },
          label: { nl: 'Dag', fr: 'Jour', en: 'Day', de: 'Tag' },
          // Text, not a date: a day has no time zone and must not move when one is applied.
          validate: (value: unknown) => /^\d{4}-\d{2}-\d{2}$/.test(String(value)) || 'YYYY-MM-DD',
        },
        {
          name: 'slot',
          type: 'text',
          required: true,
          access: { update: nobody },
          label: { nl: 'Tijdslot', fr: 'Créneau', en: 'Time slot', de: 'Zeitfenster' },
        },
      ],
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'requested',
      label: { nl: 'Status', fr: 'Statut', en: 'Status', de: 'Status' },
      options: [
        { value: 'requested', label: { nl: 'Aangevraagd', fr: 'Demandé', en: 'Requested', de: 'Angefragt' } },
        { value: 'confirmed', label: { nl: 'Bevestigd', fr: 'Confirmé', en: 'Confirmed', de: 'Bestätigt' } },
        { value: 'cancelled', label: { nl: 'Geannuleerd', fr: 'Annulé', en: 'Cancelled', de: 'Abgesagt' } },
      ],
      admin: {
        position: 'sidebar',
        description: {
          nl: 'Annuleren geeft de plaats vrij voor iemand anders en kan niet ongedaan worden gemaakt.',
          fr: 'L’annulation libère la place pour quelqu’un d’autre et ne peut pas être défaite.',
          en: 'Cancelling frees the place for somebody else and cannot be undone.',
          de: 'Eine Absage gibt den Platz für andere frei und lässt sich nicht rückgängig machen.',
        },
      },
    },
    languageField({ admin: { position: 'sidebar' } }),
    {
      name: 'person',
      type: 'group',
      label: { nl: 'Persoon', fr: 'Personne', en: 'Person', de: 'Person' },
      fields: personFields,
    },
    {
      name: 'remark',
      type: 'textarea',
      label: { nl: 'Opmerking', fr: 'Remarque', en: 'Remark', de: 'Bemerkung' },
    },
    {
      name: 'seatKey',
      type: 'text',
      required: true,
      unique: true,
      access: { create: nobody, read: nobody, update: nobody },
      label: { nl: 'Plaatssleutel', fr: 'Clé de place', en: 'Seat key', de: 'Platzschlüssel' },
      admin: { hidden: true },
    },
  ],
}
