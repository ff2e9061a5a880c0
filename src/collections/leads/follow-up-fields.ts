import type { Field } from 'payload'

import { isEditor, noAccess } from '@/lib/payload/access'
import { leadStatuses, leadStatusLabels } from '@/features/leads/model/lead-status'

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
    label: { nl: 'Status', fr: 'Statut', en: 'Status', de: 'Status' },
    options: leadStatuses.map((value) => ({ value, label: leadStatusLabels[value] })),
    admin: onPanel,
  },
  {
    name: 'assignee',
    type: 'relationship',
    relationTo: 'users',
    index: true,
    label: { nl: 'Toegewezen aan', fr: 'Attribué à', en: 'Assigned to', de: 'Zugewiesen an' },
    admin: {
      ...onPanel,
      description: {
        nl: 'Deze collega ziet de aanvraag ook als het pand van een andere makelaar is.',
        fr: 'Ce collègue voit la demande même si le bien est suivi par un autre agent.',
        en: 'This colleague sees the lead even when another agent looks after the property.',
        de: 'Diese Person sieht die Anfrage auch, wenn ein anderer Makler das Objekt betreut.',
      },
    },
  },
  {
    name: 'answeredAt',
    type: 'date',
    index: true,
    label: { nl: 'Beantwoord op', fr: 'Répondu le', en: 'Answered on', de: 'Beantwortet am' },
    admin: onPanel,
  },
  {
    name: 'retentionDate',
    type: 'date',
    index: true,
    // This date deletes the lead, which agents may not do.
    access: { create: isEditor, update: isEditor },
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
  // The notes of older leads: one text, without date and author. Shown where it is filled; new notes are events.
  {
    name: 'notes',
    type: 'textarea',
    label: { nl: 'Oude nota’s', fr: 'Anciennes notes', en: 'Old notes', de: 'Alte Notizen' },
    admin: { condition: ({ notes }) => Boolean(notes) },
  },
  {
    name: 'searchText',
    type: 'text',
    access: { create: noAccess, update: noAccess },
    label: { nl: 'Zoektekst', fr: 'Texte de recherche', en: 'Search text', de: 'Suchtext' },
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  },
]
