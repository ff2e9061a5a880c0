import type { Field } from 'payload'

import { isAgent, isEditor, noAccess } from '@/lib/payload/access'
import { leadEndpoints } from '@/features/leads/server/lead-endpoints'
import { personFields } from '@/lib/payload/fields/person-fields'
import { propertyField } from '@/lib/payload/fields/common-fields'
import { offerDecision } from '@/features/offers/server/offer-decision'
import { ownLeads } from '@/features/leads/server/lead-access'
import { factsField, requestIdField, queueFields } from '@/lib/payload/fields/system-fields'
import { formKindLabels } from '@/features/submissions/model/form-kind-labels'
import { isModuleOn } from '@/lib/site-config'
import { formKinds } from '@/features/submissions/model/form-kinds'
import { trusted } from '@/lib/payload/hooks/protect-system-fields'

import { defineCollection } from '../define-collection'
import { effectsFields } from './effects-fields'
import { followUpFields } from './follow-up-fields'
import { offerFields } from './offer-fields'
import { originFields } from './origin-fields'

const bySystem = { create: noAccess, update: noAccess }

/** State of the transfer to the agency's CRM (docs/crm.md). Without a CRM everything is `off`. */
const crmFields: Field[] = [
  {
    name: 'crmState',
    type: 'select',
    required: true,
    defaultValue: 'off',
    validate: trusted,
    access: bySystem,
    options: ['off', 'pending', 'sent', 'failed'],
    admin: { position: 'sidebar', readOnly: true },
  },
  ...queueFields('crm', { required: true }),
  {
    name: 'crmLastError',
    type: 'text',
    access: bySystem,
    admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data.crmLastError) },
  },
  {
    name: 'crmId',
    type: 'text',
    access: bySystem,
    admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data.crmId) },
  },
]

const namesOf = (fields: Field[]): string[] =>
  fields.flatMap((field) => ('name' in field ? [field.name] : []))

/** Fields that only the system writes, each in one atomic step, and fields that never change. */
export const leadSystemNames = [
  ...namesOf([...offerFields, ...effectsFields, ...crmFields]),
  'answers',
  'idempotencyKey',
  'requestId',
]

/** Submissions of all forms. Public forms create them, staff follow them up. */
export const leads = defineCollection({
  menu: { group: 'leads', shownTo: isAgent },
  access: { create: isAgent, read: ownLeads, update: ownLeads, delete: isEditor },
  findable: {
    title: ['person.firstName', 'person.lastName', 'person.email', 'person.phone'],
    text: ['subject', 'person.street', 'person.zip', 'person.city'],
    related: [{ field: 'property', collection: 'properties', texts: ['ref', 'reference'] }],
    detail: ['person.lastName', 'person.email', 'status'],
  },
  schema: {
    slug: 'leads',
    admin: {
      useAsTitle: 'subject',
      defaultColumns: ['subject', 'form', 'status', 'assignee', 'createdAt'],
      listSearchableFields: ['subject', 'person.email', 'person.lastName'],
      components: { views: { list: { Component: '/features/leads/studio/inbox-view#InboxView' } } },
    },
    endpoints: [...leadEndpoints, offerDecision],
    defaultSort: '-createdAt',
    indexes: [{ fields: ['effects', 'effectsNextAttemptAt'] }, { fields: ['crmState', 'crmNextAttemptAt'] }],
    fields: [
      {
        name: 'overview',
        type: 'ui',
        admin: {
          disableListColumn: true,
          components: { Field: '/composition/studio-parts#LeadOverview' },
        },
      },
      {
        name: 'subject',
        type: 'text',
        required: true,
      },
      {
        name: 'form',
        type: 'select',
        required: true,
        index: true,
        // Set on creation, also by staff: messages and retention depend on it.
        access: { update: noAccess },
        options: formKinds.map((value) => ({ value, label: formKindLabels[value] })),
      },
      {
        name: 'person',
        type: 'group',
        fields: personFields,
      },
      {
        ...propertyField(false),
        // The private link of a document request opens the documents of this property.
        access: { update: ({ doc }) => doc?.form !== 'documentRequest' },
      },
      {
        name: 'nameReleased',
        type: 'checkbox',
        defaultValue: false,
        admin: {
          position: 'sidebar',
        },
      },
      {
        name: 'project',
        type: 'relationship',
        relationTo: 'projects',
        index: true,
        admin: { hidden: !isModuleOn('projects') },
      },
      factsField({
        name: 'answers',
        access: { update: noAccess },
        // The overview shows the answers.
        admin: { hidden: true },
      }),
      {
        name: 'files',
        type: 'relationship',
        relationTo: 'leadFiles',
        hasMany: true,
        // An account that reads a lead reads its files, so the list cannot be changed.
        access: { create: noAccess, update: noAccess },
      },
      ...followUpFields,
      ...offerFields,
      ...effectsFields,
      ...crmFields,
      ...originFields,
      requestIdField(),
    ],
  },
})
