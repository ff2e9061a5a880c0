import { blockOptions } from '@/lib/payload/fields/block-options'

import { inPicker } from '../block-picker'
import type { BlockSchema } from '../define-block'

export const sharedModuleSchema: BlockSchema<'sharedModule'> = {
  slug: 'sharedModule',
  interfaceName: 'SharedModuleBlock',
  labels: {
    singular: { nl: 'Gedeelde module', fr: 'Module partagé', en: 'Shared module', de: 'Geteiltes Modul' },
    plural: { nl: 'Gedeelde modules', fr: 'Modules partagés', en: 'Shared modules', de: 'Geteilte Module' },
  },
  admin: inPicker('shared-module', 'library', {
    nl: 'Een blok uit de bibliotheek, dat u één keer bewerkt en op veel pagina’s toont.',
    fr: 'Un bloc de la bibliothèque, modifié une seule fois et montré sur plusieurs pages.',
    en: 'A block from the library, edited once and shown on many pages.',
    de: 'Ein Block aus der Bibliothek, einmal bearbeitet und auf vielen Seiten gezeigt.',
  }),
  fields: [
    {
      name: 'module',
      type: 'relationship',
      relationTo: 'modules',
      required: true,
      label: { nl: 'Module', fr: 'Module', en: 'Module', de: 'Modul' },
      admin: {
        description: {
          nl: 'Een blok uit de bibliotheek. Een wijziging daar verschijnt op elke pagina die het gebruikt.',
          fr: 'Un bloc de la bibliothèque. Une modification là-bas apparaît sur chaque page qui l’utilise.',
          en: 'A block from the library. A change there shows on every page that uses it.',
          de: 'Ein Block aus der Bibliothek. Eine Änderung dort erscheint auf jeder Seite, die ihn verwendet.',
        },
      },
    },
    ...blockOptions({ only: ['span', 'columns', 'sort', 'status'] }),
  ],
}
