import type { Localized } from '@/lib/i18n/locales'

import type { PropertyPictureKind } from '../properties/picture-pool'

/** Alternative texts for pictures that several properties share: true of each of them. */
export const sharedAlts: Partial<Record<PropertyPictureKind, Localized>> = {
  living: { nl: 'Woonkamer', fr: 'Salle de séjour', en: 'Living room', de: 'Wohnzimmer' },
  kitchen: { nl: 'Ingerichte keuken', fr: 'Cuisine équipée', en: 'Fitted kitchen', de: 'Einbauküche' },
  bedroom: { nl: 'Slaapkamer', fr: 'Chambre', en: 'Bedroom', de: 'Schlafzimmer' },
  bathroom: { nl: 'Badkamer', fr: 'Salle de bain', en: 'Bathroom', de: 'Badezimmer' },
  office: { nl: 'Kantoorruimte', fr: 'Espace de bureau', en: 'Office space', de: 'Büroraum' },
  shop: { nl: 'Winkelruimte', fr: 'Espace de vente', en: 'Shop floor', de: 'Verkaufsraum' },
  garden: { nl: 'Tuin', fr: 'Jardin', en: 'Garden', de: 'Garten' },
  terrace: { nl: 'Terras', fr: 'Terrasse', en: 'Terrace', de: 'Terrasse' },
  street: {
    nl: 'De straat voor de deur',
    fr: 'La rue devant la porte',
    en: 'The street outside',
    de: 'Die Straße vor der Tür',
  },
  garage: {
    nl: 'Binnenkant van de garage',
    fr: 'Intérieur du garage',
    en: 'Inside the garage',
    de: 'Innenansicht der Garage',
  },
  aerial: {
    nl: 'De omgeving vanuit de lucht',
    fr: 'Les environs vus du ciel',
    en: 'The surroundings from the air',
    de: 'Die Umgebung aus der Luft',
  },
  landPlot: { nl: 'Het perceel', fr: 'La parcelle', en: 'The plot', de: 'Die Parzelle' },
  plan: { nl: 'Grondplan', fr: 'Plan du logement', en: 'Floor plan', de: 'Grundriss' },
}
