import type { Field } from 'payload'

import { tags } from '@/lib/cache/tags'
import { anyone, closedToTranslators, isEditor, isWriter } from '@/lib/payload/access'
import { textOf } from '@/lib/values/read-value'
import { localeNames, locales, localized } from '@/lib/i18n/locales'

import { defineCollection } from './define-collection'

const contactFields: Field[] = [
  {
    name: 'email',
    type: 'email',
    access: closedToTranslators,
    label: { nl: 'E-mail', fr: 'E-mail', en: 'E-mail', de: 'E-Mail' },
    admin: { width: '50%' },
  },
  {
    name: 'phone',
    type: 'text',
    maxLength: 40,
    access: closedToTranslators,
    label: { nl: 'Telefoon', fr: 'Téléphone', en: 'Phone', de: 'Telefon' },
    admin: { width: '25%' },
  },
  {
    name: 'mobilePhone',
    type: 'text',
    maxLength: 40,
    access: closedToTranslators,
    label: { nl: 'Gsm', fr: 'GSM', en: 'Mobile phone', de: 'Handy' },
    admin: { width: '25%' },
  },
]

const whatsappField: Field = {
  name: 'whatsapp',
  type: 'checkbox',
  defaultValue: false,
  access: closedToTranslators,
  label: {
    nl: 'Bereikbaar via WhatsApp op het gsm-nummer',
    fr: 'Joignable par WhatsApp au numéro de GSM',
    en: 'Can be reached by WhatsApp on the mobile number',
    de: 'Per WhatsApp unter der Handynummer erreichbar',
  },
  admin: { condition: (_, agent) => textOf(agent.mobilePhone) !== '' },
}

/** The agency's staff as visitors see them. Everything here is public. */
export const agents = defineCollection({
  menu: { group: 'catalogue', shownTo: isWriter },
  access: { create: isEditor, read: anyone, update: isWriter, delete: isEditor },
  refreshes: () => [tags.list('agents')],
  findable: {
    title: ['name', 'email'],
    text: ['phone', 'mobilePhone', 'role', 'registrationNumber'],
    detail: ['email'],
  },
  schema: {
    slug: 'agents',
    labels: {
      singular: { nl: 'Makelaar', fr: 'Agent', en: 'Agent', de: 'Makler' },
      plural: { nl: 'Makelaars', fr: 'Agents', en: 'Agents', de: 'Makler' },
    },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'role', 'phone', 'email'],
      description: {
        nl: 'Alles hier is zichtbaar voor bezoekers.',
        fr: 'Tout ce qui figure ici est visible pour les visiteurs.',
        en: 'Everything here is visible to visitors.',
        de: 'Alles hier ist für Besucher sichtbar.',
      },
    },
    defaultSort: 'sort',
    fields: [
      {
        name: 'name',
        type: 'text',
        required: true,
        maxLength: 120,
        access: closedToTranslators,
        label: { nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' },
      },
      {
        name: 'role',
        type: 'text',
        localized: true,
        maxLength: 120,
        label: { nl: 'Functie', fr: 'Fonction', en: 'Role', de: 'Funktion' },
      },
      {
        name: 'portrait',
        type: 'upload',
        relationTo: 'media',
        access: closedToTranslators,
        filterOptions: { mimeType: { contains: 'image/' } },
        label: { nl: 'Portret', fr: 'Portrait', en: 'Portrait', de: 'Porträt' },
      },
      { type: 'row', fields: contactFields },
      whatsappField,
      {
        name: 'languages',
        type: 'select',
        hasMany: true,
        access: closedToTranslators,
        label: { nl: 'Talen', fr: 'Langues', en: 'Languages', de: 'Sprachen' },
        options: locales.map((value) => ({ value, label: localized(() => localeNames[value]) })),
      },
      {
        name: 'registrationNumber',
        type: 'text',
        maxLength: 60,
        access: closedToTranslators,
        label: { nl: 'BIV-nummer', fr: 'Numéro IPI', en: 'IPI/BIV number', de: 'IPI-Nummer' },
        admin: {
          description: {
            nl: 'Erkende makelaars moeten hun nummer op de site vermelden.',
            fr: 'Les agents agréés doivent mentionner leur numéro sur le site.',
            en: 'Licensed agents must state their number on the site.',
            de: 'Zugelassene Makler müssen ihre Nummer auf der Website angeben.',
          },
        },
      },
      {
        name: 'sort',
        type: 'number',
        defaultValue: 0,
        access: closedToTranslators,
        label: { nl: 'Volgorde', fr: 'Ordre', en: 'Order', de: 'Reihenfolge' },
        admin: { step: 1 },
      },
    ],
  },
})
