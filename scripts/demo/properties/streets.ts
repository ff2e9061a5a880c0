import type { DemoKind } from './kinds'
import { isHouse } from './kinds'
import { seeded } from './seeded'

/** Streets that sound like the region and are not on its map; the first word decides the preposition in nl and de. */
const streets = [
  'Rue des Quatre Tilleuls',
  'Rue du Vieux Four à Chaux',
  'Rue de la Houillère Blanche',
  'Rue des Verriers de Saint-Léonce',
  'Rue du Puits Marnette',
  'Rue des Trois Cerisiers',
  'Rue de la Fontaine Bodson',
  'Rue du Batelier Colson',
  'Rue des Mésanges Bleues',
  'Rue Joseph Delcourt-Maréchal',
  'Rue du Clair Ruisseau',
  'Rue des Haveurs',
  'Rue de la Bruyère aux Loups',
  'Rue du Moulin Quaremme',
  'Rue Hubert Stassart-Lejeune',
  'Avenue des Marronniers Rouges',
  'Avenue du Belvédère Mosan',
  'Avenue Élise Grandfils',
  'Allée des Charmilles',
  'Allée du Verger Lambinon',
  'Clos des Alouettes Grises',
  'Clos du Grand Noyer',
  'Chemin du Bois Malaxhe',
  'Chemin des Prés Fleuris',
  'Chemin de la Haie Collard',
  'Thier des Grives',
  'Thier du Vieux Curé',
  'Voie des Aubépines',
  'Voie du Tram Vert',
  'Ruelle du Cordonnier',
  'Drève des Hêtres Pourpres',
  'Sentier des Noisetiers',
] as const

/** Streets with businesses and blocks of flats. */
const avenues = [
  'Quai des Bateliers Neufs',
  'Quai du Halage Fleuri',
  'Place du Marché aux Pommes',
  'Place des Anciens Verriers',
  'Boulevard de la Sauvenelle',
  'Chaussée de Hannecourt',
  'Chaussée du Relais',
  'Rue du Commerce Mosan',
  'Rue de la Station Basse',
  'Avenue des Forges Réunies',
  'Rue de la Halle aux Grains',
  'Rue Léonie Warnant-Dubois',
] as const

export interface DemoStreet {
  street: string
  houseNumber: string
  boxNr: string | null
}

/** A street by index in the list, so that neighbours in the list have different ones. */
export function streetOf(ref: number, position: number, kind: DemoKind, isByTheRiver: boolean): DemoStreet {
  const random = seeded(`street:${ref}`)
  const choices =
    isHouse(kind) || kind === 'land'
      ? streets
      : avenues.filter((name) => isByTheRiver || !name.startsWith('Quai'))
  const street =
    kind === 'warehouse' ? 'Avenue des Forges Réunies' : (choices[position % choices.length] ?? streets[0])
  const suffix = random.chance(0.08) ? 'A' : ''
  const inBlock = kind === 'apartment' || kind === 'penthouse' || kind === 'studio' || kind === 'groundFloor'
  return {
    street,
    houseNumber: `${random.between(2, 186)}${suffix}`,
    boxNr: inBlock ? String(random.between(1, 42)).padStart(2, '0') : null,
  }
}

/** The homes of one project share a street. */
export const projectStreets: Record<1 | 2 | 3, string> = {
  1: 'Quai du Halage Fleuri',
  2: 'Rue de la Halle aux Grains',
  3: 'Clos des Alouettes Grises',
}
