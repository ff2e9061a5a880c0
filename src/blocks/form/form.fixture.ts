import type { BlockFixture } from '../define-block'
import { examplePicture } from '../example-picture.fixture'

export const formFixture: BlockFixture<'form'> = {
  blockType: 'form',
  form: 'contactDemand',
  titleSize: 'h2',
  backgroundType: 'image',
  backgroundImage: examplePicture,
  status: 'published',
}
