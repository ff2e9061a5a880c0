import { activityKinds, activityLabels } from '@/lib/payload/activities/activity-kinds'
import { isAdministrator, noAccess } from '@/lib/payload/access'
import { logFields } from '@/lib/payload/fields/system-fields'

import { defineCollection } from './define-collection'

/**
 * What members of staff did: saves, publications, deletions, log-ins and exports. Written once and deleted by the
 * retention alone. Of an IP address it keeps the network.
 */
export const activities = defineCollection({
  menu: { group: 'system', shownTo: isAdministrator },
  access: { create: noAccess, read: isAdministrator, update: noAccess, delete: noAccess },
  schema: {
    slug: 'activities',
    labels: {
      singular: { nl: 'Activiteit', fr: 'Activité', en: 'Activity', de: 'Aktivität' },
      plural: { nl: 'Activiteiten', fr: 'Activités', en: 'Activities', de: 'Aktivitäten' },
    },
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['createdAt', 'userName', 'kind', 'place', 'title', 'network'],
      listSearchableFields: ['userName', 'title', 'place'],
      description: {
        nl: 'Wie wat deed, en wanneer. Wordt twaalf maanden bewaard; van een adres op het internet alleen het netwerk.',
        fr: 'Qui a fait quoi, et quand. Conservé douze mois\u00a0; d’une adresse sur internet, seul le réseau est gardé.',
        en: 'Who did what, and when. Kept for twelve months; of an address on the internet only the network.',
        de: 'Wer was wann getan hat. Zwölf Monate aufbewahrt; von einer Adresse im Internet nur das Netz.',
      },
    },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    lockDocuments: false,
    fields: [
      ...logFields(activityKinds.map((value) => ({ value, label: activityLabels[value] }))),
      // Remains after the account is deleted.
      { name: 'userName', type: 'text', label: { nl: 'Wie', fr: 'Qui', en: 'Who', de: 'Wer' } },
      {
        name: 'place',
        type: 'text',
        index: true,
        label: { nl: 'Waar', fr: 'Où', en: 'Where', de: 'Wo' },
        admin: { components: { Cell: '/studio/place-cell#PlaceCell' } },
      },
      {
        name: 'documentId',
        type: 'text',
        label: { nl: 'Nummer', fr: 'Numéro', en: 'Number', de: 'Nummer' },
        admin: { hidden: true },
      },
      {
        // As it was then: the document may be gone. Empty for a log-in, and where it would name a person.
        name: 'title',
        type: 'text',
        label: { nl: 'Titel', fr: 'Titre', en: 'Title', de: 'Titel' },
        admin: { components: { Cell: '/studio/place-cell#DocumentCell' } },
      },
      {
        name: 'network',
        type: 'text',
        label: { nl: 'Netwerk', fr: 'Réseau', en: 'Network', de: 'Netz' },
      },
    ],
  },
})
