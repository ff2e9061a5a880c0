import type { CollectionConfig } from 'payload'

import { agents, editors, nobody } from '@/lib/cms/access'
import { leadEndpoints } from '@/lib/cms/endpoints/lead-endpoints'
import { personFields } from '@/lib/cms/fields/person-fields'
import { propertyField } from '@/lib/cms/fields/property-field'
import { deleteLeadParts } from '@/lib/cms/hooks/delete-lead-parts'
import { guardLeadDates } from '@/lib/cms/hooks/guard-lead-dates'
import { keepForSystem } from '@/lib/cms/hooks/keep-for-system'
import { prepareLead } from '@/lib/cms/hooks/prepare-lead'
import { recordLeadChange } from '@/lib/cms/hooks/record-lead-change'
import { leadsOfAgent } from '@/lib/cms/own-access'
import { factsField } from '@/lib/cms/fields/facts-field'
import { formKindLabels, formKinds } from '@/lib/leads/form-kinds'

import { groups } from './groups'
import { crmFields } from './leads/crm-fields'
import { effectsFields } from './leads/effects-fields'
import { followUpFields } from './leads/follow-up-fields'
import { offerFields } from './leads/offer-fields'
import { originFields } from './leads/origin-fields'
import { systemNames } from './leads/system-names'

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
    components: { views: { list: { Component: '/studio/inbox/inbox-view#InboxView' } } },
  },
  endpoints: leadEndpoints,
  hooks: {
    beforeChange: [guardLeadDates, prepareLead, keepForSystem(systemNames)],
    afterChange: [recordLeadChange],
    beforeDelete: [deleteLeadParts],
  },
  defaultSort: '-createdAt',
  indexes: [{ fields: ['effects', 'effectsNextAttemptAt'] }, { fields: ['crmState', 'crmNextAttemptAt'] }],
  fields: [
    {
      name: 'overview',
      type: 'ui',
      label: { nl: 'Overzicht', fr: 'Aperçu', en: 'Overview', de: 'Überblick' },
      admin: {
        disableListColumn: true,
        components: { Field: '/studio/inbox/lead-overview#LeadOverview' },
      },
    },
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
      // Whoever writes a lead down says which it is; then letters and periods follow from it.
      access: { update: nobody },
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
      // The overview shows them as words.
      admin: { hidden: true },
    }),
    {
      name: 'files',
      type: 'relationship',
      relationTo: 'leadFiles',
      hasMany: true,
      // Whoever reads a lead reads its files: nobody adds another's.
      access: { create: nobody, update: nobody },
      label: { nl: 'Bestanden', fr: 'Fichiers', en: 'Files', de: 'Dateien' },
    },
    ...followUpFields,
    ...offerFields,
    ...effectsFields,
    ...crmFields,
    ...originFields,
  ],
}
