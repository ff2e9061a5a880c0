import type { Field } from 'payload'

/**
 * The panel beside the form with what an editor may correct.
 *
 * @param part of `composition/studio-parts`: for properties, with the mentions that the law requires
 */
export const checksField = (part: 'ContentChecks' | 'PropertyChecks' = 'ContentChecks'): Field => ({
  name: 'checks',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: `/composition/studio-parts#${part}` },
  },
})
