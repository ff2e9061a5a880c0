import { blockSlugsFor } from '@/blocks/registry'
import {
  maxPatternDescription,
  maxPatternName,
  patternKindNames,
  patternKinds,
} from '@/features/patterns/model/pattern'
import { fillLanguages } from '@/features/patterns/server/fill-languages'
import { keepPattern, offeredPatterns } from '@/features/patterns/server/patterns-endpoints'
import { blocksField } from '@/features/translation/server/blocks-field'
import { isEditor } from '@/lib/payload/access'
import { nameField } from '@/lib/payload/fields/common-fields'

import { defineCollection } from './define-collection'

/** Pages and groups of blocks that editors keep and copy into pages. Visitors never see them. */
export const patterns = defineCollection({
  menu: { group: 'content', shownTo: isEditor },
  access: { create: isEditor, read: isEditor, update: isEditor, delete: isEditor },
  findable: { title: ['name'], text: ['description'] },
  schema: {
    slug: 'patterns',
    labels: {
      singular: { nl: 'Sjabloon', fr: 'Modèle', en: 'Template', de: 'Vorlage' },
      plural: { nl: 'Sjablonen', fr: 'Modèles', en: 'Templates', de: 'Vorlagen' },
    },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'kind', 'description', 'updatedAt'],
      description: {
        nl: 'Hele pagina’s en groepen blokken om mee te beginnen. Een pagina krijgt een kopie: een wijziging hier verandert geen bestaande pagina.',
        fr: 'Des pages entières et des groupes de blocs pour bien commencer. La page en reçoit une copie : une modification ici ne change aucune page existante.',
        en: 'Whole pages and groups of blocks to start from. A page gets a copy: a change here alters no existing page.',
        de: 'Ganze Seiten und Gruppen von Blöcken als Ausgangspunkt. Eine Seite erhält eine Kopie: Eine Änderung hier ändert keine bestehende Seite.',
      },
    },
    defaultSort: 'name',
    endpoints: [offeredPatterns, keepPattern],
    fields: [
      {
        ...nameField(),
        maxLength: maxPatternName,
        hooks: { beforeChange: [fillLanguages] },
      },
      {
        name: 'description',
        type: 'textarea',
        localized: true,
        maxLength: maxPatternDescription,
        hooks: { beforeChange: [fillLanguages] },
        label: { nl: 'Beschrijving', fr: 'Description', en: 'Description', de: 'Beschreibung' },
        admin: {
          description: {
            nl: 'Waarvoor het dient, in een zin: staat bij de keuze.',
            fr: 'À quoi il sert, en une phrase : s’affiche au moment du choix.',
            en: 'What it is for, in a sentence: shown when choosing.',
            de: 'Wozu sie dient, in einem Satz: steht bei der Auswahl.',
          },
        },
      },
      {
        name: 'kind',
        type: 'select',
        required: true,
        defaultValue: 'page',
        label: { nl: 'Soort', fr: 'Genre', en: 'Kind', de: 'Art' },
        options: patternKinds.map((value) => ({ value, label: patternKindNames[value] })),
        admin: {
          description: {
            nl: 'Een hele pagina wordt aangeboden bij een nieuwe pagina, een groep onder de blokken van elke pagina.',
            fr: 'Une page entière est proposée pour une nouvelle page, un groupe sous les blocs de chaque page.',
            en: 'A whole page is offered for a new page, a group below the blocks of every page.',
            de: 'Eine ganze Seite wird bei einer neuen Seite angeboten, eine Gruppe unter den Blöcken jeder Seite.',
          },
        },
      },
      blocksField({ kinds: blockSlugsFor('pages'), required: true }),
    ],
  },
})
