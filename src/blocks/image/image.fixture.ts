import type { BlockFixture } from '../define-block'
import { examplePicture } from '../example-picture.fixture'

export const imageFixture: BlockFixture<'image'> = {
  blockType: 'image',
  image: examplePicture,
  caption: 'Les hauteurs de Flémalle, vues de la rive droite.',
  url: '/for-sale/',
  width: 'wide',
  titleSize: 'h2',
  status: 'published',
}
