import type { Field } from 'payload'

import { nobody } from '@/lib/cms/access'
import { fieldForEditors } from '@/lib/cms/own-access'
import { leadStatuses, leadStatusLabels } from '@/lib/leads/lead-status'

/**
 * Changed on the panel above the form and in the inbox, never by the form: it would save again what it was opened with,
 * over what a colleague did meanwhile.
 */
const onPanel = { disabled: true }

/** What staff do with a lead. What happened to it and their notes are rows of `leadEvents`. */
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
    // Deletes the lead: agents may not.
    access: { create: fieldForEditors, update: fieldForEditors },
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
  // One text for all, from before notes had a date and an author. Shown where it holds something; new notes are events.
  {
    name: 'notes',
    type: 'textarea',
    label: { nl: 'Oude nota’s', fr: 'Anciennes notes', en: 'Old notes', de: 'Alte Notizen' },
    admin: { condition: ({ notes }) => Boolean(notes) },
  },
  {
    name: 'searchText',
    type: 'text',
    access: { create: nobody, update: nobody },
    label: { nl: 'Zoektekst', fr: 'Texte de recherche', en: 'Search text', de: 'Suchtext' },
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  },
]
