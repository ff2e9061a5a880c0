import { testimonials } from '../content/testimonials'

import { eachOf } from './each'
import type { StoredPictures } from './pictures'
import { clientPicture } from './site-pictures'
import type { Store } from './store'

/** Published, as if an editor had approved them. */
export async function seedTestimonials(store: Store, pictures: StoredPictures): Promise<void> {
  await eachOf(testimonials, ({ slug, name, date, language, about, comment, hasPortrait }) =>
    store.create('testimonials', {
      ...{ slug, name, language, comment },
      about,
      image: hasPortrait && pictures.idOf(clientPicture(slug)),
      date: `${date}T12:00:00.000Z`,
      _status: 'published',
    }),
  )
}
