import type { BlockFixture } from '../define-block'

export const mapFixture: BlockFixture<'map'> = {
  blockType: 'map',
  source: 'places',
  places: [
    {
      name: 'Agence de Liège',
      address: 'Rue de la Régence 12\n4000 Liège',
      latitude: 50.6412,
      longitude: 5.5718,
      openingHours: 'Lundi au vendredi : 9 h à 18 h\nSamedi : 10 h à 13 h',
    },
  ],
  showOpeningHours: true,
  showRoute: true,
  heading: 'Nous trouver',
  titleSize: 'h2',
  backgroundType: 'none',
  status: 'published',
}
