import type { BlockFixture } from '../define-block'
import { examplePicture } from '../example-picture.fixture'

export const videoFixture: BlockFixture<'video'> = {
  blockType: 'video',
  source: 'link',
  filmUrl: 'https://www.youtube.com/watch?v=M7lc1UVf-VE',
  poster: examplePicture,
  caption: 'Une journée avec nos agents, de la première visite à la remise des clés.',
  shape: 'wide',
  heading: 'Notre métier en deux minutes',
  titleSize: 'h2',
  backgroundType: 'none',
  status: 'published',
}
