import { blockOptions } from '@/lib/payload/fields/block-options'

import { inPicker } from '../block-picker'
import type { BlockSchema } from '../define-block'

export const projectListSchema: BlockSchema<'projectList'> = {
  slug: 'projectList',
  interfaceName: 'ProjectListBlock',
  labels: {
    singular: { nl: 'Projectenlijst', fr: 'Liste de projets', en: 'Project list', de: 'Projektliste' },
    plural: { nl: 'Projectenlijsten', fr: 'Listes de projets', en: 'Project lists', de: 'Projektlisten' },
  },
  admin: inPicker('project-list', 'properties', {
    nl: 'De nieuwbouwprojecten als kaarten, met hun status, prijzen en vrije eenheden; wat te koop is eerst.',
    fr: 'Les projets neufs en cartes, avec leur statut, leurs prix et leurs unités libres ; d’abord ce qui est en vente.',
    en: 'The new-build projects as cards, with status, prices and free units; what is on sale comes first.',
    de: 'Die Neubauprojekte als Karten, mit Status, Preisen und freien Einheiten; was im Verkauf ist, kommt zuerst.',
  }),
  fields: blockOptions({
    defaults: { view: 'card-view', numberItemOfRow: 4, maxItems: 4 },
  }),
}
