import type { CatalogueOptions } from './types'

export const conditionOptions = {
  new: { nl: 'Nieuw', fr: 'Neuf', en: 'New', de: 'Neu' },
  asNew: { nl: 'Zo goed als nieuw', fr: 'Comme neuf', en: 'As new', de: 'Neuwertig' },
  good: { nl: 'Goede staat', fr: 'Bon état', en: 'Good', de: 'Guter Zustand' },
  used: { nl: 'Gebruikt', fr: 'Usagé', en: 'Used', de: 'Gebraucht' },
  renovated: { nl: 'Gerenoveerd', fr: 'Rénové', en: 'Renovated', de: 'Renoviert' },
  restored: { nl: 'Gerestaureerd', fr: 'Restauré', en: 'Restored', de: 'Restauriert' },
  toRefresh: { nl: 'Op te frissen', fr: 'À rafraîchir', en: 'Needs some updating', de: 'Aufzufrischen' },
  toRenovate: { nl: 'Te renoveren', fr: 'À rénover', en: 'To renovate', de: 'Renovierungsbedürftig' },
  toRestore: { nl: 'Te restaureren', fr: 'À restaurer', en: 'To restore', de: 'Zu restaurieren' },
  toBuild: { nl: 'Te bouwen', fr: 'À construire', en: 'To be built', de: 'Zu bauen' },
  toDemolish: { nl: 'Te slopen', fr: 'À démolir', en: 'To demolish', de: 'Abzureißen' },
} as const satisfies CatalogueOptions

export const finishOptions = {
  luxurious: { nl: 'Luxueus', fr: 'Luxueux', en: 'Luxurious', de: 'Luxuriös' },
  good: { nl: 'Goed', fr: 'Bon', en: 'Good', de: 'Gut' },
  normal: { nl: 'Normaal', fr: 'Normal', en: 'Normal', de: 'Normal' },
  toRefresh: { nl: 'Op te frissen', fr: 'À rafraîchir', en: 'Needs some updating', de: 'Aufzufrischen' },
  toRenovate: { nl: 'Te renoveren', fr: 'À rénover', en: 'To renovate', de: 'Renovierungsbedürftig' },
} as const satisfies CatalogueOptions

export const constructionOptions = {
  detached: { nl: 'Open bebouwing', fr: '4 façades', en: 'Detached', de: 'Freistehend' },
  semiDetached: { nl: 'Halfopen bebouwing', fr: '3 façades', en: 'Semi-detached', de: 'Doppelhaushälfte' },
  terraced: { nl: 'Gesloten bebouwing', fr: 'Mitoyen', en: 'Terraced', de: 'Reihenhaus' },
} as const satisfies CatalogueOptions

export const heatingTypeOptions = {
  individual: { nl: 'Individueel', fr: 'Individuel', en: 'Individual', de: 'Eigene Zentralheizung' },
  collective: { nl: 'Collectief', fr: 'Collectif', en: 'Collective', de: 'Gemeinschaftsheizung' },
  communal: {
    nl: 'Gemeenschappelijk met eigen meter',
    fr: 'Collectif avec compteur individuel',
    en: 'Communal with own meter',
    de: 'Gemeinschaftlich mit eigenem Zähler',
  },
  notApplicable: {
    nl: 'Niet van toepassing',
    fr: 'Non applicable',
    en: 'Not applicable',
    de: 'Nicht zutreffend',
  },
} as const satisfies CatalogueOptions

export const heatingNameOptions = {
  naturalGas: { nl: 'Aardgas', fr: 'Gaz naturel', en: 'Natural gas', de: 'Erdgas' },
  oil: { nl: 'Stookolie', fr: 'Mazout', en: 'Oil', de: 'Heizöl' },
  electric: { nl: 'Elektrisch', fr: 'Électrique', en: 'Electric', de: 'Elektrisch' },
  heatPump: { nl: 'Warmtepomp', fr: 'Pompe à chaleur', en: 'Heat pump', de: 'Wärmepumpe' },
  pellets: { nl: 'Pellets', fr: 'Pellets', en: 'Pellets', de: 'Pellets' },
  wood: { nl: 'Hout', fr: 'Bois', en: 'Wood', de: 'Holz' },
  district: { nl: 'Warmtenet', fr: 'Réseau de chaleur', en: 'District heating', de: 'Fernwärme' },
  underfloor: { nl: 'Vloerverwarming', fr: 'Par le sol', en: 'Underfloor', de: 'Fußbodenheizung' },
  none: { nl: 'Geen', fr: 'Aucun', en: 'None', de: 'Keine' },
} as const satisfies CatalogueOptions

export const kitchenOptions = {
  none: { nl: 'Geen', fr: 'Aucune', en: 'None', de: 'Keine' },
  notFitted: { nl: 'Niet ingericht', fr: 'Non équipée', en: 'Not fitted', de: 'Nicht eingerichtet' },
  semiFitted: { nl: 'Half ingericht', fr: 'Semi-équipée', en: 'Partly fitted', de: 'Teilweise eingerichtet' },
  fitted: { nl: 'Ingericht', fr: 'Équipée', en: 'Fitted', de: 'Einbauküche' },
  fullyFitted: {
    nl: 'Volledig ingericht',
    fr: 'Hyper-équipée',
    en: 'Fully fitted',
    de: 'Komplett ausgestattete Küche',
  },
  openPlan: {
    nl: 'Open keuken',
    fr: 'Cuisine ouverte équipée',
    en: 'Open plan, fitted',
    de: 'Offene Einbauküche',
  },
} as const satisfies CatalogueOptions

export const windowFrameOptions = {
  pvc: { nl: 'Pvc', fr: 'PVC', en: 'PVC', de: 'PVC' },
  wood: { nl: 'Hout', fr: 'Bois', en: 'Wood', de: 'Holz' },
  aluminium: { nl: 'Aluminium', fr: 'Aluminium', en: 'Aluminium', de: 'Aluminium' },
  paintedAluminium: {
    nl: 'Gelakt aluminium',
    fr: 'Aluminium laqué',
    en: 'Painted aluminium',
    de: 'Lackiertes Aluminium',
  },
  steel: { nl: 'Staal', fr: 'Acier', en: 'Steel', de: 'Stahl' },
} as const satisfies CatalogueOptions

export const windowGlazingOptions = {
  single: { nl: 'Enkel glas', fr: 'Simple vitrage', en: 'Single glazing', de: 'Einfachverglasung' },
  partlyDouble: {
    nl: 'Gedeeltelijk dubbel glas',
    fr: 'Double vitrage partiel',
    en: 'Partly double glazing',
    de: 'Teilweise Doppelverglasung',
  },
  double: { nl: 'Dubbel glas', fr: 'Double vitrage', en: 'Double glazing', de: 'Doppelverglasung' },
  triple: { nl: 'Driedubbel glas', fr: 'Triple vitrage', en: 'Triple glazing', de: 'Dreifachverglasung' },
} as const satisfies CatalogueOptions

export const roofMaterialOptions = {
  tiles: { nl: 'Dakpannen', fr: 'Tuiles', en: 'Tiles', de: 'Dachziegel' },
  slates: { nl: 'Leien', fr: 'Ardoises', en: 'Slates', de: 'Schiefer' },
  artificialSlates: {
    nl: 'Kunstleien',
    fr: 'Ardoises artificielles',
    en: 'Artificial slates',
    de: 'Kunstschiefer',
  },
  bitumen: { nl: 'Roofing', fr: 'Roofing (asphalte)', en: 'Bitumen', de: 'Bitumen' },
  epdm: { nl: 'EPDM', fr: 'EPDM', en: 'EPDM', de: 'EPDM' },
  zinc: { nl: 'Zink', fr: 'Zinc', en: 'Zinc', de: 'Zink' },
  metal: { nl: 'Staalplaten', fr: 'Tôles', en: 'Metal sheets', de: 'Blech' },
  green: { nl: 'Groendak', fr: 'Toiture végétale', en: 'Green roof', de: 'Gründach' },
} as const satisfies CatalogueOptions

export const floorCoverOptions = {
  tiles: { nl: 'Tegels', fr: 'Carrelage', en: 'Tiles', de: 'Fliesen' },
  parquet: { nl: 'Parket', fr: 'Parquet', en: 'Parquet', de: 'Parkett' },
  boards: { nl: 'Planken vloer', fr: 'Plancher', en: 'Floorboards', de: 'Dielen' },
  laminate: { nl: 'Laminaat', fr: 'Stratifié', en: 'Laminate', de: 'Laminat' },
  vinyl: { nl: 'Vinyl', fr: 'Vinyle', en: 'Vinyl', de: 'Vinyl' },
  carpet: { nl: 'Tapijt', fr: 'Moquette', en: 'Carpet', de: 'Teppich' },
  naturalStone: { nl: 'Natuursteen', fr: 'Pierre naturelle', en: 'Natural stone', de: 'Naturstein' },
  concrete: { nl: 'Beton', fr: 'Béton', en: 'Concrete', de: 'Beton' },
} as const satisfies CatalogueOptions
