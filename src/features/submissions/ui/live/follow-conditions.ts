import { fieldsOf, isFieldVisible } from '@/features/submissions/model/visible-fields'

import { fieldPart, type LiveForm } from './live-form'
import { readValues } from './read-form'
import { markField } from './show-problems'

/** Shows only the fields whose conditions the other answers meet. */
export function followConditions(live: LiveForm): void {
  const { form, model, signal } = live
  const fields = fieldsOf(model)
  const conditional = fields.filter(({ when }) => when)
  if (conditional.length === 0) return
  const apply = () => {
    const values = readValues(live)
    for (const field of conditional) {
      const part = fieldPart(form, field.name)
      const isWanted = isFieldVisible(field, values, fields)
      if (!part || part.hidden === !isWanted) continue
      part.hidden = !isWanted
      if (!isWanted) markField(live, field.name, undefined)
    }
  }
  apply()
  form.addEventListener('change', apply, { signal })
  form.addEventListener('form-filled', apply, { signal })
}
