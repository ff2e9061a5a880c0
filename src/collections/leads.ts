import type { CollectionConfig, Field } from 'payload'

import { agents, editors, nobody } from '@/lib/cms/access'
import { languageField } from '@/lib/cms/fields/language-field'
import { personFields } from '@/lib/cms/fields/person-fields'
import { propertyField } from '@/lib/cms/fields/property-field'
import { leadsOfAgent } from '@/lib/cms/own-access'
import { factsField } from '@/lib/cms/fields/facts-field'
import { formKindLabels, formKinds } from '@/lib/leads/form-kinds'

import { groups } from './groups'

const bySystem = { create: nobody, update: nobody }

const followUpFields: Field[] = [
  {
    name: 'status',
    type: 'select',
    required: true,
    index: true,
    defaultValue: 'new',
    label: { nl: 'Status', fr: 'Statut', en: 'Status', de: 'Status' },
    options: [
      { value: 'new', label: { nl: 'Nieuw', fr: 'Nouveau', en: 'New', de: 'Neu' } },
      {
        value: 'inProgress',
        label: { nl: 'In behandeling', fr: 'En cours', en: 'In progress', de: 'In Bearbeitung' },
      },
      { value: 'done', label: { nl: 'Afgehandeld', fr: 'Traité', en: 'Done', de: 'Erledigt' } },
    ],
    admin: { position: 'sidebar' },
  },
  {
    name: 'assignee',
    type: 'relationship',
    relationTo: 'users',
    index: true,
    label: { nl: 'Toegewezen aan', fr: 'Attribué à', en: 'Assigned to', de: 'Zugewiesen an' },
    admin: {
      position: 'sidebar',
      description: {
        nl: 'Deze collega ziet de aanvraag ook als het pand van een andere makelaar is.',
        fr: 'Ce collègue voit la demande même si le bien est suivi par un autre agent.',
        en: 'This colleague sees the lead even when another agent looks after the property.',
        de: 'Diese Person sieht die Anfrage auch, wenn ein anderer Makler das Objekt betreut.',
      },
    },
  },
  {
    name: 'retentionDate',
    type: 'date',
    index: true,
    label: { nl: 'Bewaren tot', fr: 'Conserver jusqu’au', en: 'Keep until', de: 'Aufbewahren bis' },
    admin: {
      position: 'sidebar',
      description: {
        nl: 'Na deze datum worden de aanvraag en haar bestanden gewist.',
        fr: 'Après cette date, la demande et ses fichiers sont effacés.',
        en: 'After this date the lead and its files are erased.',
        de: 'Nach diesem Datum werden die Anfrage und ihre Dateien gelöscht.',
      },
    },
  },
  {
    name: 'notes',
    type: 'textarea',
    label: { nl: 'Interne nota’s', fr: 'Notes internes', en: 'Internal notes', de: 'Interne Notizen' },
  },
]

const originFields: Field[] = [
  languageField({ admin: { position: 'sidebar' } }),
  {
    name: 'source',
    type: 'text',
    access: { update: nobody },
    label: { nl: 'Herkomst', fr: 'Provenance', en: 'Source', de: 'Herkunft' },
    admin: { position: 'sidebar' },
  },
  factsField({
    name: 'campaign',
    access: bySystem,
    label: { nl: 'Campagne', fr: 'Campagne', en: 'Campaign', de: 'Kampagne' },
    admin: { position: 'sidebar' },
  }),
  {
    name: 'consentTextVersion',
    type: 'text',
    access: bySystem,
    label: {
      nl: 'Versie van de toestemming',
      fr: 'Version du consentement',
      en: 'Version of the consent text',
      de: 'Fassung der Einwilligung',
    },
    admin: { position: 'sidebar', readOnly: true },
  },
  {
    name: 'idempotencyKey',
    type: 'text',
    unique: true,
    access: { ...bySystem, read: nobody },
    label: { nl: 'Verzendsleutel', fr: 'Clé d’envoi', en: 'Submission key', de: 'Sendeschlüssel' },
    admin: { hidden: true },
  },
]

/** What visitors send through the forms, whichever form it was. Public forms write it; staff follow it up. */
export const leads: CollectionConfig = {
  slug: 'leads',
  labels: {
    singular: { nl: 'Aanvraag', fr: 'Demande', en: 'Lead', de: 'Anfrage' },
    plural: { nl: 'Aanvragen', fr: 'Demandes', en: 'Leads', de: 'Anfragen' },
  },
  access: { create: agents, read: leadsOfAgent, update: leadsOfAgent, delete: editors },
  admin: {
    group: groups.leads,
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'form', 'status', 'assignee', 'createdAt'],
    listSearchableFields: ['subject', 'person.email', 'person.lastName'],
  },
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'subject',
      type: 'text',
      required: true,
      label: { nl: 'Onderwerp', fr: 'Objet', en: 'Subject', de: 'Betreff' },
    },
    {
      name: 'form',
      type: 'select',
      required: true,
      index: true,
      label: { nl: 'Formulier', fr: 'Formulaire', en: 'Form', de: 'Formular' },
      options: formKinds.map((value) => ({ value, label: formKindLabels[value] })),
    },
    {
      name: 'person',
      type: 'group',
      label: { nl: 'Persoon', fr: 'Personne', en: 'Person', de: 'Person' },
      fields: personFields,
    },
    propertyField(false),
    {
      name: 'project',
      type: 'relationship',
      relationTo: 'projects',
      index: true,
      label: { nl: 'Project', fr: 'Projet', en: 'Project', de: 'Projekt' },
    },
    factsField({
      name: 'answers',
      access: { update: nobody },
      label: { nl: 'Antwoorden', fr: 'Réponses', en: 'Answers', de: 'Antworten' },
    }),
    {
      name: 'files',
      type: 'relationship',
      relationTo: 'leadFiles',
      hasMany: true,
      label: { nl: 'Bestanden', fr: 'Fichiers', en: 'Files', de: 'Dateien' },
    },
    ...followUpFields,
    ...originFields,
  ],
}
