import type { Localized } from '@/lib/i18n/locales'

/** What pictures of an agency show. Per language: the name that is proposed, then other words in names of files. */
export const pictureSubjects: readonly Localized<readonly [string, ...string[]]>[] = [
  {
    nl: ['Voorgevel', 'gevel'],
    fr: ['Façade', 'devanture'],
    en: ['Front of the house', 'front', 'facade', 'exterior'],
    de: ['Fassade', 'Vorderseite', 'Hausfront'],
  },
  { nl: ['Achtergevel'], fr: ['Façade arrière'], en: ['Back of the house', 'rear'], de: ['Rückseite'] },
  {
    nl: ['Woonkamer', 'living', 'salon', 'zithoek'],
    fr: ['Séjour', 'salon', 'living'],
    en: ['Living room', 'lounge'],
    de: ['Wohnzimmer', 'Wohnraum'],
  },
  { nl: ['Eetkamer', 'eethoek'], fr: ['Salle à manger'], en: ['Dining room'], de: ['Esszimmer'] },
  { nl: ['Keuken'], fr: ['Cuisine'], en: ['Kitchen'], de: ['Küche', 'kueche'] },
  { nl: ['Slaapkamer'], fr: ['Chambre', 'chambre à coucher'], en: ['Bedroom'], de: ['Schlafzimmer'] },
  {
    nl: ['Badkamer'],
    fr: ['Salle de bain', 'salle de bains', 'sdb'],
    en: ['Bathroom'],
    de: ['Badezimmer', 'bad'],
  },
  {
    nl: ['Douchekamer', 'douche'],
    fr: ['Salle de douche', 'douche'],
    en: ['Shower room', 'shower'],
    de: ['Duschbad', 'dusche'],
  },
  { nl: ['Toilet', 'wc'], fr: ['Toilettes', 'wc'], en: ['Toilet', 'wc'], de: ['Toilette', 'wc'] },
  {
    nl: ['Inkomhal', 'hal', 'inkom'],
    fr: ['Hall d’entrée', 'hall', 'entrée'],
    en: ['Entrance hall', 'hall', 'entrance'],
    de: ['Eingangshalle', 'Diele', 'Eingang'],
  },
  {
    nl: ['Bureau', 'kantoor'],
    fr: ['Bureau'],
    en: ['Office', 'study'],
    de: ['Büro', 'Arbeitszimmer', 'buero'],
  },
  { nl: ['Tuin'], fr: ['Jardin'], en: ['Garden'], de: ['Garten'] },
  { nl: ['Terras'], fr: ['Terrasse'], en: ['Terrace'], de: ['Terrasse'] },
  { nl: ['Balkon'], fr: ['Balcon'], en: ['Balcony'], de: ['Balkon'] },
  { nl: ['Garage'], fr: ['Garage'], en: ['Garage'], de: ['Garage'] },
  {
    nl: ['Parkeerplaats', 'parking'],
    fr: ['Parking'],
    en: ['Parking space', 'parking'],
    de: ['Stellplatz', 'Parkplatz'],
  },
  { nl: ['Kelder'], fr: ['Cave'], en: ['Cellar', 'basement'], de: ['Keller'] },
  { nl: ['Zolder'], fr: ['Grenier'], en: ['Attic'], de: ['Dachboden'] },
  { nl: ['Trap'], fr: ['Escalier'], en: ['Stairs', 'staircase'], de: ['Treppe'] },
  { nl: ['Zwembad'], fr: ['Piscine'], en: ['Swimming pool', 'pool'], de: ['Schwimmbad', 'Pool'] },
  { nl: ['Uitzicht', 'zicht'], fr: ['Vue'], en: ['View'], de: ['Aussicht', 'Ausblick'] },
  {
    nl: ['Luchtfoto'],
    fr: ['Vue aérienne', 'drone'],
    en: ['Aerial view', 'drone'],
    de: ['Luftbild', 'Drohne'],
  },
  { nl: ['Grondplan', 'plan'], fr: ['Plan'], en: ['Floor plan', 'plan'], de: ['Grundriss', 'Plan'] },
]
