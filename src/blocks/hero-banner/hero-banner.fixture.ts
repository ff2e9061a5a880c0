import type { BlockFixture } from '../define-block'
import { examplePicture } from '../example-picture.fixture'

export const heroBannerFixture: BlockFixture<'heroBanner'> = {
  blockType: 'heroBanner',
  bannerType: 'properties',
  title: 'Votre bien, entre de bonnes mains',
  description: '{saleCount} biens à vendre et {rentCount} à louer entre Liège et Huy.',
  image: examplePicture,
  showQuickSearch: true,
  showCounts: true,
  link: { label: 'Estimation gratuite', url: '/contact-demand/' },
}
