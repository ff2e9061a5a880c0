import type { Field } from 'payload'

import { studioLabel } from '@/lib/i18n/studio-text'
import { isEditor, noAccess } from '@/lib/payload/access'
import { leadStatuses } from '@/features/leads/model/lead-status'

/**
 * Changed in the panel above the form and in the inbox. The form would save the values it was opened with and
 * overwrite a colleague's change.
 */
const onPanel = { disabled: true }

/** Follow-up of a lead. Events and notes are rows of `leadEvents`. */
export const followUpFields: Field[] = [
  {
    name: 'status',
    type: 'select',
    required: true,
    index: true,
    defaultValue: 'new',
    options: leadStatuses.map((value) => ({ value, label: studioLabel(`leads.statuses.${value}`) })),
    admin: onPanel,
  },
  {
    name: 'assignee',
    type: 'relationship',
    relationTo: 'users',
    index: true,
    admin: {
      ...onPanel,
    },
  },
  {
    name: 'answeredAt',
    type: 'date',
    index: true,
    admin: onPanel,
  },
  {
    name: 'retentionDate',
    type: 'date',
    index: true,
    // This date deletes the lead, which agents may not do.
    access: { create: isEditor, update: isEditor },
    admin: {
      position: 'sidebar',
    },
  },
  // The notes of older leads: one text, without date and author. Shown where it is filled; new notes are events.
  {
    name: 'notes',
    type: 'textarea',
    admin: { condition: ({ notes }) => Boolean(notes) },
  },
  {
    name: 'searchText',
    type: 'text',
    access: { create: noAccess, update: noAccess },
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  },
]
