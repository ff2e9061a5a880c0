import { anyone, isAdministrator } from '@/lib/payload/access'

import { defineGlobal } from '../../define-collection'
import { energyFields } from './energy-fields'
import { moneyFields } from './money-fields'

/** Values set by law, each with its first day and its source. */
export const legal = defineGlobal({
  menu: { group: 'settings', shownTo: isAdministrator },
  access: { read: anyone, update: isAdministrator },
  schema: {
    slug: 'legal',
    label: { nl: 'Wettelijke waarden', fr: 'Valeurs légales', en: 'Legal values', de: 'Gesetzliche Werte' },
    admin: {
      description: {
        nl: 'Voeg bij een wijziging een nieuwe rij toe met haar begindatum; oude rijen blijven staan. Controleer elke waarde bij de bron.',
        fr: 'Lors d’un changement, ajoutez une ligne avec sa date de début ; les anciennes restent. Vérifiez chaque valeur à la source.',
        en: 'When something changes, add a new row with its first day; old rows stay. Check every value at its source.',
        de: 'Fügen Sie bei einer Änderung eine neue Zeile mit ihrem Anfangstag hinzu; alte bleiben. Prüfen Sie jeden Wert an der Quelle.',
      },
    },
    fields: [
      {
        type: 'tabs',
        tabs: [
          { label: { nl: 'Energie', fr: 'Énergie', en: 'Energy', de: 'Energie' }, fields: energyFields },
          { label: { nl: 'Kosten', fr: 'Coûts', en: 'Costs', de: 'Kosten' }, fields: moneyFields },
        ],
      },
    ],
  },
})
