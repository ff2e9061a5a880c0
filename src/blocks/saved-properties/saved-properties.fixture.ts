import type { BlockFixture } from '../define-block'

export const savedPropertiesFixture: BlockFixture<'savedProperties'> = {
  blockType: 'savedProperties',
  heading: 'Vos biens enregistrés',
  titleSize: 'h2',
  description: 'Gardez-les sous la main, comparez-les et envoyez la liste à qui cherche avec vous.',
  backgroundType: 'none',
  status: 'published',
}
