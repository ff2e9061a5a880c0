import type { BlockFixture } from '../define-block'
import { examplePicture } from '../example-picture.fixture'

export const callToActionFixture: BlockFixture<'callToAction'> = {
  blockType: 'callToAction',
  heading: 'Que vaut votre maison ?',
  titleSize: 'h2',
  description: 'Nous l’estimons gratuitement et sans engagement, sur place, en une heure.',
  links: [
    { label: 'Demander une estimation', url: '/contact-demand/' },
    { label: '04 222 00 00', url: 'tel:+3242220000' },
  ],
  backgroundType: 'image',
  backgroundImage: examplePicture,
  status: 'published',
}
