import type { Locale, Localized } from '@/lib/i18n/locales'
import type { Layout, RoomKind } from './layouts'

const roomNames: Localized<Record<RoomKind, string>> = {
  nl: {
    living: 'Woonkamer',
    dining: 'Eetkamer',
    kitchen: 'Keuken',
    hall: 'Inkomhal',
    bedroom: 'Slaapkamer',
    bathroom: 'Badkamer',
    toilet: 'WC',
    study: 'Bureau',
    storage: 'Berging',
    terrace: 'Terras',
    garage: 'Garage',
    landing: 'Nachthal',
    studio: 'Leefruimte',
    openPlan: 'Landschapskantoor',
    meeting: 'Vergaderzaal',
    shop: 'Winkelruimte',
  },
  fr: {
    living: 'Séjour',
    dining: 'Salle à manger',
    kitchen: 'Cuisine',
    hall: 'Hall',
    bedroom: 'Chambre',
    bathroom: 'Salle de bain',
    toilet: 'WC',
    study: 'Bureau',
    storage: 'Réserve',
    terrace: 'Terrasse',
    garage: 'Garage',
    landing: 'Hall de nuit',
    studio: 'Pièce de vie',
    openPlan: 'Espace ouvert',
    meeting: 'Salle de réunion',
    shop: 'Surface de vente',
  },
  en: {
    living: 'Living room',
    dining: 'Dining room',
    kitchen: 'Kitchen',
    hall: 'Hall',
    bedroom: 'Bedroom',
    bathroom: 'Bathroom',
    toilet: 'WC',
    study: 'Study',
    storage: 'Storage',
    terrace: 'Terrace',
    garage: 'Garage',
    landing: 'Landing',
    studio: 'Living space',
    openPlan: 'Open-plan office',
    meeting: 'Meeting room',
    shop: 'Shop floor',
  },
  de: {
    living: 'Wohnzimmer',
    dining: 'Esszimmer',
    kitchen: 'Küche',
    hall: 'Diele',
    bedroom: 'Schlafzimmer',
    bathroom: 'Badezimmer',
    toilet: 'WC',
    study: 'Büro',
    storage: 'Abstellraum',
    terrace: 'Terrasse',
    garage: 'Garage',
    landing: 'Flur',
    studio: 'Wohnraum',
    openPlan: 'Großraumbüro',
    meeting: 'Besprechung',
    shop: 'Verkaufsfläche',
  },
}

const titles: Localized<Record<Layout['title'], string>> = {
  nl: {
    ground: 'Gelijkvloers',
    first: 'Eerste verdieping',
    apartment: 'Appartement',
    office: 'Kantoorverdieping',
  },
  fr: {
    ground: 'Rez-de-chaussée',
    first: 'Premier étage',
    apartment: 'Appartement',
    office: 'Plateau de bureaux',
  },
  en: { ground: 'Ground floor', first: 'First floor', apartment: 'Apartment', office: 'Office floor' },
  de: { ground: 'Erdgeschoss', first: 'Erster Stock', apartment: 'Wohnung', office: 'Büroetage' },
}

export const roomName = (kind: RoomKind, locale: Locale): string => roomNames[locale][kind]

export const planTitle = (layout: Layout, locale: Locale): string => titles[locale][layout.title]

/** Written by hand rather than with Intl, so that pictures do not depend on the machine's language data. */
export function measure(value: number, digits: number, unit: string, locale: Locale): string {
  const text = value.toFixed(digits)
  return `${locale === 'en' ? text : text.replace('.', ',')} ${unit}`
}
