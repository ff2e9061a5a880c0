import type { BlockFixture } from '../define-block'
import { examplePicture } from '../example-picture.fixture'

export const galleryFixture: BlockFixture<'gallery'> = {
  blockType: 'gallery',
  pictures: [
    { image: examplePicture, caption: 'Les hauteurs de la Meuse' },
    { image: examplePicture, caption: 'Biens à vendre', url: '/for-sale/' },
    { image: examplePicture },
    { image: examplePicture },
    { image: examplePicture },
  ],
  arrangement: 'mosaic',
  heading: 'Chez nous',
  titleSize: 'h2',
  view: 'card-view',
  numberItemOfRow: 4,
  backgroundType: 'none',
  status: 'published',
}
