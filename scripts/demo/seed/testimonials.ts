import { testimonials } from '../content/testimonials'

import { eachOf } from './each'
import type { Store } from './store'

/** Published, as if an editor had approved them. */
export async function seedTestimonials(store: Store): Promise<void> {
  await eachOf(testimonials, ({ slug, name, date, language, about, comment }) =>
    store.create('testimonials', {
      ...{ slug, name, language, comment },
      about,
      date: `${date}T12:00:00.000Z`,
      _status: 'published',
    }),
  )
}
